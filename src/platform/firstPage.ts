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

/** What a visitor can type into, check or choose from. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface EarlyInput {
  /** The last pressed button. */
  pressed: HTMLButtonElement | null;
  /** What was given to each field: a text, or whether it is checked. */
  given: Map<Field, string | boolean>;
  hear: (event: Event) => void;
}

declare global {
  /** The input before the page's code was loaded, recorded by the script in its head. */
  var early: EarlyInput | undefined;
}

/** Has a field tell what was given to it, as if it were given now. */
export function giveAgain(field: Field, given: string | boolean): void {
  if (typeof given === 'boolean') {
    (field as HTMLInputElement).checked = !given;
    field.click();
    return;
  }
  // The browser keeps the chosen files, and no script may name them.
  if (field.type !== 'file') {
    // React notices a text only when it differs from the last one it knows.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, given);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Repeats the recorded presses and input; from now on the page handles input itself. */
export async function repeatEarlyInput(): Promise<void> {
  const { early } = globalThis;
  if (early === undefined) return;
  globalThis.early = undefined;
  for (const type of ['click', 'beforeinput', 'input']) {
    window.removeEventListener(type, early.hear, true);
  }
  const { pressed, given } = early;
  if ([pressed, ...given.keys()].some((one) => one?.isConnected === false)) {
    // The page was drawn anew, for choices that the server did not know.
    await (await import('./redrawnPage.ts')).repeatInRedrawnPage(early);
    return;
  }
  for (const [field, value] of given) giveAgain(field, value);
  pressed?.click();
}
