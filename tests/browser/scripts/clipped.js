(names) => {
  const found = new Set();
  const of = (one) => `${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').trim().replaceAll(' ', '.')}`;
  for (const one of document.querySelectorAll('body *')) {
    if (one instanceof SVGElement || one.closest('.vh, script, style, svg') !== null) continue;
    if (!one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    const text = one.innerText?.trim() ?? '';
    if (text === '') continue;
    const style = getComputedStyle(one);
    const own = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
    const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
    if ((hides || (own && style.overflowX === 'visible')) && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && !one.matches('.rule') && !(style.textOverflow === 'ellipsis' && names.includes(text)))
      found.add(`${of(one)} ${one.scrollWidth} > ${one.clientWidth} wide: ${text.slice(0, 60)}`);
    if (['hidden', 'clip'].includes(style.overflowY) && one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2 && one.closest('.app') !== one)
      found.add(`${of(one)} ${one.scrollHeight} > ${one.clientHeight} high: ${text.slice(0, 60)}`);
    for (const node of one.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      let scrolls = false;
      for (let up = one; up !== null; up = up.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) scrolls = true;
      if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) found.add(`${of(one)} beyond the edge at ${box.right.toFixed(0)}: ${text.slice(0, 60)}`);
    }
  }
  return [...found];
}
