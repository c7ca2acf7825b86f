(part) => {
  const found = new Set();
  const all = 'button, a[href], input:not([type=hidden]), select, summary, [role="menuitem"], [role="menuitemradio"]';
  const roots = part === '' ? [document.body] : [...document.querySelectorAll(part)];
  for (const one of roots.flatMap((root) => [...root.querySelectorAll(all)])) {
    if (one.getClientRects().length === 0 || !one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
    if (one.matches('.prose a, p a, ol.full a')) continue; // words in a running text
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const area = one.matches('input') ? (one.closest('label') ?? one) : one;
    const box = area.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (area.contains(hit) || (hit.closest('label')?.control === one));
    };
    // A place of the board may lie under what is asked now; and a board that can be made larger counts at its largest.
    const over = document.elementFromPoint(x, y)?.closest('[data-over], [data-target]');
    if (one.matches('[data-target]') && over != null && over !== one && !one.contains(over)) continue;
    const zooms = Number(one.closest('[data-zooms]')?.dataset.zooms ?? 1);
    if (!hits(0, 0)) { found.add(`covered: ${one.outerHTML.slice(0, 110)}`); continue; }
    const wide = box.width * zooms >= 43.5 || (hits(-21.4, 0) && hits(21.4, 0));
    const high = box.height * zooms >= 43.5 || (hits(0, -21.4) && hits(0, 21.4));
    if (!wide || !high)
      found.add(`${box.width.toFixed(0)} x ${box.height.toFixed(0)}: ${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 30)} (${one.tagName.toLowerCase()}.${(one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').trim()})`);
  }
  scrollTo(0, 0);
  return [...found];
}
