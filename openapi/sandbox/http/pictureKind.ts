/** The kind of a picture, and its size in pixels. */
interface Kind {
  mediaType: string;
  width: number;
  height: number;
}

const kind = (extension: string, width: number, height: number): Kind => ({
  mediaType: `image/${extension}`,
  width,
  height,
});

/** What makes a file a page or a program as well, wherever it stands: in a comment, or behind the end. */
const foreign = /<script|<svg[\s>]|<html|<!doctype|<iframe|<\?php|%pdf-/i;

/**
 * The picture a file holds and nothing besides; null for all but PNG, GIF and JPEG (PROF-08). Its name
 * and its sender say nothing of it. A PNG or GIF has to end where the file does; cameras write more
 * behind the end of a JPEG, in which only pages and programs are refused (ASVS 5.2.2).
 */
export function pictureKind(content: Buffer): Kind | null {
  if (content.length < 30 || foreign.test(content.toString('latin1'))) return null;
  const starts = (bytes: number[], at = 0) => bytes.every((byte, i) => content[at + i] === byte);
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    if (endOfPng(content) !== content.length) return null;
    return kind('png', content.readUInt32BE(16), content.readUInt32BE(20));
  }
  if (starts([0x47, 0x49, 0x46, 0x38])) {
    if (endOfGif(content) !== content.length) return null;
    return kind('gif', content.readUInt16LE(6), content.readUInt16LE(8));
  }
  return starts([0xff, 0xd8, 0xff]) ? jpegKind(content) : null;
}

/** Walks the chunks to the last one; null when there is none. */
function endOfPng(content: Buffer): number | null {
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return null;
}

/** How many bytes the colours take that a packed field announces. */
const coloursOf = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 << ((packed & 7) + 1));

/** Walks the blocks to the trailer; null when there is none. */
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

/** Walks the segments to the frame header, which names the size. */
function jpegKind(content: Buffer): Kind | null {
  let at = 2;
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return kind('jpeg', content.readUInt16BE(at + 7), content.readUInt16BE(at + 5));
    at += 2 + content.readUInt16BE(at + 2);
  }
  return null;
}
