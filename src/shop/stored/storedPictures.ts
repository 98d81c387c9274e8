import type { GivenPicture } from '../../ui/field/PictureField.tsx';
import { storedFiles, type StoredFiles } from './storedFiles.ts';

const isPicture = (value: unknown): value is GivenPicture =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as GivenPicture).id === 'string' &&
  (value as GivenPicture).file instanceof File;

/** Stores the pictures of a form that is not sent yet, and loads and deletes them. */
export type StoredPictures = StoredFiles<GivenPicture[]>;

/** Stores the pictures of the form `name` on this device, so that they survive a reload. */
export const storedPictures = (name: string): StoredPictures =>
  storedFiles(name, (stored) => (Array.isArray(stored) ? stored.filter(isPicture) : []));
