declare global {
  var earlyReplies: Map<string, Promise<Response>> | undefined;
}

/** Replies that the boot script asked for before the shop's code was there, by what was asked. */
export function earlyReplies(): Map<string, Promise<Response>> {
  globalThis.earlyReplies ??= new Map();
  return globalThis.earlyReplies;
}

/** Milliseconds since the page was asked for. */
export function pageAgeMs(): number {
  return performance.now();
}
