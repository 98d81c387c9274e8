import type { AnyHandler } from '../http/handlers.ts';
import type { PaymentDesk } from '../http/payment.ts';

/** Every area's handlers. A route of the contract that none of them names answers 404. */
export const handlers: ReadonlyMap<string, AnyHandler> = new Map();

/** What can be paid on the payment page, by kind: `order`, `wallet`. */
export const paymentDesks: ReadonlyMap<string, PaymentDesk> = new Map();
