/**
 * A picture as an exact square PNG, at most `most` pixels a side: what was cut out of a picture may
 * be a pixel wider than high. Null when the browser cannot draw it.
 */
export async function squarePicture(picture: Blob, most: number): Promise<File | null> {
  const bitmap = await createImageBitmap(picture);
  const side = Math.min(most, bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, side, side);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return drawn === null ? null : new File([drawn], 'picture.png', { type: 'image/png' });
}
