/**
 * A message channel between the shop's tabs in this browser. In a browser without such channels,
 * messages are not delivered.
 */
export interface TabChannel {
  post: (message: unknown) => void;
  close: () => void;
}

/** Opens the channel with this name; `onMessage` gets the messages of other tabs. */
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
