import { randomBytes } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { uploads } from '../db/schema/operations.ts';
import { refuse } from './refusal.ts';
import { texts } from './texts.ts';

/** Up to 2 MB a file, as the profile picture's rule has it (wire facts 4). */
export const maximumFileBytes = 2 * 1024 * 1024;
const maximumPixels = 40_000_000;

/** A file as it arrived: its type is what its content says, never what its name says. */
export interface Upload {
  field: string;
  mediaType: string;
  content: Uint8Array;
}

interface Kind {
  mediaType: string;
  extension: string;
  width: number;
  height: number;
}

/** Takes a file in. @throws Refusal 403 on the field, for other kinds and pixel floods */
export function acceptUpload(field: string, content: Buffer): Upload {
  const kind = pictureKind(content);
  if (kind === null) refuse(403, field, texts.fileKind);
  if (kind.width * kind.height > maximumPixels) refuse(403, field, texts.filePixels);
  return { field, mediaType: kind.mediaType, content };
}

/**
 * Keeps a file under a random name and gives the name back; `ctx.media(name)` is its address.
 * Nobody finds it who was not told the name.
 */
export async function storeUpload(db: Database, upload: Upload, now: Date): Promise<string> {
  const extension = upload.mediaType.slice('image/'.length);
  const id = `${randomBytes(18).toString('base64url')}.${extension}`;
  await db.insert(uploads).values({
    id: `uploads/${id}`,
    mediaType: upload.mediaType,
    content: upload.content,
    createdAt: now,
  });
  return `uploads/${id}`;
}

/** The picture a file holds, by its first bytes; null for all but PNG, GIF and JPEG (PROF-08). */
function pictureKind(content: Buffer): Kind | null {
  if (content.length < 30) return null;
  const starts = (bytes: number[], at = 0) => bytes.every((byte, i) => content[at + i] === byte);
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return kind('png', content.readUInt32BE(16), content.readUInt32BE(20));
  }
  if (starts([0x47, 0x49, 0x46, 0x38])) {
    return kind('gif', content.readUInt16LE(6), content.readUInt16LE(8));
  }
  return starts([0xff, 0xd8, 0xff]) ? jpegKind(content) : null;
}

const kind = (extension: string, width: number, height: number): Kind => ({
  mediaType: `image/${extension}`,
  extension,
  width,
  height,
});

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
