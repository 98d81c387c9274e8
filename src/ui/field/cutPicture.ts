import type { UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import { shapedPicture } from '../../platform/picture.ts';

/**
 * The maximum height in px: three times the largest place where a profile's picture is shown. A
 * photograph of this height and twice this width stays below 2 MB as a PNG; the form checks that
 * limit.
 */
const MAX_HEIGHT = 512;

/**
 * The part that is cut out, as a PNG of this ratio (width divided by height); null when the browser
 * cannot draw it.
 */
export async function cutPicture(
  cropper: UseImageCropperReturn,
  ratio: number,
): Promise<File | null> {
  const cut = await cropper.getCroppedImage({
    maxSize: { width: MAX_HEIGHT * ratio, height: MAX_HEIGHT },
  });
  return cut instanceof Blob ? shapedPicture(cut, { ratio, mostHeight: MAX_HEIGHT }) : null;
}
