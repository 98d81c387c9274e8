import type { UseImageCropperReturn } from '@ark-ui/react/image-cropper';
import { shapedPicture } from '../../platform/picture.ts';

/**
 * The maximum height of the cut picture in px: three times the largest size in which a profile
 * picture is shown. A photograph of this height and twice this width is below 2 MB as a PNG, which
 * is the limit that the form checks.
 */
const MAX_HEIGHT = 512;

/**
 * Returns the part of the picture that was cut out, as a PNG of this ratio (width divided by
 * height); null when the browser cannot draw it.
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
