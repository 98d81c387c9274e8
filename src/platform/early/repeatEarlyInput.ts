import { giveAgain, type EarlyInput } from './giveAgain.ts';

declare global {
  /** The input before the page's code was loaded, recorded by the script in its head. */
  var early: EarlyInput | undefined;
}

/** Repeats the recorded presses and input; from now on the page handles input itself. */
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
