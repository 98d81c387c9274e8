import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';
import { discountTypeOf } from '../../../../machines/rules/discount.ts';
import { formatMoney, roundMoney, sum } from '../../../../machines/rules/money.ts';
import { bestBonus } from '../../../../machines/rules/wallet.ts';
import { wallClockOf } from '../../../../machines/rules/wallClock.ts';
import type { Database } from '../../db/connection.ts';
import { customers } from '../../db/schema/people.ts';
import { walletBonuses, walletFundings } from '../../db/schema/wallet.ts';
import { customerOf, idempotencyKeyOf, oneAtATime, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import {
  payAddress,
  refundByGateway,
  type PaymentHandler,
  type PaymentSession,
} from '../../http/payment.ts';
import { refuse } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { configForRules } from '../checkout/pricing.ts';
import { notify } from '../inbox/notices.ts';
import { readConfig } from '../place/config.ts';
import { deposit } from './deposit.ts';
import { texts } from './texts.ts';

/**
 * The maximum amount of one wallet top-up, in the shop's currency. A larger amount is refused,
 * because it must be a typing mistake.
 */
const MAX_AT_ONCE = 10_000;

const runningBonuses = (db: Database, now: Date) => {
  const today = wallClockOf(now).slice(0, 10);
  return db
    .select()
    .from(walletBonuses)
    .where(
      and(
        eq(walletBonuses.active, true),
        lte(walletBonuses.startDate, today),
        gte(walletBonuses.endDate, today),
      ),
    )
    .orderBy(asc(walletBonuses.id));
};

/**
 * The bonus that the shop adds when `paid` is paid into a wallet. Only the best running offer
 * counts; 0 when there is none. `digits` is the number of decimals of the shop's currency.
 */
async function bonusOn(db: Database, paid: number, now: Date, digits: number): Promise<number> {
  const bonuses = (await runningBonuses(db, now)).map((bonus) => ({
    type: discountTypeOf(bonus.type),
    amount: bonus.amount,
    minimum: bonus.minimumAddAmount,
    maximum: bonus.maximumBonusAmount,
  }));
  return bestBonus(bonuses, paid, digits)?.worth ?? 0;
}

/** The type of a top-up, in the wallet history and in the customer's notifications. */
const type = 'add_fund' as const;

/** Gives a second payment for one top-up back through its gateway, and tells the customer. */
async function sendBack(tx: Database, session: PaymentSession, now: Date): Promise<void> {
  await refundByGateway(tx, session, now);
  const { payerId: customerId, amount } = session;
  // A customer who has deleted the account has no notifications any more.
  if ((await tx.$count(customers, eq(customers.id, customerId))) === 0) return;
  const { currency } = configForRules(await readConfig(tx));
  const notice = { customerId, type, createdAt: now };
  await notify(tx, notice, texts.fundedTwiceTitle, texts.fundedTwice, {
    amount: formatMoney(amount, currency),
  });
}

/**
 * Handles wallet top-ups on the payment page. Each top-up is added to the wallet only once, with
 * the bonus that is valid when the payment arrives (WAL-04). A second payment, from another page of
 * the same top-up, is given back by the gateway.
 */
export const fundingPaymentHandler: PaymentHandler = {
  due: async (db, fundingId, payerId) => {
    const [open] = await db
      .select()
      .from(walletFundings)
      .where(
        and(
          eq(walletFundings.id, fundingId),
          eq(walletFundings.customerId, payerId),
          isNull(walletFundings.paidAt),
        ),
      );
    return open === undefined ? null : { amount: open.amount };
  },
  settle: async (tx, session, outcome, now) => {
    if (outcome !== 'success') return;
    const [paid] = await tx
      .update(walletFundings)
      .set({ paidAt: now, method: session.method })
      .where(and(eq(walletFundings.id, session.attributeId), isNull(walletFundings.paidAt)))
      .returning();
    if (paid === undefined) {
      await sendBack(tx, session, now);
      return;
    }
    const { customerId, amount } = paid;
    const { currency } = configForRules(await readConfig(tx));
    const bonus = await bonusOn(tx, amount, now, currency.digits);
    const { reference } = session;
    await deposit({ db: tx, now }, { customerId, amount, bonus, type, reference });
    await notify(tx, { customerId, type, createdAt: now }, texts.fundedTitle, texts.funded, {
      amount: formatMoney(sum([amount, bonus]), currency),
    });
  },
};

/**
 * Starts a wallet top-up. A repeated request with the same idempotency key starts no second one,
 * but returns the first.
 * @throws Refusal 409 `idempotency_key` when the key was used for another amount or method
 */
async function openFunding(ctx: Context, customerId: number, amount: number, method: string) {
  const idempotencyKey = idempotencyKeyOf(ctx);
  const mine = eq(walletFundings.customerId, customerId);
  const [known] =
    idempotencyKey === null
      ? []
      : await ctx.db
          .select()
          .from(walletFundings)
          .where(and(mine, eq(walletFundings.idempotencyKey, idempotencyKey)));
  if (known !== undefined) {
    const same = known.amount === amount && (known.method === method || known.paidAt !== null);
    return same ? known : refuse(409, 'idempotency_key', texts.keyTaken);
  }
  const [asked] = await ctx.db
    .insert(walletFundings)
    .values({ customerId, amount, method, idempotencyKey, createdAt: ctx.now })
    .returning();
  if (asked === undefined) throw new Error('The funding was not written.');
  return asked;
}

/** Handlers for wallet top-ups and for the list of top-up bonuses (wire facts 11.2). */
export const fundingHandlers = {
  addWalletFund: (outer, { body }) =>
    oneAtATime(outer, async (ctx) => {
      const customer = customerOf(ctx);
      const config = await readConfig(ctx.db);
      const offered =
        config.customer_wallet_status === 1 &&
        config.add_fund_status === 1 &&
        config.digital_payment;
      if (!offered) refuse(403, 'add_fund', texts.fundingOff);
      const method = readText(body.payment_method);
      if (!config.active_payment_method_list.some(({ gateway }) => gateway === method)) {
        refuse(403, 'payment_method', texts.noGateway);
      }
      const { currency } = configForRules(config);
      const amount = roundMoney(Number(body.amount), currency.digits);
      if (!(amount <= MAX_AT_ONCE)) {
        refuse(403, 'amount', texts.fundingMost, { most: formatMoney(MAX_AT_ONCE, currency) });
      }
      const callback = readText(body.callback) || `${ctx.baseUrl}/profile?page=wallet`;
      const funding = await openFunding(ctx, customer.id, amount, method);
      if (funding.paidAt !== null) return { redirect_link: `${callback}?flag=success` };
      return {
        redirect_link: await payAddress(ctx, {
          kind: 'wallet',
          attributeId: funding.id,
          payerId: customer.id,
          method,
          callback,
        }),
      };
    }),
  listWalletBonuses: async (ctx) =>
    (await runningBonuses(ctx.db, ctx.now)).map((bonus) => ({
      id: bonus.id,
      title: ctx.text(bonus.title),
      description: ctx.text(bonus.description),
      bonus_type: bonus.type,
      bonus_amount: bonus.amount,
      minimum_add_amount: bonus.minimumAddAmount,
      maximum_bonus_amount: bonus.maximumBonusAmount,
      start_date: bonus.startDate,
      end_date: bonus.endDate,
      status: 1,
    })),
} satisfies Partial<Handlers>;
