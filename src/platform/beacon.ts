/** Sends a text that nobody waits for, also when the page is being left. */
export function sendInBackground(url: string, text: string): void {
  navigator.sendBeacon(url, text);
}
