import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../../machines/rules/durations.ts';
import type { Database } from '../db/connection.ts';
import { outbox } from '../db/schema/operations.ts';
import type { Clock } from './clock.ts';
import { demandDemo } from './demo.ts';
import { outboxPage } from './outboxPage.ts';
import { browserLanguage } from '../languages/index.ts';

const codeLifeMs = 10 * MINUTE_MS;
const shown = 50;

/**
 * Adds routes with the messages that the sandbox would send by SMS and e-mail, for people who try
 * it: a page, and the newest code for a phone or e-mail address (OTP-06). They exist only in a demo
 * shop. The phone is sent in the body and never in a URL, because proxies and browsers store URLs.
 */
export function outboxRoutes(app: FastifyInstance, options: { db: Database; clock: Clock }): void {
  const { db, clock } = options;
  app.get('/sandbox/outbox', async (request, reply) => {
    await demandDemo(db);
    const language = browserLanguage(request.headers['accept-language']);
    const messages = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(shown);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .send(outboxPage(messages, language));
  });

  app.post<{ Body: { to: string } }>(
    '/sandbox/outbox/code',
    {
      schema: {
        body: {
          type: 'object',
          required: ['to'],
          properties: { to: { type: 'string', maxLength: 255 } },
        },
      },
    },
    async (request, _reply) => ({ code: await newestCode(db, clock.now(), request.body.to) }),
  );
}

async function newestCode(db: Database, now: Date, to: string): Promise<unknown> {
  await demandDemo(db);
  const messages = await db
    .select({ body: outbox.body })
    .from(outbox)
    .where(and(eq(outbox.target, to), gt(outbox.createdAt, new Date(now.getTime() - codeLifeMs))))
    .orderBy(desc(outbox.id))
    .limit(shown);
  return messages.find(({ body }) => 'code' in body)?.body['code'] ?? null;
}
