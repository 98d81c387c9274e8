/** A window beside the shop, and the way back from it: both are this origin's own business. */

const CHANNEL = 'window-return';
const LOOK_MS = 400;
/** A window that closes itself is seen closed before its last words have arrived. */
const LAST_WORDS_MS = 1200;

/** What a window brought back: the answer in its address, as names and values. */
export type Returned = Record<string, string>;

/** Opens a small window at an address; null when the browser blocks it. */
export function openWindow(url: string): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - 480) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - 640) / 2);
  return window.open(url, '_blank', `popup,width=480,height=640,left=${left},top=${top}`);
}

/**
 * What a window brings back that `isOurs` knows; null when it was closed without. Any tab of the
 * shop may hear it, so the one that asked has to know its own. The signal closes the window.
 */
export function returnOf(
  opened: Window,
  isOurs: (returned: Returned) => boolean,
  signal: AbortSignal,
): Promise<Returned | null> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<Returned | null>((resolve, reject) => {
    let closedSince: number | null = null;
    const look = setInterval(() => {
      if (!opened.closed) return;
      closedSince ??= performance.now();
      if (performance.now() - closedSince > LAST_WORDS_MS) end(() => resolve(null));
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
    channel.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      if (!isOurs(data)) return;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      channel.postMessage({ heard: data['state'] ?? '' });
      end(() => resolve(data));
    });
  });
}

/**
 * Hands over what a provider wrote into the address of this window, takes it out of the address and
 * closes the window. Resolves with false when no tab of the shop was waiting for it any more.
 */
export async function handOverReturn(): Promise<boolean> {
  const { hash, search, pathname } = window.location;
  const returned = Object.fromEntries(new URLSearchParams(hash.slice(1) || search.slice(1)));
  window.history.replaceState(null, '', pathname);
  const channel = new BroadcastChannel(CHANNEL);
  const heard = await new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      if (data['heard'] === returned['state']) resolve(true);
    });
    setTimeout(() => resolve(false), LAST_WORDS_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage(returned);
  });
  channel.close();
  if (heard) window.close();
  return heard;
}
