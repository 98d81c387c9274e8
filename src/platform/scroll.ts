/** Calls back when the page is scrolled past so many px, or back again; returns the way to stop. */
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
