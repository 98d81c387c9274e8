import { now } from '../platform/browser.ts';
import { forgetFiles, keepFiles, keptFiles } from '../platform/files.ts';

/** A chosen picture of a prescription: its id in the order's flow, and the file that travels. */
export interface Picture {
  id: string;
  file: File;
}

/** The bounds of one picture (screens: up to 2 MB), and the formats that are taken. */
export const MOST_BYTES = 2 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

const NAME = 'prescription';

/** Health data does not lie about: what was not ordered within a day is forgotten. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Picture).id === 'string' &&
  (value as Picture).file instanceof File;

/** The pictures of the order that is being put together, also after a reload (CHK-09). */
export async function keptPictures(): Promise<Picture[]> {
  const kept = (await keptFiles(NAME)) as { at?: number; pictures?: unknown[] } | undefined;
  const { at, pictures } = kept ?? {};
  if (typeof at !== 'number' || !Array.isArray(pictures)) return [];
  if (now().getTime() - at <= KEPT_MS) return pictures.filter(isPicture);
  await forgetPictures();
  return [];
}

/** Keeps the pictures on this device until their order is placed. */
export function keepPictures(pictures: Picture[]): Promise<void> {
  return keepFiles(NAME, { at: now().getTime(), pictures });
}

/** Forgets the pictures: none may travel with another order. */
export function forgetPictures(): Promise<void> {
  return forgetFiles(NAME);
}
