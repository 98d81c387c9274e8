import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { settings } from '../db/schema/operations.ts';

/** What is paid, and who pays it. */
export interface Payable {
  /** Whose desk: an order, a trip, a wallet. */
  kind: string;
  attributeId: number;
  /** Customer id, or the guest id of a guest. */
  payerId: number;
}

const secretKey = 'payment_secret';

/** The shop's own secret: made once, and shared by all processes over one database. */
async function secretOf(db: Database): Promise<string> {
  const read = () => db.select().from(settings).where(eq(settings.key, secretKey));
  const [known] = await read();
  if (known !== undefined) return String(known.value);
  const value = randomBytes(32).toString('base64url');
  await db.insert(settings).values({ key: secretKey, value }).onConflictDoNothing();
  const [made] = await read();
  if (made === undefined) throw new Error('The secret of payments was not written.');
  return String(made.value);
}

/**
 * What the server gives to who pays, and to nobody else: ids of orders and customers can be counted
 * up, this cannot be guessed. A payment page that was opened without it changes nothing but to pay.
 */
export async function paymentKeyOf(db: Database, paid: Payable): Promise<string> {
  const facts = JSON.stringify([paid.kind, paid.attributeId, paid.payerId]);
  return createHmac('sha256', await secretOf(db))
    .update(facts)
    .digest('base64url');
}

/** Whether a key is the one that was given to who pays. */
export async function isPaymentKey(db: Database, paid: Payable, key: string): Promise<boolean> {
  const known = Buffer.from(await paymentKeyOf(db, paid));
  const sent = Buffer.from(key);
  return sent.length === known.length && timingSafeEqual(sent, known);
}
