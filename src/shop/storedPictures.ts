import { now } from '../platform/browser.ts';
import { forgetFiles, keepFiles, keptFiles } from '../platform/files.ts';
import type { GivenPicture } from '../ui/field/PictureField.tsx';

/** Pictures of a form lie about for no longer: those of a prescription are health data. */
const LAST_MS = 24 * 60 * 60 * 1000;

const isPicture = (value: unknown): value is GivenPicture =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as GivenPicture).id === 'string' &&
  (value as GivenPicture).file instanceof File;

/** The pictures of a form that is not sent yet: they outlast a reload, for a day at most. */
export interface StoredPictures {
  load: () => Promise<GivenPicture[]>;
  store: (pictures: readonly GivenPicture[]) => Promise<void>;
  forget: () => Promise<void>;
}

/** Pictures stored on this device under the name of their form, until they are sent or somebody signs out. */
export function storedPictures(name: string): StoredPictures {
  const forget = () => forgetFiles(name);
  return {
    load: async () => {
      const stored = (await keptFiles(name)) as { at?: number; pictures?: unknown[] } | undefined;
      const { at, pictures } = stored ?? {};
      if (typeof at !== 'number' || !Array.isArray(pictures)) return [];
      if (now().getTime() - at <= LAST_MS) return pictures.filter(isPicture);
      await forget();
      return [];
    },
    store: (pictures) => keepFiles(name, { at: now().getTime(), pictures }),
    forget,
  };
}

/** The pictures of the prescription that the order being put together needs (CHK-09). */
export const prescriptionPictures = storedPictures('prescription');
