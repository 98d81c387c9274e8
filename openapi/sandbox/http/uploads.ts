import { randomBytes } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { uploads } from '../db/schema/operations.ts';
import { refuse } from './refusal.ts';
import { pictureKind } from './pictureKind.ts';
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

/** Takes a file in. @throws Refusal 403 on the field, for other kinds, no pixel and pixel floods */
export function acceptUpload(field: string, content: Buffer): Upload {
  const kind = pictureKind(content);
  if (kind === null || kind.width * kind.height === 0) refuse(403, field, texts.fileKind);
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
