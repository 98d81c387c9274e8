import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { partners } from '../../db/schema/people.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { payAddress, refundByGateway, type PaymentHandler } from '../../http/payment.ts';
import { refuse } from '../../http/refusal.ts';
import { readId, readText } from '../../http/tolerant.ts';
import { readConfig, readSetting } from '../place/config.ts';
import { texts } from './texts.ts';

/** A stored subscription plan for stores. */
type Package = Omit<Reply<'listPackages'>['packages'][number], 'package_name' | 'text'> &
  Record<'package_name' | 'text', Texts>;

const packagesOf = (db: Database) => readSetting<Package[]>(db, 'packages');

/** Handler that lists the subscription plans from which a store can choose. */
export const listPackages: Handlers['listPackages'] = async (ctx) => {
  const stored = await packagesOf(ctx.db);
  return {
    packages: stored.map(({ package_name, text, ...plan }) => ({
      ...plan,
      package_name: ctx.text(package_name),
      text: ctx.text(text),
    })),
  };
};

/** Whether the shop offers this plan at present. */
export async function isSold(db: Database, packageId: number | null): Promise<boolean> {
  const config = await readConfig(db);
  if (config['subscription_business_model'] !== 1) return false;
  return (await packagesOf(db)).some(({ id }) => id === packageId);
}

/**
 * Checks that a store may begin a free trial of a plan.
 * @throws Refusal 403 when the shop offers no trial, or no such plan
 */
export async function checkTrial(ctx: Context, packageId: unknown): Promise<void> {
  const config = await readConfig(ctx.db);
  if (!(await isSold(ctx.db, readId(packageId)))) refuse(403, 'package_id', texts.planOff);
  if (config['subscription_free_trial_status'] !== 1) {
    refuse(403, 'payment_gateway', texts.noGateway);
  }
}

type Partner = typeof partners.$inferSelect;

const partnerOfStore = (db: Database, storeId: number) =>
  db.select().from(partners).where(eq(partners.storeId, storeId));

/** The owner of a store, whose plan nobody else changes until the transaction ends. */
async function lockedPartner(tx: Database, storeId: number): Promise<Partner | undefined> {
  const [partner] = await partnerOfStore(tx, storeId).for('update');
  return partner;
}

/** Adds to what is stored about an owner's application, or replaces it. */
export async function saveDetails(
  tx: Database,
  { id, details }: Partner,
  change: Partner['details'],
): Promise<void> {
  await tx
    .update(partners)
    .set({ details: { ...details, ...change } })
    .where(eq(partners.id, id));
}

/**
 * Runs work for the owner of a store without a plan, in a transaction (`inside.db`) in which no
 * other request or payment changes the plan.
 * @throws Refusal 403 `store_id` when the store already has a plan
 */
export function withoutPlan<T>(
  ctx: Context,
  storeId: unknown,
  work: (inside: Context, partner: Partner) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const partner = await lockedPartner(tx, readId(storeId) ?? 0);
    if (partner?.details['plan'] !== 'none') return refuse(403, 'store_id', texts.noPlan);
    return work({ ...ctx, db: tx }, partner);
  });
}

/**
 * Handles the payment of a store's plan on the payment page; the payer is the store's owner. A
 * payment buys the plan of its page, whatever was chosen since. A second payment is refunded by the
 * gateway, because owners have no wallet.
 */
export const subscriptionPaymentHandler: PaymentHandler = {
  due: async (db, storeId, payerId) => {
    const [partner] = await partnerOfStore(db, storeId);
    if (partner?.id !== payerId || partner.details['plan'] !== 'none') return null;
    const wanted = (await packagesOf(db)).find(({ id }) => id === partner.details['packageId']);
    return wanted === undefined ? null : { amount: wanted.price, packageId: wanted.id };
  },
  settle: async (tx, session, outcome, now) => {
    if (outcome !== 'success') return;
    const partner = await lockedPartner(tx, session.attributeId);
    if (partner === undefined) return;
    const { plan, packageId } = partner.details;
    if (plan === 'subscription') {
      await refundByGateway(tx, session, now);
      return;
    }
    const bought = { plan: 'subscription', packageId: session.packageId ?? packageId };
    await saveDetails(tx, partner, bought);
  },
};

/** The plan that a store wants to pay for, and the payment gateway. */
interface Payment {
  package_id?: unknown;
  payment_gateway?: unknown;
  callback?: unknown;
}

/**
 * The URL of the payment page for a registered store's plan.
 * @throws Refusal 403 when the shop offers no such plan or gateway
 */
export async function paymentLink(
  ctx: Context,
  partner: Partner,
  wanted: Payment,
): Promise<{ redirect_link: string }> {
  const config = await readConfig(ctx.db);
  const packageId = readId(wanted.package_id);
  if (!(await isSold(ctx.db, packageId))) refuse(403, 'package_id', texts.planOff);
  const method = readText(wanted.payment_gateway);
  if (!config.active_payment_method_list.some(({ gateway }) => gateway === method)) {
    refuse(403, 'payment_gateway', texts.noGateway);
  }
  await saveDetails(ctx.db, partner, { packageId });
  const paid = { kind: 'subscription', attributeId: partner.storeId ?? 0, payerId: partner.id };
  const callback = readText(wanted.callback) || ctx.baseUrl;
  return { redirect_link: await payAddress(ctx, { ...paid, method, callback }) };
}

/** Like `paymentLink`, as a handler for newer clients. */
export const paySubscription: Handlers['paySubscription'] = (ctx, { body }) =>
  withoutPlan(ctx, body.store_id, (inside, partner) => paymentLink(inside, partner, body));
