declare global {
  var earlyPage: Promise<string | null> | undefined;
  var earlyReplies: Map<string, Promise<Response>> | undefined;
}

/** Replies that the boot script asked for before the shop's code was there, by what was asked. */
export function earlyReplies(): Map<string, Promise<Response>> {
  globalThis.earlyReplies ??= new Map();
  return globalThis.earlyReplies;
}

/** What the page showed last, which the boot script began to read; null where nothing is kept. */
export function earlyPage(): Promise<string | null> {
  return globalThis.earlyPage ?? Promise.resolve(null);
}

/** Milliseconds since the page was asked for. */
export function pageAgeMs(): number {
  return performance.now();
}

/** An address as a request to it names it: with the page's origin where it has none. */
export function addressed(url: string): string {
  return new URL(url, window.location.href).href;
}
