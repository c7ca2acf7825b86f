(controls) => [...document.querySelectorAll(controls)].map((one, at) => {
  const plain = (text) => text.replace(/[\d⟦⟧]+/g, '#').replace(/Ada|Ben|Cleo|Dora/g, 'name').trim().slice(0, 24);
  const modal = document.querySelector('[role="alertdialog"], [role="menu"], .veil ~ [role="dialog"]');
  const shown = one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && !one.closest('[inert]') && (modal === null || modal.contains(one));
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const classes = (one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/g, '').trim();
  const target = (one.dataset.target ?? '').replace(/\d+/g, '#');
  const disabled = one.getAttribute('aria-disabled') === 'true';
  const label = one.matches('.rule') ? 'rule' : one.matches('.opt, .decide ul .btn') ? 'way' : target !== '' ? '' : plain(one.getAttribute('aria-label') ?? one.textContent);
  return {
    at, shown, disabled, target: one.dataset.target ?? '',
    sign: [one.tagName, one.type ?? '', target === '' ? classes : '', target, disabled, label].join('|'),
    plays: one.matches('.decide .btn.primary, .decide ul .btn'),
    kind: one.tagName === 'INPUT' ? one.type : one.tagName.toLowerCase(),
    away: one.tagName === 'A' && (one.host !== location.host || one.target === '_blank'),
    already: ['aria-checked', 'aria-selected', 'aria-pressed'].some((name) => one.getAttribute(name) === 'true') && !one.matches('.opt, [data-target]'),
    covered: top !== null && !one.contains(top) && !top.contains(one) && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight,
    html: one.outerHTML.slice(0, 140),
  };
})
