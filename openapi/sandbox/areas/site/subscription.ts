import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { partners } from '../../db/schema/people.ts';
import type { Texts } from '../../db/schema/columns.ts';
import type { Context } from '../../http/context.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { payAddress, type PaymentHandler } from '../../http/payment.ts';
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

async function partnerOfStore(db: Database, storeId: number) {
  const [partner] = await db.select().from(partners).where(eq(partners.storeId, storeId));
  return partner;
}

/** Handles the payment of a store's plan on the payment page; the payer is the store's owner. */
export const subscriptionPaymentHandler: PaymentHandler = {
  amountDue: async (db, storeId, payerId) => {
    const partner = await partnerOfStore(db, storeId);
    if (partner?.id !== payerId || partner.details['plan'] !== 'none') return null;
    const wanted = (await packagesOf(db)).find(({ id }) => id === partner.details['packageId']);
    return wanted?.price ?? null;
  },
  settle: async (tx, session, outcome) => {
    if (outcome !== 'success') return;
    const partner = await partnerOfStore(tx, session.attributeId);
    if (partner === undefined || partner.details['plan'] === 'subscription') return;
    // The owner may have chosen a plan of another price since this payment was begun: the price that
    // was paid tells which plan it is for. If no plan has this price any more, the shop has changed
    // it meanwhile, and the chosen plan is the paid one.
    const chosen = partner.details['packageId'];
    const paid = (await packagesOf(tx)).filter(({ price }) => price === session.amount);
    const packageId = paid.some(({ id }) => id === chosen) ? chosen : (paid[0]?.id ?? chosen);
    await tx
      .update(partners)
      .set({ details: { ...partner.details, plan: 'subscription', packageId } })
      .where(eq(partners.id, partner.id));
  },
};

/** The plan that a store wants to pay for, and the payment gateway. */
interface Payment {
  store_id: unknown;
  package_id?: unknown;
  payment_gateway?: unknown;
  callback?: unknown;
}

/**
 * The URL of the payment page for a registered store's plan.
 * @throws Refusal 403 when the shop offers no such plan or gateway, or the store already has a plan
 */
export async function paymentLink(
  ctx: Context,
  wanted: Payment,
): Promise<{ redirect_link: string }> {
  const config = await readConfig(ctx.db);
  const storeId = readId(wanted.store_id) ?? 0;
  const partner = await partnerOfStore(ctx.db, storeId);
  if (partner?.details['plan'] !== 'none') return refuse(403, 'store_id', texts.noPlan);
  const packageId = readId(wanted.package_id);
  if (!(await isSold(ctx.db, packageId))) refuse(403, 'package_id', texts.planOff);
  const method = readText(wanted.payment_gateway);
  if (!config.active_payment_method_list.some(({ gateway }) => gateway === method)) {
    refuse(403, 'payment_gateway', texts.noGateway);
  }
  await ctx.db
    .update(partners)
    .set({ details: { ...partner.details, packageId } })
    .where(eq(partners.id, partner.id));
  const paid = { kind: 'subscription', attributeId: storeId, payerId: partner.id };
  const callback = readText(wanted.callback) || ctx.baseUrl;
  return { redirect_link: await payAddress(ctx, { ...paid, method, callback }) };
}

/** Like `paymentLink`, as a handler for newer clients. */
export const paySubscription: Handlers['paySubscription'] = (ctx, { body }) =>
  paymentLink(ctx, body);
