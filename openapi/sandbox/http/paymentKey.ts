import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/connection.ts';
import { storedSecret } from '../db/secrets.ts';

/** What is paid, and who pays it. */
export interface Payable {
  /** Whose desk: an order, a trip, a wallet. */
  kind: string;
  attributeId: number;
  /** Customer id, or the guest id of a guest. */
  payerId: number;
}

/** The secret that keys of payments are made with. */
const secretOf = (db: Database) =>
  storedSecret(db, 'payment_secret', () => randomBytes(32).toString('base64url'));

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
