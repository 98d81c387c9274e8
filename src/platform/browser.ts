/** Small functions that the rest of the code uses instead of `window` and `navigator`. */

/** The region that the browser's languages name, ISO 3166 alpha-2; null when they name none. */
export function browserRegion(): string | null {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region);
  return regions.find((region) => region !== undefined) ?? null;
}

/** The browser's languages, such as `ar-EG`, the most preferred first. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}

/** Leaves the storefront for another URL, such as a payment page. */
export function goToUrl(url: string): void {
  window.location.assign(url);
}

/** The storefront's own origin, for return addresses. */
export function ownOrigin(): string {
  return window.location.origin;
}

/**
 * A random id (UUID, RFC 4122 version 4), such as the idempotency key of an order or the id of a
 * chosen picture.
 */
export function randomId(): string {
  return crypto.randomUUID();
}

/**
 * The time on the device's own clock, for the age of stored data and for the end of a wait that
 * began on this clock. `now` is not used for that: it may be the server's time, and data with a
 * time in the future would be dropped.
 */
export function browserTime(): Date {
  return new Date();
}

/** How far the device's clock may differ from the server's and still be used, in ms. */
const TOLERANCE_MS = 300_000;

/**
 * The server's time when `performance.now()` was 0, the latest that any answer implies: an answer
 * is always some time on its way.
 */
let serverStart = -Infinity;
/** How far the device's clock was behind the server's at the last answer, in ms. */
let lag = 0;

/**
 * Compares the device's clock with the server's time that has just arrived, in ms since 1970. NaN,
 * for a time that could not be read, changes nothing, and neither does an old time: an answer out of
 * the browser's cache has one, and `performance.now()` tells, because it does not jump with the
 * device's clock. Only the browser may call this, because visitors share the page server's modules.
 */
export function learnServerTime(at: number): void {
  const start = at - performance.now();
  if (!(start > serverStart - TOLERANCE_MS)) return;
  serverStart = Math.max(serverStart, start);
  lag = serverStart + performance.now() - browserTime().getTime();
}

let drawnAt: Date | undefined;

/**
 * The present time: that of the device, or the server's when the device's clock is wrong. During
 * hydration it is the time at which the server rendered the page, because the clocks may differ and
 * both sides must render the same.
 */
export function now(): Date {
  if (drawnAt !== undefined) return drawnAt;
  const device = browserTime();
  const isRight = (behind: number) => Math.abs(behind) < TOLERANCE_MS;
  // A wrong clock may have been set right since the last answer, which `performance.now()` tells. It
  // does not tell the time itself, because it may stop while the device sleeps.
  return isRight(lag) || isRight(serverStart + performance.now() - device.getTime())
    ? device
    : new Date(device.getTime() + lag);
}

/**
 * Fixes `now` at the time at which a page was rendered; without an argument, `now` is the running
 * clock again.
 */
export function freezeNow(at?: Date): void {
  drawnAt = at;
}

/**
 * Sets theme, module colour, language and text direction of the document. The theme `system`
 * follows the device. `hue` names the colour of the current module; null outside of a module.
 */
export function setDocumentLook(look: {
  theme: 'light' | 'dark' | 'system';
  hue: string | null;
  language: string;
  direction: 'ltr' | 'rtl';
}): void {
  const root = document.documentElement;
  root.dataset['theme'] = look.theme;
  root.lang = look.language;
  root.dir = look.direction;
  if (look.hue === null) delete root.dataset['module'];
  else root.dataset['module'] = look.hue;
}

/**
 * Sets text size, in percent, and reduced motion of the document: attributes that `tokens.css`
 * reads.
 */
export function setDocumentDisplay(display: { textSize: number; lessMotion: boolean }): void {
  const { dataset } = document.documentElement;
  dataset['text'] = String(display.textSize);
  dataset['motion'] = display.lessMotion ? 'less' : 'full';
}

const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

/** The theme in which the page is shown, light or dark. */
export function shownTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === 'system' ? matchesMedia(DEVICE_IS_DARK) : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

/** Calls back when the page or the device changes its theme; returns the function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const ignoreDevice = onMediaChange(DEVICE_IS_DARK, listener);
  return () => {
    watcher.disconnect();
    ignoreDevice();
  };
}

/** Sets the title and the description of the page, for tabs, bookmarks and search engines. */
export function setPageMeta({ title, description }: { title: string; description: string }): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/**
 * Sets the page's canonical URL for search engines, from its path and query. When it changes, the
 * tags in the head that the server wrote for the former page (`data-page`) are removed.
 */
export function setCanonicalUrl(address: string): void {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { href } = new URL(address, known?.href ?? window.location.origin);
  if (known?.href === href) return;
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove();
  const link = document.createElement('link');
  link.rel = 'canonical';
  link.href = href;
  link.dataset['page'] = '';
  document.head.append(link);
}

