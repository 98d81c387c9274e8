import { MOST_BYTES, pictureProblem, type PictureProblem } from '../../machines/rules/picture.ts';

/** Why a file is not taken, by what its bytes say; null when it is (PROF-07). */
export async function problemOfFile(file: File): Promise<PictureProblem | null> {
  // What is too large is not read.
  if (file.size > MOST_BYTES) return 'tooLarge';
  return pictureProblem(new Uint8Array(await file.arrayBuffer()));
}
