import { giveAgain, type EarlyInput } from './giveAgain.ts';

declare global {
  /**
   * The visitor's input before the page's code was loaded, recorded by a script in the head of
   * `index.html`; undefined once it was taken.
   */
  var early: EarlyInput | undefined;
}

/** Ends the recording of early input and repeats it, now that the page's code can handle it. */
export async function repeatEarlyInput(): Promise<void> {
  const { early } = globalThis;
  if (early === undefined) return;
  globalThis.early = undefined;
  const { pressed, given, hearing } = early;
  hearing.abort();
  if ([pressed, ...given.keys()].some((one) => one?.isConnected === false)) {
    // The page was drawn anew, for choices that the server did not know. If this chunk does not load,
    // the new fields stay empty.
    const redrawn = await import('./redrawnPage.ts').catch(() => null);
    await redrawn?.repeatInRedrawnPage(early);
    return;
  }
  for (const [field, value] of given) giveAgain(field, value);
  pressed?.click();
}
