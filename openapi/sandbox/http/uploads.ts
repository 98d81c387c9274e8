import { randomBytes } from 'node:crypto';
import { MOST_PIXELS } from '../../../machines/rules/picture.ts';
import type { Database } from '../db/connection.ts';
import { uploads } from '../db/schema/operations.ts';
import { refuse } from './refusal.ts';
import { pictureKind } from './pictureKind.ts';
import { texts } from './texts.ts';

/** A file as it arrived: its type is what its content says, never what its name says. */
export interface Upload {
  field: string;
  mediaType: string;
  /** Pixels. */
  width: number;
  height: number;
  content: Uint8Array;
}

/** Takes a file in. @throws Refusal 403 on the field, for other kinds, no pixel and pixel floods */
export function acceptUpload(field: string, content: Buffer): Upload {
  const kind = pictureKind(content);
  if (kind === null || kind.width * kind.height === 0) refuse(403, field, texts.fileKind);
  if (kind.width * kind.height > MOST_PIXELS) refuse(403, field, texts.filePixels);
  return { field, ...kind, content };
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