/** Sets a cookie that the browser sends with all requests of pages; it lasts for a year. */
export function setCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Writes a warning for developers to the console, which customers do not see (AUTH-34). */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console -- the requirement asks for a warning in the console
  console.warn(text);
}

interface RouterSteps extends Pick<History, 'pushState' | 'replaceState'> {
  /** Called when Back or Forward was pressed; returns whether the router must be notified. */
  isForRouter: () => boolean;
}

/**
 * How the router changes the browser's history, and whether it is notified of Back and Forward.
 * `backStep.ts` replaces these functions; it installs itself here because it is loaded only when
 * the first layer, such as a dialog, is opened.
 */
export const routerSteps: RouterSteps = {
  pushState: (...entry) => window.history.pushState(...entry),
  replaceState: (...entry) => window.history.replaceState(...entry),
  isForRouter: () => true,
};

/**
 * For each listener of the router, the wrapper that was added to the window in its place, so that
 * it can be removed again.
 */
const listeners = new Map<() => void, () => void>();

/**
 * The `window` object that the router gets: the browser's own, except that history changes and
 * `popstate` go through `routerSteps`.
 */
export const routerWindow = {
  get location() {
    return window.location;
  },
  history: {
    get state() {
      return window.history.state as unknown;
    },
    go: (by: number) => window.history.go(by),
    pushState: (...entry: Parameters<History['pushState']>) => routerSteps.pushState(...entry),
    replaceState: (...entry: Parameters<History['pushState']>) =>
      routerSteps.replaceState(...entry),
  },
  addEventListener: (type: 'popstate', listener: () => void) => {
    const wrapper = () => {
      if (routerSteps.isForRouter()) listener();
    };
    listeners.set(listener, wrapper);
    window.addEventListener(type, wrapper);
  },
  removeEventListener: (type: 'popstate', listener: () => void) => {
    const wrapper = listeners.get(listener);
    listeners.delete(listener);
    if (wrapper !== undefined) window.removeEventListener(type, wrapper);
  },
} as unknown as Window;

/**
 * Stops the listener of `skipStaleLayerEntry`, which skips the history entry of a dialog that was
 * open before a reload. `backStep.ts` aborts it when it begins to handle Back itself.
 */
export const staleLayerEntry = new AbortController();

/**
 * For a page that was reloaded while a dialog was open: the browser is then on the dialog's
 * additional history entry (see `backStep.ts`), and the entry below is the same page. Makes the
 * first Back go one entry further.
 */
export function skipStaleLayerEntry(): void {
  if ((window.history.state as { layer?: boolean } | null)?.layer !== true) return;
  window.addEventListener('popstate', () => window.history.back(), {
    once: true,
    signal: staleLayerEntry.signal,
  });
}

/**
 * Turns off the browser's own scroll restoration: the page decides where it is scrolled to, on Back
 * too.
 */
export function takeOverScrolling(): void {
  window.history.scrollRestoration = 'manual';
}

/** How far the page is scrolled down, in px. */
export function scrollPosition(): number {
  return window.scrollY;
}

/** Scrolls the page to this distance from its top, in px. */
export function scrollPageTo(top: number): void {
  window.scrollTo(0, top);
}

/**
 * Calls a function when the browser is idle, so that it does not delay anything urgent, and after
 * two seconds at the latest: a busy device may not be idle for as long as the page is open.
 */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 1);
}

/** The media query of a screen that has room for something beside the main content. */
export const WIDE_SCREEN = '(min-width: 1181px)';

/** Whether the screen matches a media query. */
export function matchesMedia(query: string): boolean {
  return window.matchMedia(query).matches;
}

/**
 * Calls back when the screen starts or stops matching a media query; returns the function that
 * stops it.
 */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether motion must be reduced, by the customer's or the device's setting. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'less' || matchesMedia(REDUCED_MOTION);
}

/**
 * Calls back when the device's setting for reduced motion changes; returns the function that stops
 * it.
 */
export function onReducedMotionChange(listener: () => void): () => void {
  return onMediaChange(REDUCED_MOTION, listener);
}

/**
 * Calls back once, at the visitor's first action on the page: a press, a mouse move, the wheel or a
 * key.
 */
export function onFirstAction(listener: () => void): void {
  const done = new AbortController();
  const onInput = (event: Event) => {
    const { movementX = 0, movementY = 0 } = event as Partial<PointerEvent>;
    // The browser also fires this event when the page changes below a pointer that does not move.
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    done.abort();
    listener();
  };
  for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
    document.addEventListener(type, onInput, { passive: true, signal: done.signal });
  }
}

/**
 * Calls back with the path of an internal link that is hovered, touched or focused, so that the
 * page can be prefetched. It calls back again only after the pointer or the focus was elsewhere.
 */
export function onLinkHover(listener: (path: string) => void): void {
  let last: Element | null = null;
  const onTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === last) return;
    last = link;
    if (link?.origin === window.location.origin) listener(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onTarget, { passive: true });
  }
}
