/** Pieces that leave one part of the page for another: a copy of the piece travels, over everything, and is gone on arrival. */

export interface Flight {
  piece: HTMLElement;
  from: DOMRect;
  to: () => Element | null;
  delay: number;
}

const shown = (element: Element | null): Element | null =>
  element !== null && element.getClientRects().length > 0 ? element : null;

/** Where a player's things are: one's own along the bottom, everybody's in the table of players. */
export function home(seat: number, own: number | null): Element | null {
  const mine = seat === own ? shown(document.querySelector('[data-home="own"]')) : null;
  return mine ?? shown(document.querySelector(`[data-home="${seat}"]`));
}

/** Copy a piece where it lies now, to be sent once the board has changed. */
export function pick(piece: Element | null | undefined, to: () => Element | null, delay = 0): Flight[] {
  if (!(piece instanceof HTMLElement) || piece.getClientRects().length === 0) return [];
  const copy = piece.cloneNode(true) as HTMLElement;
  // A copy is no place, and nobody is to hear of it.
  for (const one of [copy, ...copy.querySelectorAll('*')]) one.removeAttribute('data-target');
  return [{ piece: copy, from: piece.getBoundingClientRect(), to, delay }];
}

export function send(root: HTMLElement, flights: readonly Flight[], duration: number): void {
  if (duration === 0) return;
  const origin = root.getBoundingClientRect();
  for (const { piece, from, to, delay } of flights) {
    const goal = to()?.getBoundingClientRect();
    if (goal === undefined) continue;
    const box = document.createElement('div');
    box.ariaHidden = 'true';
    box.inert = true;
    Object.assign(box.style, {
      position: 'absolute',
      zIndex: '30',
      left: `${from.left - origin.left}px`,
      top: `${from.top - origin.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      pointerEvents: 'none',
    });
    box.append(piece);
    root.append(box);
    const dx = goal.left + goal.width / 2 - from.left - from.width / 2;
    const dy = goal.top + goal.height / 2 - from.top - from.height / 2;
    const scale = Math.min(1, Math.max(0.3, goal.height / from.height));
    const run = box.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.85 },
      ],
      { duration, delay, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'backwards' },
    );
    run.onfinish = run.oncancel = () => {
      box.remove();
    };
  }
}
