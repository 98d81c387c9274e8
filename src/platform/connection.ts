/** Whether the browser believes it is online. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls back on every change between online and offline; returns the function that stops it. */
export function onConnectionChange(listener: (online: boolean) => void): () => void {
  const on = () => listener(true);
  const off = () => listener(false);
  window.addEventListener('online', on);
  window.addEventListener('offline', off);
  return () => {
    window.removeEventListener('online', on);
    window.removeEventListener('offline', off);
  };
}
