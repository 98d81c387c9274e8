import { patience, PATIENCE_MS } from './client.ts';

/**
 * Turns a body and its files into a multipart form; every file gets the same field name, `name`.
 */
export function asForm(
  body: Record<string, string | number>,
  name: string,
  files: File[],
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body)) form.append(key, String(value));
  for (const file of files) form.append(name, file, file.name);
  return form;
}

/** How long a phone with a slow connection (half a megabit a second) sends 2 MB, in ms. */
const FILE_MS = 30_000;

/**
 * A signal that aborts a call with files. It allows half a minute for each file, besides the `ms`
 * milliseconds that the call is waited for without files.
 */
export const uploadPatience = (
  files: readonly File[],
  signal?: AbortSignal,
  ms: number = PATIENCE_MS,
): AbortSignal => patience(signal, ms + files.length * FILE_MS);
