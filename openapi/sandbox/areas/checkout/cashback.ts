import { discountOn } from '../../../../machines/rules/discount.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { orders } from '../../db/schema/orders.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { deposit } from '../account/deposit.ts';
import { clockOf } from '../catalogue/serialise.ts';
import { readConfig, readSetting } from '../place/config.ts';

/** A stored cashback offer: money added to the wallet on delivery. */
interface StoredCashback {
  id: number;
  title: Texts;
  type: 'percentage' | 'amount';
  amount: number;
  minPurchase: number;
  /** 0: no cap. */
  maxDiscount: number;
  startDate: string;
  endDate: string;
}

async function running(ctx: Context): Promise<StoredCashback[]> {
  const today = clockOf(ctx).slice(0, 10);
  const stored = await readSetting<StoredCashback[]>(ctx.db, 'cashbacks');
  return stored.filter(({ startDate, endDate }) => startDate <= today && today <= endDate);
}

/** The cashback for an amount, by the offer that gives most; null when none applies. */
async function bestFor(ctx: Context, amount: number) {
  const { digit_after_decimal_point: digits } = await readConfig(ctx.db);
  const fitting = (await running(ctx))
    .filter(({ minPurchase }) => amount >= minPurchase)
    .map((offer) => {
      const type = offer.type === 'percentage' ? 'percent' : 'amount';
      const worth = discountOn(amount, offer.amount, type, digits);
      return { offer, worth: offer.maxDiscount > 0 ? Math.min(worth, offer.maxDiscount) : worth };
    });
  return fitting.sort((one, other) => other.worth - one.worth)[0] ?? null;
}

/** Adds the cashback of a delivered order to its customer's wallet; `ctx.db` is a transaction. */
export async function creditCashback(
  ctx: Context,
  order: typeof orders.$inferSelect,
): Promise<void> {
  const best = order.isGuest ? null : await bestFor(ctx, order.orderAmount);
  if (best === null || best.worth === 0) return;
  await deposit(ctx, {
    customerId: order.ownerId,
    amount: best.worth,
    type: 'CashBack',
    reference: String(order.id),
  });
}

/** Cashback (wire facts 9). */
export const cashbackHandlers = {
  listCashbacks: async (ctx) =>
    (await running(ctx)).map((offer) => ({
      id: offer.id,
      title: ctx.text(offer.title),
      customer_id: '["all"]',
      cashback_type: offer.type,
      same_user_limit: 0,
      total_used: 0,
      cashback_amount: offer.amount,
      min_purchase: offer.minPurchase,
      max_discount: offer.maxDiscount,
      start_date: offer.startDate,
      end_date: offer.endDate,
      status: true,
    })),
  getCashback: async (ctx, { query }) => {
    const best = await bestFor(ctx, query.amount);
    return best === null
      ? { calculated_amount: 0, cashback_type: '', id: null }
      : {
          calculated_amount: best.worth,
          cashback_amount: best.offer.amount,
          cashback_type: best.offer.type,
          min_purchase: best.offer.minPurchase,
          max_discount: best.offer.maxDiscount,
          id: best.offer.id,
        };
  },
} satisfies Partial<Handlers>;
