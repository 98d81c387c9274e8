/**
 * Functions for the element in which the shop is rendered, and for the data that the server wrote
 * there.
 */

/** The element in which the shop is rendered. */
export function rootElement(): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no place for the shop');
  return place;
}

/** The state that the server embedded in the page that it rendered; null where it rendered none. */
export function readPageState(): unknown {
  const text = document.getElementById('page-state')?.textContent ?? '';
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Removes the HTML that the server rendered. */
export function clearRootElement(): void {
  rootElement().replaceChildren();
}

/** Changes the path in the address bar without a navigation; query and hash stay. */
export function showPath(path: string): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== path)
    window.history.replaceState(window.history.state, '', path + search + hash);
}
