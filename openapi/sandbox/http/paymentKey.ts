import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { storedSecret } from '../db/secrets.ts';

/** What is paid, and by whom. */
export interface Payable {
  /** The desk: an order, a trip, a wallet. */
  kind: string;
  attributeId: number;
  /** Customer id, or the guest id of a guest. */
  payerId: number;
}

/** The secret with which payment keys are made. */
const secretOf = (db: Database) =>
  storedSecret(db, 'payment_secret', () => randomBytes(32).toString('base64url'));

/**
 * A key that only the payer gets: ids of orders and customers can be guessed, this key cannot. A
 * payment page that was opened without it can do nothing but pay.
 */
export async function paymentKeyOf(db: Database, paid: Payable): Promise<string> {
  const facts = JSON.stringify([paid.kind, paid.attributeId, paid.payerId]);
  return createHmac('sha256', await secretOf(db))
    .update(facts)
    .digest('base64url');
}

/** Whether a key is the payer's. */
export async function isPaymentKey(db: Database, paid: Payable, key: string): Promise<boolean> {
  const known = Buffer.from(await paymentKeyOf(db, paid));
  const sent = Buffer.from(key);
  return sent.length === known.length && timingSafeEqual(sent, known);
}
