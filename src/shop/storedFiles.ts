import { browserTime } from '../platform/browser.ts';
import { forgetFiles, readFiles, storeFiles } from '../platform/files.ts';

/**
 * Unsent files of a form are deleted from the device after this time, because a prescription is
 * health data.
 */
const LAST_MS = 24 * 60 * 60 * 1000;

/** The files of a form that is not sent yet. */
export interface StoredFiles<Files> {
  load: () => Promise<Files>;
  store: (files: Readonly<Files>) => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * Files that survive a reload: on this device, with the name of their form, until they are sent,
 * somebody signs out, or a day has passed.
 * @param read checks the stored value; for any other value it returns that of an empty form
 */
export function storedFiles<Files>(
  name: string,
  read: (stored: unknown) => Files,
): StoredFiles<Files> {
  const forget = () => forgetFiles(name);
  return {
    load: async () => {
      const { at, files } = Object(await readFiles(name)) as { at?: unknown; files?: unknown };
      if (typeof at === 'number' && browserTime().getTime() - at <= LAST_MS) return read(files);
      if (at !== undefined) await forget();
      return read(undefined);
    },
    store: (files) => storeFiles(name, { at: browserTime().getTime(), files }),
    forget,
  };
}

/** Reads stored files by the names of their fields; null for a field without a file. */
export const filesByField =
  <Field extends string>(...fields: Field[]) =>
  (stored: unknown): Record<Field, File | null> => {
    const files = Object(stored) as Record<string, unknown>;
    const entries = fields.map((field) => [field, files[field]] as const);
    return Object.fromEntries(
      entries.map(([field, file]) => [field, file instanceof File ? file : null]),
    ) as Record<Field, File | null>;
  };
