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

/**
 * The content of a message; an SMS is sent without the subject. `code` is the one-time code that
 * the text contains; it is missing in a notice.
 */
interface Words {
  subject: string;
  text: string;
  code?: string;
}

/**
 * Sends a message by e-mail or SMS, and records it in the outbox table. Its text, which may have a
 * code in it, is recorded only in a demo shop and in tests.
 * @param purpose what the message is for, such as `otp` or `notice`; it is only recorded
 */
export async function deliver(
  ctx: Pick<Context, 'db' | 'now' | 'post'>,
  to: Target,
  purpose: string,
  { subject, ...body }: Words,
): Promise<void> {
  const isRecorded = ctx.post.keepsWords(await isDemo(ctx.db));
  const isMail = to.channel === 'email';
  await ctx.db.insert(outbox).values({
    channel: isMail ? 'email' : 'sms',
    target: to.value,
    purpose,
    body: isRecorded ? { ...(isMail && { subject }), ...body } : {},
    createdAt: ctx.now,
  });
  ctx.post.send({ channel: to.channel, to: to.value, subject, text: body.text });
}

/**
 * Sends a code, or without `code` a notice, in the language of the request. `purpose` is recorded
 * with it: what the message is for, such as `otp` or `notice`.
 */
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
