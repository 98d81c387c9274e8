/** Files that begin as pictures do: what a browser or a server reads before it decodes one. */
const bytes = (
  length: number,
  ...parts: [at: number, ...values: number[]][]
): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(length);
  for (const [at, ...values] of parts) file.set(values, at);
  return file;
};
const two = (size: number) => [size >> 8, size & 255];
const four = (size: number) => [0, 0, ...two(size)];

/** A PNG of so many pixels, `length` bytes long. */
export const png = (width: number, height: number, length = 64): Uint8Array<ArrayBuffer> =>
  bytes(
    length,
    [0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [16, ...four(width), ...four(height)],
  );

/** A GIF of so many pixels. */
export const gif = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  bytes(64, [0, ...Buffer.from('GIF89a')], [6, ...two(width).reverse(), ...two(height).reverse()]);

/**
 * A JPEG of this many pixels, with a metadata segment, as cameras write it, before the frame
 * header.
 */
export const jpeg = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  bytes(
    64,
    [0, 0xff, 0xd8],
    [2, 0xff, 0xe1, ...two(10)],
    [14, 0xff, 0xc0, ...two(17), 8, ...two(height), ...two(width)],
  );
