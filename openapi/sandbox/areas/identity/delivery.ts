import type { Texts } from '../../db/schema/columns.ts';
import { outbox } from '../../db/schema/operations.ts';
import type { Context } from '../../http/context.ts';
import { isDemo } from '../../http/demo.ts';
import { texts } from './texts.ts';

/** Where a code or a notice goes: a phone by SMS, an address by e-mail. */
export interface Target {
  channel: 'phone' | 'email';
  /** International phone, or lower-case address. */
  value: string;
}

/** A message in its words; an SMS goes without its subject. */
interface Words {
  subject: string;
  text: string;
  code?: string;
}

/**
 * Sends a message by mail or SMS. The outbox keeps that it was sent; its words, and a code among
 * them, only where the shop's config says demo, and in tests.
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

/** Sends a code, or a notice that has none, in the language of the request. */
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
