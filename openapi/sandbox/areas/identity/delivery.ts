import type { Texts } from '../../db/schema/columns.ts';
import { outbox } from '../../db/schema/operations.ts';
import type { Context } from '../../http/context.ts';

/** Where a code or a notice goes: a phone by SMS, an address by e-mail. */
export interface Target {
  channel: 'phone' | 'email';
  /** International phone, or lower-case address. */
  value: string;
}

/** Puts a message into the outbox, which stands for the mail and SMS services of a real shop. */
export async function send(
  ctx: Context,
  to: Target,
  purpose: string,
  text: Texts,
  code: string | null = null,
): Promise<void> {
  await ctx.db.insert(outbox).values({
    channel: to.channel === 'phone' ? 'sms' : 'email',
    target: to.value,
    purpose,
    body: { text: ctx.say(text, { code: code ?? '' }), ...(code !== null && { code }) },
    createdAt: ctx.now,
  });
}
