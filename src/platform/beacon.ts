/** Sends a text without waiting for an answer, even while the page is being left. */
export function sendInBackground(url: string, text: string): void {
  navigator.sendBeacon(url, text);
}
