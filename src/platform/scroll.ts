/**
 * Calls back when the page is scrolled past a number of px, or back again; returns the function
 * that stops it.
 */
export function onScrolledPast(px: number, listener: (past: boolean) => void): () => void {
  let before: boolean | null = null;
  const look = () => {
    const past = window.scrollY > px;
    if (past === before) return;
    before = past;
    listener(past);
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
}
