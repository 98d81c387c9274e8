import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { storedSecret } from '../db/secrets.ts';

/** What is to be paid, and by whom. */
export interface Payable {
  /**
   * The kind of payment: `order`, `trip`, `wallet` or `subscription`. `attributeId` is the id of
   * the order, trip or wallet top-up; for a subscription it is the id of the store.
   */
  kind: string;
  attributeId: number;
  /** The id of the customer, guest or registered partner who pays. */
  payerId: number;
}

/** The server's secret from which payment keys are computed. */
const secretOf = (db: Database) =>
  storedSecret(db, 'payment_secret', () => randomBytes(32).toString('base64url'));

/**
 * A secret key that only the payer gets, because ids of orders and customers can be guessed. A
 * payment page that was opened without it can only end with a successful payment; it cannot mark
 * the payment as failed or canceled.
 */
export async function paymentKeyOf(db: Database, paid: Payable): Promise<string> {
  const facts = JSON.stringify([paid.kind, paid.attributeId, paid.payerId]);
  return createHmac('sha256', await secretOf(db))
    .update(facts)
    .digest('base64url');
}

/** Whether a payment key is correct. */
export async function isPaymentKey(db: Database, paid: Payable, key: string): Promise<boolean> {
  const known = Buffer.from(await paymentKeyOf(db, paid));
  const sent = Buffer.from(key);
  return sent.length === known.length && timingSafeEqual(sent, known);
}
