/** Acts once the next frame is on screen; at once where the browser draws none. */
export function afterFrame(act: () => void): void {
  if (document.visibilityState === 'hidden') act();
  else requestAnimationFrame(() => setTimeout(act));
}
