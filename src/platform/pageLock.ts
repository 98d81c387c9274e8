import { currentPath } from './address.ts';

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
  // Some assistive technology does not support `inert`.
  page?.setAttribute('aria-hidden', 'true');
  // `inert` makes the browser compute the styles of the complete page again. So it is set only
  // after the layer is on screen; until then the layer itself catches presses.
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

/**
 * Remembers which page is open. The returned function returns the content (`main`) of the page that
 * was opened since; null while the page is the same.
 */
export function rememberPage(): () => HTMLElement | null {
  const path = currentPath();
  return () => (currentPath() === path ? null : document.querySelector('main'));
}
