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

/** A chosen file that is not accepted. */
export interface RefusedFile {
  /** Its name, if the customer chose several files; null if it was the only one. */
  name: string | null;
  problem: PictureProblem;
}

/** Sorts chosen files into accepted and refused pictures, each in the order of choice. */
export async function sortedFiles(
  files: readonly File[],
): Promise<{ good: File[]; refused: RefusedFile[] }> {
  const found = await Promise.all(
    files.map(async (file) => ({ file, problem: await problemOfFile(file) })),
  );
  return {
    good: found.flatMap(({ file, problem }) => (problem === null ? [file] : [])),
    refused: found.flatMap(({ file, problem }) =>
      problem === null ? [] : [{ name: files.length > 1 ? file.name : null, problem }],
    ),
  };
}
