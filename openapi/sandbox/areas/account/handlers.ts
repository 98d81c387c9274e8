import { and, eq, ne } from 'drizzle-orm';
import { DAY_MS } from '../../../../machines/rules/durations.ts';
import { categories } from '../../db/schema/items.ts';
import { customers } from '../../db/schema/people.ts';
import { customerOf, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuse, refuseWith } from '../../http/refusal.ts';
import { countOrders, firstOrderDiscount } from '../checkout/firstOrder.ts';
import { readConfig } from '../place/config.ts';
import { fundingHandlers } from './funding.ts';
import { walletHandlers } from './wallet.ts';
import { reminderHandlers } from './reminder.ts';
import { removeAccount } from './removal.ts';
import { texts } from './texts.ts';
import { customerUpToDate } from './upToDate.ts';

/**
 * The ids of the modules for which the customer has saved interests: those in `before`, and now the
 * module of the request (food, grocery …) (NAV-08).
 */
const covered = (ctx: Context, before: readonly number[]): number[] => [
  ...new Set([...before, ...(ctx.module === null ? [] : [ctx.module.id])]),
];

/**
 * Handlers for the account of the signed-in customer (wire facts 4): profile, interests, devices,
 * wallet, points, zone, reminders and deletion.
 */
export const handlers = {
  getCustomerInfo: async (ctx) => {
    if (ctx.header('x-localization') === null) {
      return refuseWith(200, (say) => ({
        errors: [{ code: 'current_language_key', message: say(texts.languageMissing) }],
      }));
    }
    const customer = await customerUpToDate(ctx);
    const [placed, first] = await Promise.all([
      countOrders(ctx, customer.id),
      readConfig(ctx.db).then((config) => firstOrderDiscount(ctx, config)),
    ]);
    const age = ctx.now.getTime() - customer.createdAt.getTime();
    return {
      id: customer.id,
      f_name: customer.firstName,
      l_name: customer.lastName,
      phone: customer.phone ?? '',
      email: customer.email,
      image: customer.image,
      image_full_url: ctx.media(customer.image),
      is_phone_verified: customer.phoneVerified ? 1 : 0,
      is_email_verified: customer.emailVerified ? 1 : 0,
      status: 1,
      order_count: placed,
      login_medium: customer.loginMedium,
      zone_id: customer.zoneId,
      wallet_balance: customer.walletBalance,
      loyalty_point: customer.loyaltyPoints,
      ref_code: customer.refCode,
      ref_by: customer.refBy,
      current_language_key: ctx.language,
      userinfo: null,
      member_since_days: Math.max(0, Math.floor(age / DAY_MS)),
      selected_modules_for_interest: customer.interestModules,
      is_valid_for_discount: first !== null,
      discount_amount: first?.discount ?? 0,
      discount_amount_type:
        first === null ? '' : first.discountType === 'amount' ? 'amount' : 'percentage',
      validity: '',
      created_at: customer.createdAt.toISOString(),
    };
  },
  saveInterests: async (ctx, { body }) => {
    const customer = customerOf(ctx);
    const wanted = [...new Set(body.interest.map(Number))];
    const known = await ctx.db.select({ id: categories.id }).from(categories);
    const ids = new Set(known.map(({ id }) => id));
    if (wanted.some((id) => !ids.has(id))) refuse(403, 'interest', texts.noCategory);
    await ctx.db
      .update(customers)
      .set({
        interests: [...new Set([...customer.interests, ...wanted])],
        interestModules: covered(ctx, customer.interestModules),
      })
      .where(eq(customers.id, customer.id));
    return { message: ctx.say(texts.interestsSaved) };
  },
  saveCustomerZone: async (ctx) => {
    await ctx.db
      .update(customers)
      .set({ zoneId: ctx.zoneIds[0] ?? null })
      .where(eq(customers.id, customerOf(ctx).id));
    return [];
  },
  saveMessagingToken: async (ctx, { body }) => {
    const { id } = customerOf(ctx);
    const messagingToken = body.cm_firebase_token;
    // A device receives messages for one account: the one that signed in last.
    await ctx.db
      .update(customers)
      .set({ messagingToken: null })
      .where(and(eq(customers.messagingToken, messagingToken), ne(customers.id, id)));
    await ctx.db.update(customers).set({ messagingToken }).where(eq(customers.id, id));
    return { message: ctx.say(texts.deviceKept) };
  },
  deleteAccount: (ctx) => removeAccount(ctx),
  ...fundingHandlers,
  ...walletHandlers,
  ...reminderHandlers,
} satisfies Partial<Handlers>;
