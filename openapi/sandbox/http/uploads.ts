import { randomBytes } from 'node:crypto';
import { MAX_PIXELS } from '../../../machines/rules/picture.ts';
import type { Database } from '../db/connection.ts';
import { uploads } from '../db/schema/operations.ts';
import { refuse } from './refusal.ts';
import { pictureKind } from './pictureKind.ts';
import { texts } from './texts.ts';

/** An uploaded picture. Its type is detected from its content, never from its name. */
export interface Upload {
  field: string;
  mediaType: string;
  /** Width and height are in pixels. */
  width: number;
  height: number;
  content: Uint8Array;
}

/**
 * Checks an uploaded file.
 * @throws Refusal 403 on the field, when it is no picture, empty, or has too many pixels
 */
export function acceptUpload(field: string, content: Buffer): Upload {
  const kind = pictureKind(content);
  if (kind === null || kind.width * kind.height === 0) refuse(403, field, texts.fileKind);
  if (kind.width * kind.height > MAX_PIXELS) refuse(403, field, texts.filePixels);
  return { field, ...kind, content };
}

/**
 * Stores a file under a random name and returns the name; `ctx.media(name)` gives its URL. The name
 * cannot be guessed, so only people who know it can read the file.
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
