/** Flags that keep a test browser from talking to anyone but the shop. */
export const chromiumFlags: string[];
/** The path of a Chromium; ends the process with one line when there is none. */
export function findChromium(): Promise<string>;
