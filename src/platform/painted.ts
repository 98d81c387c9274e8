/** The page as it was painted at build time, and the place in the document that shows it. */

const root = () => document.getElementById('root');

/** The path of the page that was asked for. */
export function currentPath(): string {
  return window.location.pathname.replace(/(.)\/+$/, '$1');
}

/** The id of the module that an address's query names (`module_id`), null when it names none. */
export function moduleIdIn(search: string): number | null {
  const id = Number(new URLSearchParams(search).get('module_id'));
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The id of the module that the present address names, null when it names none. */
export function namedModuleId(): number | null {
  return moduleIdIn(window.location.search);
}

/** Whether the browser is at a path and query; the page on screen may be one step behind it. */
export function isBrowserAt(pathname: string, search: string): boolean {
  return window.location.pathname === pathname && window.location.search === search;
}

/** Whether the page was asked for as the home, whatever it shows by now. */
export function beganAtHome(): boolean {
  const [asked] = performance.getEntriesByType('navigation');
  return /^\/(home\/*)?$/.test(new URL(asked?.name ?? window.location.href).pathname);
}

/** Asks for the picture that the page is about, before all that the page needs to work. */
export function loadPicture(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  link.href = href;
  document.head.append(link);
}

/** Asks at once for modules that are imported one after another, behind what the page shows. */
export function loadAhead(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Shows the painted page of a name, with marks replaced by what they stand for, and without what
 * only a guest sees where it is none. It can be read but not used until the shop takes over: what is
 * tapped or typed before would be lost.
 * @returns whether there is such a page
 */
export function showPainted(
  name: string,
  marks: Record<string, string>,
  isGuest: boolean,
): boolean {
  const template = document.getElementById(`painted-${name}`);
  const place = root();
  if (!(template instanceof HTMLTemplateElement) || place === null) return false;
  const page = template.content.cloneNode(true) as DocumentFragment;
  if (!isGuest) for (const part of page.querySelectorAll('[data-guest]')) part.remove();
  const filled = (text: string) =>
    Object.entries(marks).reduce((said, [mark, value]) => said.replaceAll(mark, value), text);
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.nodeValue = filled(texts.currentNode.nodeValue ?? '');
  for (const image of page.querySelectorAll('img')) image.src = filled(image.src);
  // The page's policy lets scripts set styles, but no attribute bring its own.
  for (const styled of page.querySelectorAll<HTMLElement>('[data-painted-style]')) {
    styled.style.cssText = styled.dataset['paintedStyle'] ?? '';
  }
  place.inert = true;
  place.append(page);
  return true;
}

/** The picture the server says the page is about, and whose it is; null where it says nothing. */
export function subjectPicture(): { id: number; src: string } | null {
  const link = document.querySelector<HTMLLinkElement>('link[data-cover-of]');
  return link === null ? null : { id: Number(link.dataset['coverOf']), src: link.href };
}

/** Puts a picture on the stage that a painted page waits with, as the page itself will show it. */
export function paintCover(src: string, tint: string): void {
  const stage = root()?.querySelector<HTMLElement>('main [data-tint]:empty');
  if (stage == null) return;
  const image = document.createElement('img');
  image.alt = '';
  image.width = image.height = 256;
  image.src = src;
  stage.dataset['tint'] = tint;
  stage.append(image);
}

declare global {
  var paintedPage: (() => void) | undefined;
}

/** The HTML shows the painted page when it has arrived to its end. */
export function showPaintedLater(show: () => void): void {
  globalThis.paintedPage = show;
}

/** Where the shop is rendered; it replaces what was painted there, and can be used from then on. */
export function shopPlace(): HTMLElement {
  const place = root();
  if (place === null) throw new Error('the page has no place for the shop');
  new MutationObserver((_, watch) => {
    place.inert = false;
    watch.disconnect();
  }).observe(place, { childList: true });
  return place;
}
