/** How long the mouse rests on something before the customer wants to know what it is, ms. */
const REST_MS = 500;

/**
 * Reports the element on which the mouse rests, and null when it left, or when the customer pressed,
 * typed or scrolled. A finger is not reported: it has nothing to rest on.
 * @param selector the elements that count
 * @returns what stops it
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
  // Not "over": the mouse may be there before this code is, and a dialog that opens under a mouse at
  // rest was not pointed at.
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
