/** Whether the page is shown, for polling that pauses in the background. */
export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Calls back when the page is shown or hidden; returns the function that stops it. */
export function onVisibilityChange(listener: (visible: boolean) => void): () => void {
  const onChange = () => listener(isVisible());
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
