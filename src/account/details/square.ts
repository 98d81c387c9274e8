import type { UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import { squarePicture } from '../../platform/picture.ts';

/** Pixels of a side at most: three times the largest place where the picture is shown. */
const SIDE = 512;

/** What is cut out, as a square PNG far below 2 MB; null when the browser cannot draw it. */
export async function cutSquare(cropper: UseImageCropperReturn): Promise<File | null> {
  const cut = await cropper.getCroppedImage({ maxSize: { width: SIDE, height: SIDE } });
  return cut instanceof Blob ? squarePicture(cut, SIDE) : null;
}
