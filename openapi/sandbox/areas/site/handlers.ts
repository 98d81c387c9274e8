import { isEmail } from '../../../../machines/rules/contact.ts';
import type { Texts } from '../../db/schema/columns.ts';
import { newsletter } from '../../db/schema/people.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse } from '../../http/refusal.ts';
import { deliver } from '../identity/delivery.ts';
import { readSetting } from '../place/config.ts';
import { partnerHandlers } from './partners.ts';
import { promotionHandlers } from './promotions.ts';
import { texts } from './texts.ts';

async function page(ctx: Context, name: string): Promise<string> {
  const pages = await readSetting<Record<string, Texts>>(ctx.db, 'pages');
  const text = pages[name];
  return text === undefined ? '' : ctx.text(text);
}

/**
 * All handlers of this area: landing page, promotions, static pages, newsletter, contact form and
 * registrations (wire facts 2, 13).
 */
export const handlers = {
  ...promotionHandlers,
  ...partnerHandlers,
  getTermsAndConditions: (ctx) => page(ctx, 'terms-and-conditions'),
  getAboutUs: (ctx) => page(ctx, 'about-us'),
  getPrivacyPolicy: (ctx) => page(ctx, 'privacy-policy'),
  getRefundPolicy: (ctx) => page(ctx, 'refund-policy'),
  getShippingPolicy: (ctx) => page(ctx, 'shipping-policy'),
  getCancellationPolicy: (ctx) => page(ctx, 'cancelation'),
  subscribeNewsletter: async (ctx, { body }) => {
    const email = body.email.trim().toLowerCase();
    if (!isEmail(email)) refuse(403, 'email', texts.emailInvalid);
    await ctx.db.transaction(async (tx) => {
      const added = await tx
        .insert(newsletter)
        .values({ email, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning({ id: newsletter.id });
      if (added.length === 0) refuse(403, 'email', texts.emailKnown);
    });
    return { message: ctx.say(texts.subscribed) };
  },
  contactShop: async (ctx, { body }) => {
    const email = body.email.trim().toLowerCase();
    if (!isEmail(email)) refuse(403, 'email', texts.emailInvalid);
    const { email: mailbox } = await readSetting<{ email: string }>(ctx.db, 'config');
    await deliver(ctx, { channel: 'email', value: mailbox }, 'contact', {
      subject: ctx.say(texts.contactSubject),
      text: `${body.name.trim()} <${email}>\n\n${body.message.trim()}`,
    });
    return { message: ctx.say(texts.contacted) };
  },
} satisfies Partial<Handlers>;
