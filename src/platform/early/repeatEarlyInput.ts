import { enterValue, triggerAgain, type EarlyInput } from './repeatInput.ts';

declare global {
  /**
   * The visitor's input before the page's code was loaded, recorded by a script in the head of
   * `index.html`; undefined after `repeatEarlyInput` has used it.
   */
  var early: EarlyInput | undefined;
}

/**
 * Ends the recording of the input that the visitor made before the page's code was loaded, and
 * repeats that input, now that the code can handle it.
 */
export async function repeatEarlyInput(): Promise<void> {
  const { early } = globalThis;
  if (early === undefined) return;
  globalThis.early = undefined;
  const { triggered, given, hearing } = early;
  hearing.abort();
  // The effects that ran just before this one may have started an actor. React renders the page with
  // it only after them; until then a button sends its event to an actor that never runs.
  await Promise.resolve();
  if ([...triggered, ...given.keys()].some((one) => !one.isConnected)) {
    // The browser has rendered the page anew, because of choices that the server did not know. If
    // this chunk does not load, the new fields stay empty.
    const redrawn = await import('./redrawnPage.ts').catch(() => null);
    await redrawn?.repeatInRedrawnPage(early);
    return;
  }
  for (const [field, value] of given) enterValue(field, value);
  await triggerAgain(triggered);
}
