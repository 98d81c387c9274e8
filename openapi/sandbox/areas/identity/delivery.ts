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

/**
 * Sends a message by mail or SMS. The outbox keeps that it was sent; its words, and a code among
 * them, only where the shop's config says demo, and in tests.
 */
export async function send(
  ctx: Context,
  to: Target,
  purpose: string,
  text: Texts,
  code: string | null = null,
): Promise<void> {
  const words = ctx.say(text, { code: code ?? '' });
  const kept = ctx.post.keepsWords(await isDemo(ctx.db));
  await ctx.db.insert(outbox).values({
    channel: to.channel === 'phone' ? 'sms' : 'email',
    target: to.value,
    purpose,
    body: kept ? { text: words, ...(code !== null && { code }) } : {},
    createdAt: ctx.now,
  });
  const subject = ctx.say(code === null ? texts.noticeSubject : texts.codeSubject);
  ctx.post.send({ channel: to.channel, to: to.value, subject, text: words });
}
