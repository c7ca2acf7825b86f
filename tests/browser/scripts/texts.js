() => {
  const found = [];
  const seen = (one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) || one.closest('.vh') !== null;
  const apart = '.prose, .book .text h3, .book .toc, .book h4, kbd, .key, script, style, .maker, main ul li .dim, main ul li .licence, main ul li a, svg';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const of = walker.currentNode.parentElement, text = walker.currentNode.data.trim();
    if (text !== '' && of.closest(apart) === null && seen(of)) found.push(['text', text, of.outerHTML.slice(0, 120)]);
  }
  for (const one of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description', 'aria-roledescription'])
      if (one.hasAttribute(name) && one.getAttribute(name).trim() !== '' && !one.closest('script, style'))
        found.push([name, one.getAttribute(name), one.outerHTML.slice(0, 120)]);
  found.push(['title of the tab', document.title, '']);
  return found;
}
