(part) => {
  const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, of = text.parentElement;
    if (part !== '' && of.closest(part) === null) continue;
    if (text.data.trim() === '' || of.closest('.vh, .seat, script, style') || of.getClientRects().length === 0) continue;
    const scale = of instanceof SVGElement ? of.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(of).fontSize) * scale;
    if (size < 11.95) found.add(`${size.toFixed(1)} px: ${text.data.trim().slice(0, 30)} in ${of.tagName.toLowerCase()}.${of.getAttribute('class') ?? ''}`);
  }
  return [...found];
}
