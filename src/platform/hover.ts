/** How long the mouse must rest on an element until it is reported, in ms. */
const REST_MS = 500;

/**
 * Reports the element on which the mouse rests, and null when the mouse has left it, or when the
 * customer presses, types or scrolls. Touch is ignored, because a finger cannot hover.
 * @param selector matches the elements that are reported
 * @returns the function that stops it
 */
export function watchHover(
  selector: string,
  report: (element: HTMLElement | null) => void,
): () => void {
  let under: HTMLElement | null = null;
  let timer = 0;
  const end = () => {
    window.clearTimeout(timer);
    report(null);
  };
  const move = ({ target, pointerType }: PointerEvent) => {
    const isMouse = pointerType === 'mouse' && target instanceof Element;
    const next = isMouse ? target.closest<HTMLElement>(selector) : null;
    if (next === under) return;
    if (under !== null) end();
    under = next;
    if (next !== null) timer = window.setTimeout(() => report(next), REST_MS);
  };
  const leave = ({ relatedTarget }: PointerEvent) => {
    if (under === null || (relatedTarget instanceof Node && under.contains(relatedTarget))) return;
    end();
    under = null;
  };
  const stop = new AbortController();
  const { signal } = stop;
  // `pointermove` instead of `pointerover`: `pointerover` is missed when the mouse is there before
  // this code is loaded, and it also fires when a dialog opens under a mouse that does not move.
  document.addEventListener('pointermove', move, { passive: true, signal });
  document.addEventListener('pointerout', leave, { signal });
  for (const done of ['pointerdown', 'keydown', 'scroll']) {
    document.addEventListener(done, end, { capture: true, passive: true, signal });
  }
  return () => {
    stop.abort();
    window.clearTimeout(timer);
  };
}
