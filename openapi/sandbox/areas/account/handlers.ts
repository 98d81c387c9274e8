import { and, count, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { customerOf } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseWith } from '../../http/refusal.ts';
import { texts } from './texts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The signed-in customer's own (wire facts 4). */
export const handlers = {
  getCustomerInfo: async (ctx) => {
    const customer = customerOf(ctx);
    if (ctx.header('x-localization') === null) {
      return refuseWith(200, (say) => ({
        errors: [{ code: 'current_language_key', message: say(texts.languageMissing) }],
      }));
    }
    const [placed] = await ctx.db
      .select({ orders: count() })
      .from(orders)
      .where(and(eq(orders.ownerId, customer.id), eq(orders.isGuest, false)));
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
      order_count: placed?.orders ?? 0,
      login_medium: customer.loginMedium,
      zone_id: customer.zoneId,
      wallet_balance: customer.walletBalance,
      loyalty_point: customer.loyaltyPoints,
      ref_code: customer.refCode,
      ref_by: customer.refBy,
      current_language_key: ctx.language,
      userinfo: null,
      member_since_days: Math.max(0, Math.floor(age / dayMs)),
      selected_modules_for_interest: customer.interestModules,
      is_valid_for_discount: false,
      discount_amount: 0,
      discount_amount_type: '',
      validity: '',
    };
  },
} satisfies Partial<Handlers>;
