import { MAX_BYTES, pictureProblem, type PictureProblem } from '../../../machines/rules/picture.ts';

/** The bytes of a file, or of a part of it. */
export const bytesOf = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.arrayBuffer());

/**
 * Why a picture is refused, found from the file's bytes; null when it is accepted (PROF-07,
 * PROF-08).
 */
export async function problemOfFile(file: File): Promise<PictureProblem | null> {
  // Of a file that is too large only the beginning is read, which is enough to find its format.
  const isLarge = file.size > MAX_BYTES;
  const problem = pictureProblem(await bytesOf(isLarge ? file.slice(0, MAX_BYTES) : file));
  return isLarge && problem !== 'format' ? 'tooLarge' : problem;
}
