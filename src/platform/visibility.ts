import { onConnectionChange } from './connection.ts';

/** Whether the page is shown, for polling that pauses in the background. */
export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/**
 * Calls back with whether the page is shown when that changes, and when the connection is back: in
 * both cases what the page shows may be old. Returns the function that stops it.
 */
export function onVisibilityChange(listener: (visible: boolean) => void): () => void {
  const onChange = () => listener(isVisible());
  document.addEventListener('visibilitychange', onChange);
  const stop = onConnectionChange((online) => {
    if (online) onChange();
  });
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    stop();
  };
}
