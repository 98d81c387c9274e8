import { randomUUID } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { cashCeiling, cashProblem } from '../../../../machines/rules/payment/cash.ts';
import { sharesOf } from '../../../../machines/rules/payment/partWallet.ts';
import { subtract } from '../../../../machines/rules/money.ts';
import { customers, walletTransactions } from '../../db/schema/people.ts';
import { trips } from '../../db/schema/rental.ts';
import { oneAtATime, type Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { payAddress } from '../../http/payment.ts';
import { refuseWith } from '../../http/refusal.ts';
import { readText } from '../../http/tolerant.ts';
import { zoneForRules } from '../checkout/pricing.ts';
import { readConfig } from '../place/config.ts';
import type { TripRow } from './booking.ts';
import { texts } from './texts.ts';
import { missingVehicle } from './missingVehicle.ts';
import { ownTrip } from './tripHandlers.ts';

type Text = (typeof texts)[keyof typeof texts];

const refuseText = (status: 403 | 404, text: Text): never =>
  refuseWith(status, (say) => ({ message: say(text) }));

/** Whether a trip can still be paid: it is not canceled, and something is unpaid. */
export const isOpen = (row: TripRow): boolean =>
  row.status !== 'canceled' && row.paymentStatus !== 'paid';

/** The unpaid amount of a trip: the total, less what the wallet has paid. */
export const openAmount = (row: TripRow): number => subtract(row.amount, row.partiallyPaid);

/**
 * The column that stores a payment method: `restMethod` when the wallet has paid a part, else
 * `paymentMethod`.
 */
const paidBy = (row: TripRow, method: string) =>
  row.paymentStatus === 'partially_paid' ? { restMethod: method } : { paymentMethod: method };

/**
 * The payment methods that the shop and the trip's zone allow; `gateways` is empty where nothing can
 * be paid online. What the wallet left to pay can only be paid by methods that may be combined with
 * the wallet.
 */
async function termsOf(ctx: Context, row: TripRow) {
  const [config, zone] = await Promise.all([readConfig(ctx.db), zoneForRules(ctx, row.zoneId)]);
  const isRest = row.paymentStatus === 'partially_paid';
  const restByCash = config.partial_payment_method !== 'digital_payment';
  const restOnline = config.partial_payment_method !== 'cod';
  const online =
    config.digital_payment && (zone?.row.digitalPayment ?? false) && (restOnline || !isRest);
  return {
    cash:
      config.cash_on_delivery &&
      (restByCash || !isRest) &&
      (zone?.row.cashOnDelivery ?? false) &&
      cashProblem(row.amount, cashCeiling({ cashMaximum: null }, zone, row.moduleId)) === null,
    gateways: online ? config.active_payment_method_list.map(({ gateway }) => gateway) : [],
    wallet: config.customer_wallet_status === 1,
    partial: config.partial_payment_status === 1,
    restByCash,
    restOnline,
  };
}

/** Takes money out of the customer's wallet. @throws Refusal 403 when the balance is too low */
async function withdraw({ db: tx, now }: Context, row: TripRow, amount: number): Promise<void> {
  const [payer] = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} - ${amount}` })
    .where(and(eq(customers.id, row.ownerId), gte(customers.walletBalance, amount)))
    .returning({ balance: customers.walletBalance });
  if (payer === undefined) return refuseText(403, texts.walletLow);
  await tx.insert(walletTransactions).values({
    customerId: row.ownerId,
    transactionId: randomUUID(),
    type: 'trip_booking',
    debit: amount,
    balance: payer.balance,
    reference: String(row.id),
    createdAt: now,
  });
}

const change = (ctx: Context, row: TripRow, values: Partial<typeof trips.$inferInsert>) =>
  ctx.db
    .update(trips)
    .set({ ...values, updatedAt: ctx.now })
    .where(eq(trips.id, row.id));

/**
 * Column values that make a trip active again after its online payment had failed; empty for other
 * trips.
 */
export const revived = (row: TripRow): Partial<typeof trips.$inferInsert> =>
  row.status === 'payment_failed' ? { status: 'pending', paymentFailedAt: null } : {};

/**
 * Checks whether a trip whose payment failed can still be paid. Others may have rented its vehicles
 * since then, so they must still be free, and the trip must not be over. Does nothing for other
 * trips.
 * @throws Refusal 403
 */
async function demandVehiclesBack(ctx: Context, row: TripRow): Promise<void> {
  if (row.status !== 'payment_failed') return;
  if (row.endsAt <= ctx.now) refuseText(403, texts.notPayable);
  const missing = await missingVehicle(ctx, row);
  if (missing === null) return;
  const name = ctx.text(missing);
  refuseWith(403, (say) => ({ message: say(texts.notFree, { name }) }));
}

async function payByWallet(ctx: Context, row: TripRow): Promise<void> {
  if (row.isGuest || !(await termsOf(ctx, row)).wallet) refuseText(403, texts.methodNotOffered);
  await withdraw(ctx, row, openAmount(row));
  await change(ctx, row, { ...paidBy(row, 'wallet'), paymentStatus: 'paid', ...revived(row) });
}

/**
 * Pays a trip partly from the wallet; `rest` is the method for what is left.
 * @throws Refusal 403 when this is not offered, when the wallet is empty, or when it could pay
 * everything
 */
async function payInParts(ctx: Context, row: TripRow, rest: string): Promise<void> {
  const terms = await termsOf(ctx, row);
  const byCash = rest === 'cash_payment';
  const offered =
    !row.isGuest &&
    terms.wallet &&
    terms.partial &&
    row.paymentStatus === 'unpaid' &&
    (byCash ? terms.restByCash && terms.cash : terms.restOnline && terms.gateways.includes(rest));
  if (!offered) refuseText(403, texts.methodNotOffered);
  const [payer] = await ctx.db
    .select({ balance: customers.walletBalance })
    .from(customers)
    .where(eq(customers.id, row.ownerId))
    .for('update');
  const shares = sharesOf(row.amount, payer?.balance ?? 0);
  if (shares.fromWallet === 0 || shares.rest === 0) refuseText(403, texts.partialNotNeeded);
  await withdraw(ctx, row, shares.fromWallet);
  await change(ctx, row, {
    paymentMethod: 'partial_payment',
    paymentStatus: 'partially_paid',
    partiallyPaid: shares.fromWallet,
    restMethod: rest,
    ...revived(row),
  });
}

const pageOf = (ctx: Context, row: TripRow, method: string, callback: string): Promise<string> =>
  payAddress(ctx, { kind: 'trip', attributeId: row.id, payerId: row.ownerId, method, callback });

/** Handler for choosing how a trip is paid (wire facts 14.3). */
export const tripPaymentHandlers = {
  payTrip: (outer, { body }) =>
    oneAtATime(outer, async (ctx) => {
      const row = (await ownTrip(ctx, Number(body.trip_id))) ?? refuseText(404, texts.noTrip);
      if (!isOpen(row)) refuseText(403, texts.notPayable);
      await demandVehiclesBack(ctx, row);
      const gateway = readText(body.payment_gateway);
      const callback = readText(body.callback_url);
      const done = { message: ctx.say(texts.paymentSet) };
      switch (body.payment_method) {
        case 'cash_payment': {
          if (!(await termsOf(ctx, row)).cash) refuseText(403, texts.methodNotOffered);
          await change(ctx, row, { ...paidBy(row, 'cash_payment'), ...revived(row) });
          return done;
        }
        case 'wallet': {
          await payByWallet(ctx, row);
          return done;
        }
        case 'partial_payment': {
          await payInParts(ctx, row, gateway);
          return gateway === 'cash_payment' ? done : await pageOf(ctx, row, gateway, callback);
        }
        case 'digital_payment': {
          const { gateways } = await termsOf(ctx, row);
          if (!gateways.includes(gateway)) refuseText(403, texts.methodNotOffered);
          const method = row.paymentStatus === 'partially_paid' ? gateway : 'digital_payment';
          await change(ctx, row, { ...paidBy(row, method), ...revived(row) });
          return await pageOf(ctx, row, gateway, callback);
        }
      }
    }),
} satisfies Partial<Handlers>;
