import { eq } from 'drizzle-orm';
import { formatMoney } from '../../../../machines/rules/money.ts';
import { isEmail } from '../../../../machines/rules/contact.ts';
import { orderLines, type orders } from '../../db/schema/orders.ts';
import { tripLines, type trips } from '../../db/schema/rental.ts';
import type { Context } from '../../http/context.ts';
import type { Texts } from '../../http/texts.ts';
import { readText } from '../../http/tolerant.ts';
import { configForRules } from '../checkout/pricing.ts';
import { deliver } from '../identity/delivery.ts';
import { readConfig } from '../place/config.ts';
import { confirmations as texts } from './texts.ts';

/** The data of an order or a trip for its confirmation by e-mail and SMS. */
interface Confirmed {
  id: number;
  isGuest: boolean;
  /** The e-mail address that a guest entered. For customers the address of the account is used. */
  guestEmail: string | null;
  /** The phone that a guest entered. For customers the phone of the account is used. */
  guestPhone: string | null;
  subject: Texts;
  /** The first sentence of the e-mail. */
  thanks: Texts;
  /** The sentence that contains the link to `path`. */
  follow: Texts;
  /**
   * The path of the page that shows the order's or trip's progress. It has no phone number, because
   * links are often forwarded.
   */
  path: string;
  amount: number;
  /** The ordered items or rented vehicles, each as one line of text. */
  lines(): Promise<string[]>;
}

type Config = Awaited<ReturnType<typeof readConfig>>;

async function writeMail(ctx: Context, to: string, confirmed: Confirmed, config: Config) {
  const { id, isGuest, subject, thanks, follow, path, amount } = confirmed;
  const words = [
    ctx.say(thanks, { id }),
    (await confirmed.lines()).join('\n'),
    ctx.say(texts.total, { amount: formatMoney(amount, configForRules(config).currency) }),
    ctx.say(follow, { link: `${ctx.baseUrl}${path}` }),
    ...(isGuest ? [ctx.say(texts.phoneAsked)] : []),
  ];
  await deliver(ctx, { channel: 'email', value: to }, 'confirmation', {
    subject: ctx.say(subject, { id, shop: readText(config['business_name']) }),
    text: words.join('\n\n'),
  });
}

/** Sends a short confirmation by SMS: subject, total and link. */
async function writeSms(ctx: Context, to: string, confirmed: Confirmed, config: Config) {
  const { id, subject, follow, path, amount } = confirmed;
  const title = ctx.say(subject, { id, shop: readText(config['business_name']) });
  const words = [
    title,
    ctx.say(texts.total, { amount: formatMoney(amount, configForRules(config).currency) }),
    ctx.say(follow, { link: `${ctx.baseUrl}${path}` }),
  ];
  await deliver(ctx, { channel: 'phone', value: to }, 'confirmation', {
    subject: title,
    text: words.join('\n'),
  });
}

/**
 * Sends the confirmation by e-mail, and also by SMS if the shop has switched that on. An error is
 * only logged, because the order or trip is valid without a confirmation.
 */
async function confirm(ctx: Context, confirmed: Confirmed): Promise<void> {
  const { isGuest, guestEmail, guestPhone } = confirmed;
  const mail = (isGuest ? guestEmail : (ctx.customer?.email ?? null))?.trim().toLowerCase() ?? '';
  const phone = isGuest ? guestPhone : (ctx.customer?.phone ?? null);
  try {
    const config = await readConfig(ctx.db);
    if (isEmail(mail)) await writeMail(ctx, mail, confirmed, config);
    if (config['order_confirmation_sms'] === 1 && phone !== null && phone !== '') {
      await writeSms(ctx, phone, confirmed, config);
    }
  } catch (error) {
    ctx.post.report(error);
  }
}

async function goodsOf(ctx: Context, order: typeof orders.$inferSelect): Promise<string[]> {
  if (order.type === 'parcel') return [ctx.say(texts.parcel)];
  if (order.prescriptionOrder) return [ctx.say(texts.prescription)];
  const rows = await ctx.db
    .select({ name: orderLines.name, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(orderLines.id);
  return rows.map(({ name, quantity }) => ctx.say(texts.line, { quantity, name: ctx.text(name) }));
}

/** Confirms an order by e-mail and SMS, in the language of the request (m26). */
export const confirmOrder = (ctx: Context, order: typeof orders.$inferSelect): Promise<void> =>
  confirm(ctx, {
    id: order.id,
    isGuest: order.isGuest,
    guestEmail: order.deliveryAddress?.contact_person_email ?? null,
    guestPhone: order.contactNumber,
    subject: texts.orderSubject,
    thanks: texts.orderThanks,
    follow: texts.followOrder,
    path: `/track-order?order_id=${order.id}`,
    amount: order.orderAmount,
    lines: () => goodsOf(ctx, order),
  });

/** Confirms a booked trip by e-mail and SMS, in the language of the request (m26). */
export const confirmTrip = (ctx: Context, trip: typeof trips.$inferSelect): Promise<void> =>
  confirm(ctx, {
    id: trip.id,
    isGuest: trip.isGuest,
    guestEmail: trip.contactEmail,
    guestPhone: trip.contactPhone,
    subject: texts.tripSubject,
    thanks: texts.tripThanks,
    follow: texts.followTrip,
    path: `/rental/trips/${trip.id}`,
    amount: trip.amount,
    lines: async () => {
      const rows = await ctx.db
        .select({ vehicle: tripLines.snapshot, quantity: tripLines.quantity })
        .from(tripLines)
        .where(eq(tripLines.tripId, trip.id))
        .orderBy(tripLines.id);
      return rows.map(({ vehicle, quantity }) =>
        ctx.say(texts.line, { quantity, name: ctx.text(vehicle.name) }),
      );
    },
  });
