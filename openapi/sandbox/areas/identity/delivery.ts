import type { Texts } from '../../db/schema/columns.ts';
import { outbox } from '../../db/schema/operations.ts';
import type { Context } from '../../http/context.ts';
import { isDemo } from '../../http/demo.ts';
import { texts } from './texts.ts';

/** Where a code or a notice is sent: to a phone by SMS, or to an e-mail address. */
export interface Target {
  channel: 'phone' | 'email';
  /** A phone number in international format, or an e-mail address in lower case. */
  value: string;
}

/** The texts of a message; an SMS has no subject. */
interface Words {
  subject: string;
  text: string;
  code?: string;
}

/**
 * Sends a message by e-mail or SMS, and records it in the outbox table. Its text, which may have a
 * code in it, is recorded only in a demo shop and in tests.
 */
export async function deliver(
  ctx: Pick<Context, 'db' | 'now' | 'post'>,
  to: Target,
  purpose: string,
  { subject, ...body }: Words,
): Promise<void> {
  const kept = ctx.post.keepsWords(await isDemo(ctx.db));
  const isMail = to.channel === 'email';
  await ctx.db.insert(outbox).values({
    channel: isMail ? 'email' : 'sms',
    target: to.value,
    purpose,
    body: kept ? { ...(isMail && { subject }), ...body } : {},
    createdAt: ctx.now,
  });
  ctx.post.send({ channel: to.channel, to: to.value, subject, text: body.text });
}

/** Sends a code, or without `code` a notice, in the language of the request. */
export async function send(
  ctx: Context,
  to: Target,
  purpose: string,
  text: Texts,
  code: string | null = null,
): Promise<void> {
  await deliver(ctx, to, purpose, {
    subject: ctx.say(code === null ? texts.noticeSubject : texts.codeSubject),
    text: ctx.say(text, { code: code ?? '' }),
    ...(code !== null && { code }),
  });
}
