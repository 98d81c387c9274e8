import { DAY_MS } from '../../../machines/rules/durations.ts';
import { browserTime } from '../../platform/browser.ts';
import { forgetFiles, readFiles, storeFiles } from '../../platform/files.ts';

/**
 * How long unsent files of a form are stored on the device, in ms. They are deleted after a day,
 * because a prescription is health data.
 */
const LAST_MS = DAY_MS;

/** Stores the files of a form that is not sent yet, and loads and deletes them. */
export interface StoredFiles<Files> {
  load: () => Promise<Files>;
  store: (files: Readonly<Files>) => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * Stores the files of the form `name` on this device, so that they survive a reload. They are
 * deleted when they are sent, when somebody signs out, or after a day.
 * @param read checks the stored value, and returns the value of an empty form for anything else
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

/**
 * Reads the stored files of a form whose fields have one file each; null for a field without a
 * file.
 */
export const filesByField =
  <Field extends string>(...fields: Field[]) =>
  (stored: unknown): Record<Field, File | null> => {
    const files = Object(stored) as Record<string, unknown>;
    const entries = fields.map((field) => [field, files[field]] as const);
    return Object.fromEntries(
      entries.map(([field, file]) => [field, file instanceof File ? file : null]),
    ) as Record<Field, File | null>;
  };
