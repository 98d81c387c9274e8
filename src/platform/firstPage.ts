/** The place in the document where the shop is shown, and what the server wrote there. */

/** Where the shop is rendered. */
export function shopPlace(): HTMLElement {
  const place = document.getElementById('root');
  if (place === null) throw new Error('the page has no place for the shop');
  return place;
}

/** What the server says of the page that it rendered, as JSON; null where it rendered none. */
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

interface EarlyInput {
  /** The button that was pressed last. */
  pressed: HTMLElement | null;
  /** What was typed, by field. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string>;
  hear: (event: Event) => void;
}

declare global {
  /** What the page heard before its code was there, by the script in its head. */
  var early: EarlyInput | undefined;
}

/** Repeats what was pressed and typed before the page could hear it; from now on it hears all. */
export function repeatEarlyInput(): void {
  const { early } = globalThis;
  if (early === undefined) return;
  globalThis.early = undefined;
  for (const type of ['click', 'input']) window.removeEventListener(type, early.hear, true);
  for (const [field, text] of early.typed) {
    if (!field.isConnected) continue;
    // The browser keeps the files that were chosen, and lets nobody set them.
    if (field.type === 'file') {
      field.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // React hears of a text only when it differs from the one it knows of.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (early.pressed?.isConnected === true) early.pressed.click();
}
