import { now } from '../platform/browser.ts';
import { forgetFiles, readFiles, storeFiles } from '../platform/files.ts';

/** Papers of a form that nobody sent do not stay on a device for longer: a prescription is health data. */
const LAST_MS = 24 * 60 * 60 * 1000;

/** The files of a form that is not sent yet. */
export interface StoredFiles<Files> {
  load: () => Promise<Files>;
  store: (files: Readonly<Files>) => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * Files that outlast a reload: on this device under the name of their form, until they are sent,
 * somebody signs out, or a day is over.
 * @param read what is stored, in its shape; of anything else what an empty form holds
 */
export function storedFiles<Files>(
  name: string,
  read: (stored: unknown) => Files,
): StoredFiles<Files> {
  const forget = () => forgetFiles(name);
  return {
    load: async () => {
      const { at, files } = Object(await readFiles(name)) as { at?: unknown; files?: unknown };
      if (typeof at === 'number' && now().getTime() - at <= LAST_MS) return read(files);
      if (at !== undefined) await forget();
      return read(undefined);
    },
    store: (files) => storeFiles(name, { at: now().getTime(), files }),
    forget,
  };
}

/** Files of a form by the names of their fields. */
export const filesByField =
  <Field extends string>(...fields: Field[]) =>
  (stored: unknown): Record<Field, File | null> => {
    const files = Object(stored) as Record<string, unknown>;
    const entries = fields.map((field) => [field, files[field]] as const);
    return Object.fromEntries(
      entries.map(([field, file]) => [field, file instanceof File ? file : null]),
    ) as Record<Field, File | null>;
  };
