import { MOST_BYTES, pictureProblem, type PictureProblem } from '../../machines/rules/picture.ts';

/** The keys of the texts that say why a picture is refused. */
export const pictureProblems = {
  format: 'checkout.prescription.format',
  tooLarge: 'account.profile.photo.tooLarge',
  tooManyPixels: 'account.profile.photo.tooManyPixels',
} as const satisfies Record<PictureProblem, string>;

/** The bytes of a file. */
export const bytesOf = async (file: File): Promise<Uint8Array> =>
  new Uint8Array(await file.arrayBuffer());

/** Why a picture is refused, by its bytes; null when it is accepted (PROF-07, PROF-08). */
export async function problemOfFile(file: File): Promise<PictureProblem | null> {
  // A file that is too large is refused before it is read into memory.
  return file.size > MOST_BYTES ? 'tooLarge' : pictureProblem(await bytesOf(file));
}
