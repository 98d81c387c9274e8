import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { partners } from '../../db/schema/people.ts';
import type { Handlers, Reply } from '../../http/handlers.ts';
import { payAddress, type PaymentDesk } from '../../http/payment.ts';
import { refuse } from '../../http/refusal.ts';
import { readId, readText } from '../../http/tolerant.ts';
import { readConfig, readSetting } from '../place/config.ts';
import { texts } from './texts.ts';

type Package = Reply<'listPackages'>['packages'][number];

const packagesOf = (db: Database) => readSetting<Package[]>(db, 'packages');

async function partnerOfStore(db: Database, storeId: number) {
  const [partner] = await db.select().from(partners).where(eq(partners.storeId, storeId));
  return partner;
}

/** Where a store that registered pays for its plan; who pays is the partner. */
export const subscriptionDesk: PaymentDesk = {
  amountDue: async (db, storeId, payerId) => {
    const partner = await partnerOfStore(db, storeId);
    if (partner?.id !== payerId || partner.details['plan'] !== 'none') return null;
    const wanted = (await packagesOf(db)).find(({ id }) => id === partner.details['packageId']);
    return wanted?.price ?? null;
  },
  settle: async (tx, session, outcome) => {
    if (outcome !== 'success') return;
    const partner = await partnerOfStore(tx, session.attributeId);
    if (partner === undefined) return;
    await tx
      .update(partners)
      .set({ details: { ...partner.details, plan: 'subscription' } })
      .where(eq(partners.id, partner.id));
  },
};

/**
 * Where a store that registered pays for a subscription. @throws Refusal 403 when the shop sells none,
 * or the store has a plan
 */
export const paySubscription: Handlers['paySubscription'] = async (ctx, { body }) => {
  const config = await readConfig(ctx.db);
  const storeId = readId(body.store_id) ?? 0;
  const partner = await partnerOfStore(ctx.db, storeId);
  if (partner?.details['plan'] !== 'none') return refuse(403, 'store_id', texts.noPlan);
  const packageId = readId(body.package_id);
  const isSold = (await packagesOf(ctx.db)).some(({ id }) => id === packageId);
  if (config['subscription_business_model'] !== 1 || !isSold) {
    refuse(403, 'package_id', texts.planOff);
  }
  const method = readText(body.payment_gateway);
  if (!config.active_payment_method_list.some(({ gateway }) => gateway === method)) {
    refuse(403, 'payment_gateway', texts.noGateway);
  }
  await ctx.db
    .update(partners)
    .set({ details: { ...partner.details, packageId } })
    .where(eq(partners.id, partner.id));
  const paid = { kind: 'subscription', attributeId: storeId, payerId: partner.id };
  const callback = readText(body.callback) || ctx.baseUrl;
  return { redirect_link: await payAddress(ctx, { ...paid, method, callback }) };
};
