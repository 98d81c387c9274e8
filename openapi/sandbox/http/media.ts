import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DAY_SECONDS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { fromRoot } from '../db/root.ts';
import { uploads } from '../db/schema/operations.ts';

const thirtyDays = 30 * DAY_SECONDS;

/**
 * Serves the pictures of the demo and the files that customers uploaded, under `/sandbox/media/`.
 */
export async function serveMedia(app: FastifyInstance, db: Database): Promise<void> {
  const pictures = fromRoot('openapi/sandbox/demo/pictures');
  if (existsSync(pictures)) {
    await app.register(fastifyStatic, {
      root: pictures,
      prefix: '/sandbox/media/',
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.setHeader('cache-control', `public, max-age=${thirtyDays}`);
      },
    });
  }
  app.get<{ Params: { name: string } }>('/sandbox/media/uploads/:name', async (request, reply) => {
    const [file] = await db
      .select()
      .from(uploads)
      .where(eq(uploads.id, `uploads/${request.params.name}`));
    if (file === undefined) return reply.callNotFound();
    return reply
      .type(file.mediaType)
      .headers({
        'content-disposition': `inline; filename="${request.params.name}"`,
        'cache-control': `private, max-age=${thirtyDays}`,
      })
      .send(Buffer.from(file.content));
  });
}
