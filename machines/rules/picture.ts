/** The maximum size of one picture in bytes (PROF-07, wire facts 4). */
export const MAX_BYTES = 2 * 1024 * 1024;

/** The maximum number of pixels: decoding a larger picture can use up the memory (ASVS 5.2.6). */
export const MAX_PIXELS = 40_000_000;

/**
 * How far a picture's ratio of width to height may differ from the required one: 0.03 is 3 percent.
 */
const SLACK = 0.03;

/**
 * Whether a picture has nearly this ratio of width to height; false when its height is 0, because
 * its size is not known.
 */
export const hasShape = (
  { width, height }: { width: number; height: number },
  ratio: number,
): boolean => height > 0 && Math.abs(width / height - ratio) <= ratio * SLACK;

interface Size {
  width: number;
  height: number;
}

/**
 * The smallest zoom at which a picture covers the frame of the part that is cut out, so that the
 * part has no empty edges. Without zoom the picture is shown as large as it is, or as large as the
 * viewport allows.
 */
export function coveringZoom(picture: Size, viewport: Size, frame: Size): number {
  const scale = Math.min(1, viewport.width / picture.width, viewport.height / picture.height);
  const shown = { width: picture.width * scale, height: picture.height * scale };
  return Math.max(1, frame.width / shown.width, frame.height / shown.height);
}

/** The data in a picture's header. */
export interface PictureHeader {
  mediaType: 'image/png' | 'image/gif' | 'image/jpeg';
  /** Width and height in pixels. */
  width: number;
  height: number;
}

/** Why a file is refused as a picture. */
export type PictureProblem = 'format' | 'tooLarge' | 'tooManyPixels';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const gif = [0x47, 0x49, 0x46, 0x38];
const jpeg = [0xff, 0xd8, 0xff];

/** A smaller file is too short to contain its dimensions. */
const MIN_BYTES = 30;

/**
 * The type and dimensions of a picture from its bytes; null for all but PNG, GIF and JPEG (PROF-07,
 * PROF-08). Name and type of a file are chosen by its sender and prove nothing.
 */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < MIN_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(png)) {
    return { mediaType: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (starts(gif)) {
    const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
    return { mediaType: 'image/gif', width, height };
  }
  return starts(jpeg) ? jpegHeader(view) : null;
}

/**
 * Reads the dimensions of a JPEG from its frame header, skipping the segments before it; null when
 * there is none.
 */
function jpegHeader(view: DataView): PictureHeader | null {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { mediaType: 'image/jpeg', width, height };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Why these bytes are refused as a picture; null when they are accepted. */
export function pictureProblem(bytes: Uint8Array): PictureProblem | null {
  const header = pictureHeader(bytes);
  if (header === null || header.width * header.height === 0) return 'format';
  if (bytes.length > MAX_BYTES) return 'tooLarge';
  return header.width * header.height > MAX_PIXELS ? 'tooManyPixels' : null;
}
