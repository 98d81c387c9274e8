/**
 * A message channel between the tabs of this browser; where the browser has none, messages reach
 * nobody.
 */
export interface TabChannel {
  post: (message: unknown) => void;
  close: () => void;
}

/** Opens the channel with this name, and calls back with messages of other tabs. */
export function openTabChannel(name: string, onMessage: (message: unknown) => void): TabChannel {
  if (typeof BroadcastChannel !== 'function') {
    return { post: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onMessage(data);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
