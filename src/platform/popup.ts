/**
 * Popup windows, such as a sign-in provider's, and the messages by which they answer the shop. Only
 * pages of this origin get these messages.
 */

const CHANNEL = 'window-return';
const LOOK_MS = 400;
/**
 * How long to wait for an answer after a popup was closed, in ms: when a popup closes itself, the
 * shop may see that before the popup's message arrives.
 */
const MESSAGE_GRACE_MS = 1200;

/** The answer in a popup's URL, as names and values. */
export type PopupAnswer = Record<string, string>;

/** Opens a small window at an address; null when the browser blocks it. */
export function openWindow(url: string): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - 640) / 2);
  return window.open(url, '_blank', `popup,width=480,height=640,left=${left},top=${top}`);
}

/**
 * Waits for a popup's answer, the parameters of its URL; null when the popup was closed without
 * one. All tabs of the shop get every answer: `isOurs` recognises the one for this tab. Aborting
 * the signal closes the popup and rejects.
 */
export function popupAnswer(
  opened: Window,
  isOurs: (returned: PopupAnswer) => boolean,
  signal: AbortSignal,
): Promise<PopupAnswer | null> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<PopupAnswer | null>((resolve, reject) => {
    let closedSince: number | null = null;
    const look = setInterval(() => {
      if (!opened.closed) return;
      closedSince ??= performance.now();
      if (performance.now() - closedSince > MESSAGE_GRACE_MS) end(() => resolve(null));
    }, LOOK_MS);
    const leave = () =>
      end(() => {
        opened.close();
        reject(signal.reason instanceof Error ? signal.reason : new Error('left'));
      });
    const end = (say: () => void) => {
      clearInterval(look);
      channel.close();
      signal.removeEventListener('abort', leave);
      say();
    };
    signal.addEventListener('abort', leave);
    channel.addEventListener('message', ({ data }: MessageEvent<PopupAnswer>) => {
      if (!isOurs(data)) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage({ heard: data['state'] ?? '' });
      end(() => resolve(data));
    });
  });
}

/**
 * For the page to which a provider returns in a popup: sends the answer in this window's URL to the
 * shop's tab, removes it from the URL and closes the window. Resolves with false when no tab of the
 * shop was waiting for the answer.
 */
export async function sendPopupAnswer(): Promise<boolean> {
  const { hash, search, pathname } = window.location;
  const returned = Object.fromEntries(new URLSearchParams(hash.slice(1) || search.slice(1)));
  window.history.replaceState(null, '', pathname);
  const channel = new BroadcastChannel(CHANNEL);
  const received = await new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<PopupAnswer>) => {
      if (data['heard'] === returned['state']) resolve(true);
    });
    setTimeout(() => resolve(false), MESSAGE_GRACE_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(returned);
  });
  channel.close();
  if (received) window.close();
  return received;
}
