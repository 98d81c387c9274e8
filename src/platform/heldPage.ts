/**
 * Keeps the page below layers from being used, read and scrolled, and the room of its scrollbar;
 * returns the way to let it go.
 */
export function holdPage(): () => void {
  const page = document.getElementById('root');
  const { documentElement: frame, body } = document;
  const scrollbar = window.innerWidth - frame.clientWidth;
  // None of these is inherited but `inert`: each other one would have all styles computed again.
  // Not everything that reads a page knows `inert`.
  const hide = (hidden: boolean) => {
    if (page === null) return;
    page.inert = hidden;
    page.ariaHidden = hidden ? 'true' : null;
  };
  hide(true);
  frame.style.overflow = 'hidden';
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  return () => {
    hide(false);
    frame.style.overflow = '';
    body.style.paddingInlineEnd = '';
  };
}
