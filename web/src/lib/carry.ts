/** Pieces that are dragged from their place to another, with a finger, a pen or the mouse. */

/** What a board makes of it. */
export interface Carry {
  /** Whether what lies at a place may be taken up now. */
  lifts: (target: string) => boolean;
  /** A piece is held over this place; over none, or no longer held: null. */
  over: (target: string | null) => void;
  /** The piece of the first place was let go at the second. */
  drop: (from: string, to: string) => void;
}

/** So far a pointer goes before it carries, in pixels: less is a touch. */
const SLACK = 8;

const targetAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]')?.dataset['target'] ?? null;

/** An action of the element in which the places lie. Places that lift need `touch-action: none`, or the page scrolls instead. */
export function carry(node: HTMLElement, settings: Carry) {
  let held: { from: string; pointer: number; x: number; y: number; moved: boolean } | null = null;

  const down = (event: PointerEvent): void => {
    held = null;
    const from = targetAt(event.clientX, event.clientY);
    if (!event.isPrimary || event.button !== 0 || from === null || !settings.lifts(from)) return;
    event.stopPropagation(); // a board that is dragged itself stays where it is
    held = { from, pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
  };
  const move = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    if (!held.moved && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    held.moved = true;
    settings.over(targetAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    if (held?.pointer !== event.pointerId) return;
    const { from, moved } = held;
    held = null;
    if (!moved) return;
    settings.over(null);
    const to = targetAt(event.clientX, event.clientY);
    if (to !== null && to !== from) settings.drop(from, to);
  };
  const cancel = (): void => {
    held = null;
    settings.over(null);
  };

  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', cancel);
  return {
    update(now: Carry) {
      settings = now;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    },
  };
}
