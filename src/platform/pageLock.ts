/**
 * Locks the page below a layer: it cannot be used, read or scrolled, and the width of its scrollbar
 * stays reserved. Returns the function that unlocks it.
 */
export function lockPage(): () => void {
  const page = document.getElementById('root');
  const { documentElement: frame, body } = document;
  const scrollbar = window.innerWidth - frame.clientWidth;
  let locked = true;
  const close = () => {
    if (page !== null) page.inert = locked;
  };
  // Not everything that reads a page knows `inert`.
  page?.setAttribute('aria-hidden', 'true');
  // `inert` is inherited, and has all styles computed again: not before the layer is on screen, which
  // catches presses by then.
  requestAnimationFrame(() => setTimeout(close));
  frame.style.overflow = 'hidden';
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    locked = false;
    close();
    page?.removeAttribute('aria-hidden');
    frame.style.overflow = '';
    body.style.paddingInlineEnd = '';
  };
}
