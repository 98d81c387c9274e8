import type { GivenPicture } from '../ui/field/PictureField.tsx';
import { storedFiles, type StoredFiles } from './storedFiles.ts';

const isPicture = (value: unknown): value is GivenPicture =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as GivenPicture).id === 'string' &&
  (value as GivenPicture).file instanceof File;

/** The pictures of a form that is not sent yet. */
export type StoredPictures = StoredFiles<GivenPicture[]>;

/** Pictures that outlast a reload, under the name of their form. */
export const storedPictures = (name: string): StoredPictures =>
  storedFiles(name, (stored) => (Array.isArray(stored) ? stored.filter(isPicture) : []));
