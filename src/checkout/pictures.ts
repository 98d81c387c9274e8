import { now } from '../platform/browser.ts';
import { forgetFiles, keepFiles, keptFiles } from '../platform/files.ts';
import type { GivenPicture } from '../ui/PictureField.tsx';

const NAME = 'prescription';

/** Health data does not lie about: what was not ordered within a day is forgotten. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const isPicture = (value: unknown): value is GivenPicture =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as GivenPicture).id === 'string' &&
  (value as GivenPicture).file instanceof File;

/** The pictures of the order that is being put together, also after a reload (CHK-09). */
export async function keptPictures(): Promise<GivenPicture[]> {
  const kept = (await keptFiles(NAME)) as { at?: number; pictures?: unknown[] } | undefined;
  const { at, pictures } = kept ?? {};
  if (typeof at !== 'number' || !Array.isArray(pictures)) return [];
  if (now().getTime() - at <= KEPT_MS) return pictures.filter(isPicture);
  await forgetPictures();
  return [];
}

/** Keeps the pictures on this device until their order is placed. */
export function keepPictures(pictures: GivenPicture[]): Promise<void> {
  return keepFiles(NAME, { at: now().getTime(), pictures });
}

/** Forgets the pictures: none may travel with another order. */
export function forgetPictures(): Promise<void> {
  return forgetFiles(NAME);
}
