/** The shape and size to which a picture is redrawn. */
export interface PictureShape {
  /** Width divided by height. */
  ratio: number;
  /** The maximum height in pixels. */
  mostHeight: number;
}

/**
 * Redraws a picture as a PNG of exactly this shape. The tool with which the customer cuts out a
 * part may return it a pixel too wide or too high. Null when the browser cannot draw it.
 */
export async function shapedPicture(
  picture: Blob,
  { ratio, mostHeight }: PictureShape,
): Promise<File | null> {
  const bitmap = await createImageBitmap(picture);
  const height = Math.max(1, Math.min(mostHeight, bitmap.height, Math.floor(bitmap.width / ratio)));
  const width = Math.round(height * ratio);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return drawn === null ? null : new File([drawn], 'picture.png', { type: 'image/png' });
}
