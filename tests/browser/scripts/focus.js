() => {
  const one = document.activeElement;
  if (one === null || one === document.body) return 'nowhere';
  const style = getComputedStyle(one), box = one.getBoundingClientRect();
  const what = `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30)}`;
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return `no ring: ${what}`;
  if (box.bottom < 1 || box.right < 1 || box.top > innerHeight - 1 || box.left > innerWidth - 1) return `out of sight: ${what}`;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (top !== null && !one.contains(top) && !top.contains(one)) return `behind something: ${what}`;
  return '';
}
