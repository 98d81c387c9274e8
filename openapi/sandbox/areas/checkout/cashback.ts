import { discountOn } from '../../../../machines/rules/discount.ts';
import type { Texts } from '../../db/schema/columns.ts';
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
  /** The highest cashback of one order, in major currency units; 0 means no maximum. */
  maxDiscount: number;
  startDate: string;
  endDate: string;
  /** Whether the offer is for rental trips instead of orders. */
  isRental?: boolean;
}

/** What a customer gets cashback for: an order (also of a parcel), or a rental trip. */
export type Bought = 'order' | 'trip';

const boughtIn = ({ module }: Context): Bought => (module?.type === 'rental' ? 'trip' : 'order');

/**
 * The cashback offers that are valid today; empty when the shop has switched wallets off, because
 * cashback is paid into the wallet.
 */
async function running(ctx: Context, bought: Bought): Promise<StoredCashback[]> {
  const { customer_wallet_status: wallet } = await readConfig(ctx.db);
  const today = clockOf(ctx).slice(0, 10);
  const stored = await readSetting<StoredCashback[]>(ctx.db, 'cashbacks');
  return stored.filter(
    ({ startDate, endDate, isRental = false }) =>
      wallet === 1 && isRental === (bought === 'trip') && startDate <= today && today <= endDate,
  );
}

/**
 * The offer that gives the most cashback for an amount, with that cashback in the shop's currency;
 * null when no offer applies.
 */
async function bestFor(ctx: Context, bought: Bought, amount: number) {
  const { digit_after_decimal_point: digits } = await readConfig(ctx.db);
  const fitting = (await running(ctx, bought))
    .filter(({ minPurchase }) => amount >= minPurchase)
    .map((offer) => {
      const type = offer.type === 'percentage' ? 'percent' : 'amount';
      const worth = discountOn(amount, offer.amount, type, digits);
      return { offer, worth: offer.maxDiscount > 0 ? Math.min(worth, offer.maxDiscount) : worth };
    });
  return fitting.sort((one, other) => other.worth - one.worth)[0] ?? null;
}

/** A delivered order or a trip that is over. */
export interface Finished {
  id: number;
  ownerId: number;
  isGuest: boolean;
  /** The total price, in major currency units. */
  amount: number;
}

/** Adds the cashback of an order or a trip to its customer's wallet; `ctx.db` is a transaction. */
export async function creditCashback(
  ctx: Context,
  bought: Bought,
  { id, ownerId, isGuest, amount }: Finished,
): Promise<void> {
  const best = isGuest ? null : await bestFor(ctx, bought, amount);
  if (best === null || best.worth === 0) return;
  await deposit(ctx, {
    customerId: ownerId,
    amount: best.worth,
    type: 'CashBack',
    reference: String(id),
  });
}

/** Handler that lists the cashback offers (wire facts 9). */
export const cashbackHandlers = {
  listCashbacks: async (ctx) =>
    (await running(ctx, boughtIn(ctx))).map((offer) => ({
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
      is_rental: offer.isRental === true ? 1 : 0,
    })),
  getCashback: async (ctx, { query }) => {
    const best = await bestFor(ctx, boughtIn(ctx), query.amount);
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
