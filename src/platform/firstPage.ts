/** The place in the document where the shop is shown, and what the server wrote there. */

/** The element in which the shop is rendered. */
export function shopPlace(): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no place for the shop');
  return place;
}

/** The server's state of the page that it rendered, as JSON; null where it rendered none. */
export function readPageState(): unknown {
  const text = document.getElementById('page-state')?.textContent ?? '';
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Takes away what the server rendered. */
export function clearShopPlace(): void {
  shopPlace().replaceChildren();
}

/** Shows another path and query of this page in the address bar. */
export function showAddress(url: string): void {
  const { pathname, search, hash } = window.location;
  if (pathname + search !== url) window.history.replaceState(window.history.state, '', url + hash);
}
