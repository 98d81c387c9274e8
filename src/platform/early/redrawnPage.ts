import { shopPlace } from '../firstPage.ts';
import { giveAgain, type EarlyInput, type Field } from './giveAgain.ts';

/** How long the page may take to show the same fields and button; later, a press would surprise. */
const PATIENCE_MS = 5000;

/** The same field or button in the page as it is now; null when there is none. */
function presentOne<One extends Field | HTMLButtonElement>(old: One): One | null {
  if (old.isConnected) return old;
  const isAlike = (one: One) =>
    one.type === old.type && one.name === old.name && one.textContent === old.textContent;
  const alike = (within: ParentNode) =>
    [...within.querySelectorAll<One>(old.localName)].filter(isAlike);
  // What is gone is still whole below a part of the shop: its header, its content or its footer.
  const part = old.getRootNode() as HTMLElement;
  const parts = shopPlace().querySelectorAll(`:scope > ${part.localName}`);
  return [...parts].flatMap(alike)[alike(part).indexOf(old)] ?? null;
}

/**
 * Waits until the page shows the same field or button; null when it does not in time.
 * @param until the last moment, as `performance.now()` counts
 */
function presentOneOf<One extends Field | HTMLButtonElement>(
  old: One,
  until: number,
): Promise<One | null> {
  return new Promise((resolve) => {
    const look = (isLast: boolean) => {
      const found = presentOne(old);
      if (found === null && !isLast) return;
      changes.disconnect();
      clearTimeout(end);
      resolve(found);
    };
    const changes = new MutationObserver(() => look(false));
    changes.observe(shopPlace(), { childList: true, subtree: true });
    const end = setTimeout(look, until - performance.now(), true);
    look(false);
  });
}

/**
 * Repeats what was done in a page of the server that was drawn anew since: what was typed is in the
 * same fields, and the same button is pressed. A field that has another text by now keeps it.
 */
export async function repeatInRedrawnPage({ pressed, given }: EarlyInput): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (const [old, value] of given) {
    const field = await presentOneOf(old, until);
    if (field === null || (typeof value === 'string' && field.value !== '')) continue;
    // Chosen files cannot be named by a script, but handed on.
    if (field.type === 'file') {
      (field as HTMLInputElement).files = (old as HTMLInputElement).files;
    }
    giveAgain(field, value);
  }
  if (pressed !== null) (await presentOneOf(pressed, until))?.click();
}
