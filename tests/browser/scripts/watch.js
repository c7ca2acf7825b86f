(corner) => {
  globalThis.counts = [];
  const count = () => document.querySelectorAll(`[data-target="row-${corner}"], [data-target^="row-${corner}-"]`).length;
  const empty = () => document.querySelector(`[data-target="row-${corner}"] .nothing`) !== null;
  const look = () => {
    const now = empty() ? 0 : count();
    if (globalThis.counts.at(-1)?.[0] !== now) globalThis.counts.push([now, performance.now()]);
  };
  new MutationObserver(look).observe(document.querySelector('main.board'), { subtree: true, childList: true, attributes: true });
  look();
}
