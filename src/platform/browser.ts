/** Small doors to the browser that areas use instead of `window`. */

/** The region that the browser's languages name, ISO 3166 alpha-2; null when they name none. */
export function browserRegion(): string | null {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).region);
  return regions.find((region) => region !== undefined) ?? null;
}

/** The browser's languages, such as `ar-EG`, the dearest first. */
export function browserLanguages(): readonly string[] {
  return navigator.languages;
}

/** Leaves the storefront for another page of the browser, such as a payment page. */
export function goToUrl(url: string): void {
  window.location.assign(url);
}

/** The storefront's own origin, for return addresses. */
export function ownOrigin(): string {
  return window.location.origin;
}

/** A random key for one intent (RFC 4122 version 4). */
export function newIntentKey(): string {
  return crypto.randomUUID();
}

/**
 * The time on the browser's own clock. The age of stored data is counted with it: `now` may be the
 * server's time, and data that seem to come from the future would be dropped.
 */
export function browserTime(): Date {
  return new Date();
}

let drawnAt: Date | undefined;

/**
 * The present time. During hydration it is the time at which the server rendered the page: clocks
 * differ, and both sides must render the same.
 */
export function now(): Date {
  return drawnAt ?? browserTime();
}

/** Fixes `now` at the time at which a page was rendered; without an argument it runs again. */
export function holdNow(at?: Date): void {
  drawnAt = at;
}

/** Sets theme, hue, language and direction of the document; the theme `system` is the device's. */
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

/** The theme the page is shown in. */
export function shownTheme(): 'light' | 'dark' {
  const { theme } = document.documentElement.dataset;
  const isDark = theme === 'system' ? screenFits(DEVICE_IS_DARK) : theme === 'dark';
  return isDark ? 'dark' : 'light';
}

/** Calls back when the page or the device changes its theme; returns the function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const ignoreDevice = watchScreen(DEVICE_IS_DARK, listener);
  return () => {
    watcher.disconnect();
    ignoreDevice();
  };
}

/** The title and the description of the page, for tabs, bookmarks and search engines. */
export function setPageMeta({ title, description }: { title: string; description: string }): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/**
 * The canonical path and query of the page for search engines. The server's tags in the head are
 * removed with the page for which they were written.
 */
export function setPageAddress(address: string): void {
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

/** Sets a cookie for all page requests, for a year. */
export function setCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Tells developers what customers need not know (AUTH-34). */
export function warn(text: string): void {
  // oxlint-disable-next-line no-console -- the requirement asks for a warning in the console
  console.warn(text);
}

interface RouterSteps extends Pick<History, 'pushState' | 'replaceState'> {
  /** Back or Forward was pressed; returns whether the router must know. */
  isHeard: () => boolean;
}

/**
 * The router's steps in the browser's history, and the ones it listens to. `backStep.ts` replaces
 * them; because it is loaded with the first layer, it installs itself here.
 */
export const routerSteps: RouterSteps = {
  pushState: (...entry) => window.history.pushState(...entry),
  replaceState: (...entry) => window.history.replaceState(...entry),
  isHeard: () => true,
};

/**
 * The listeners of the router; browsers call those of a window in the order in which they were
 * added.
 */
const listeners = new Map<() => void, () => void>();

/** The window object for the router: everything is the browser's own, except the steps. */
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
    const hear = () => {
      if (routerSteps.isHeard()) listener();
    };
    listeners.set(listener, hear);
    window.addEventListener(type, hear);
  },
  removeEventListener: (type: 'popstate', listener: () => void) => {
    const hear = listeners.get(listener);
    listeners.delete(listener);
    if (hear !== undefined) window.removeEventListener(type, hear);
  },
} as unknown as Window;

/**
 * Aborted when `backStep.ts` is loaded and handles the history entry on which the page was
 * reloaded.
 */
export const staleLedge = new AbortController();

/** A page that was reloaded on an entry of `backStep.ts` leaves it with the first step. */
export function leaveStaleLedge(): void {
  if ((window.history.state as { ledge?: boolean } | null)?.ledge !== true) return;
  window.addEventListener('popstate', () => window.history.back(), {
    once: true,
    signal: staleLedge.signal,
  });
}

/** From now on the page alone decides where it is scrolled to, on Back too. */
export function takeOverScrolling(): void {
  window.history.scrollRestoration = 'manual';
}

/** How far the page is scrolled down, in px. */
export function scrollPosition(): number {
  return window.scrollY;
}

/** Scrolls the page so far down, in px. */
export function scrollPageTo(top: number): void {
  window.scrollTo(0, top);
}

/** Does something when the page has nothing more urgent to do. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act);
  else setTimeout(act, 1);
}

/** Whether the screen fits a media query. */
export function screenFits(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Tells when a screen begins or ends to fit a media query. @returns what stops it */
export function watchScreen(query: string, heard: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', heard);
  return () => list.removeEventListener('change', heard);
}

const DEVICE_IS_STILL = '(prefers-reduced-motion: reduce)';

/** Whether motion must be reduced, by the customer's or the device's setting. */
export function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'less' || screenFits(DEVICE_IS_STILL);
}

/** Tells when the device begins or ends to want stillness. @returns what stops it */
export function onStillnessChange(heard: () => void): () => void {
  return watchScreen(DEVICE_IS_STILL, heard);
}

/** Calls back once, when the page is first pointed at, touched, scrolled or typed into. */
export function onFirstTouch(listener: () => void): void {
  const done = new AbortController();
  const hear = (event: Event) => {
    const { movementX = 0, movementY = 0 } = event as Partial<PointerEvent>;
    // A resting pointer also fires events, when the page changes below it.
    if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
    done.abort();
    listener();
  };
  for (const type of ['pointerdown', 'pointermove', 'wheel', 'keydown']) {
    document.addEventListener(type, hear, { passive: true, signal: done.signal });
  }
}

/**
 * Calls back with the path of a link of this shop when a pointer moves over it, touches it or it
 * gets focus; once, until it leaves.
 */
export function onLinkIntent(listener: (path: string) => void): void {
  let last: Element | null = null;
  const hear = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === last) return;
    last = link;
    if (link?.origin === window.location.origin) listener(link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, hear, { passive: true });
  }
}
