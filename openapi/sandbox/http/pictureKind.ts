import { pictureHeader, type PictureHeader } from '../../../machines/rules/picture.ts';

/**
 * Text that shows that a web page or program is hidden in a picture file, in a comment or after its
 * end.
 */
const foreign = /<script|<svg[\s>]|<html|<!doctype|<iframe|<\?php|%pdf-/i;

/**
 * The type and size of a picture (PNG, GIF or JPEG); null for other files, and for pictures with
 * hidden content (PROF-08). PNG and GIF files must have nothing after their end. Cameras append
 * data to JPEG files, so there only hidden pages and programs are rejected (ASVS 5.2.2).
 */
export function pictureKind(content: Buffer): PictureHeader | null {
  const header = pictureHeader(content);
  if (header === null || foreign.test(content.toString('latin1'))) return null;
  switch (header.mediaType) {
    case 'image/png':
      return endOfPng(content) === content.length ? header : null;
    case 'image/gif':
      return endOfGif(content) === content.length ? header : null;
    case 'image/jpeg':
      return header;
  }
}

/** The position after the last chunk of a PNG file; null when the end is missing. */
function endOfPng(content: Buffer): number | null {
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return null;
}

/** The size of a GIF colour table in bytes, from the flags in its `packed` field. */
const coloursOf = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 << ((packed & 7) + 1));

/** The position after the end of a GIF file; null when the end is missing. */
function endOfGif(content: Buffer): number | null {
  const byteAt = (at: number) => content[at] ?? 0;
  const afterData = (from: number) => {
    let at = from;
    while (at < content.length && byteAt(at) !== 0) at += 1 + byteAt(at);
    return at + 1;
  };
  let at = 13 + coloursOf(byteAt(10));
  while (at < content.length) {
    if (byteAt(at) === 0x3b) return at + 1;
    if (byteAt(at) === 0x21) at = afterData(at + 2);
    else if (byteAt(at) === 0x2c) at = afterData(at + 11 + coloursOf(byteAt(at + 9)));
    else return null;
  }
  return null;
}
