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

interface EarlyInput {
  /** The last pressed button. */
  pressed: HTMLElement | null;
  /** The typed texts, by field. */
  typed: Map<HTMLInputElement | HTMLTextAreaElement, string>;
  hear: (event: Event) => void;
}

declare global {
  /** The input before the page's code was loaded, recorded by the script in its head. */
  var early: EarlyInput | undefined;
}

/** Repeats the recorded presses and typed texts; from now on the page handles input itself. */
export function repeatEarlyInput(): void {
  const { early } = globalThis;
  if (early === undefined) return;
  globalThis.early = undefined;
  for (const type of ['click', 'input']) window.removeEventListener(type, early.hear, true);
  for (const [field, text] of early.typed) {
    if (!field.isConnected) continue;
    // The browser keeps the chosen files, and no script may set them.
    if (field.type === 'file') {
      field.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // React notices a text only when it differs from the last one it knows.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (early.pressed?.isConnected === true) early.pressed.click();
}
