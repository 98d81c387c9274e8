import { cashProblem, type OfferedPayments } from '../rules/payment.ts';
import type { TripPaymentChoice } from './tripBooking.machine.ts';

/** What decides how a trip may be paid. */
export interface TripPaymentFacts {
  offered: OfferedPayments;
  /** Keys of the shop's gateways. */
  gateways: readonly string[];
  total: number;
  /** What the wallet holds. */
  balance: number;
  /** The most that may be paid in cash; null without a limit. */
  cashMaximum: number | null;
}

/** The rest of a partial payment that is paid in cash, as the wire names it. */
const CASH = 'cash_payment';

/** What pays a trip beside the wallet; null for a trip that the wallet pays whole. */
export function withoutWallet({ method, gateway }: TripPaymentChoice): TripPaymentChoice | null {
  if (method === 'wallet') return null;
  if (method !== 'partial_payment') return { method, gateway };
  return gateway === CASH
    ? { method: 'cash_payment', gateway: null }
    : { method: 'digital_payment', gateway };
}

/** The same way to pay after the wallet was emptied. */
export function withWallet({ method, gateway }: TripPaymentChoice): TripPaymentChoice {
  return { method: 'partial_payment', gateway: method === 'cash_payment' ? CASH : gateway };
}

/** Whether the wallet may be emptied first and this way pay the rest. */
export function mayFollowWallet(chosen: TripPaymentChoice, facts: TripPaymentFacts): boolean {
  const { offered, balance, total } = facts;
  const pays = chosen.method === 'cash_payment' ? offered.restByCash : offered.restByDigital;
  return pays && chosen.method !== 'wallet' && balance > 0 && balance < total;
}

/** The chosen way to pay while it is offered for this trip; null when it is not, or none is (CHK-11). */
export function standingPayment(
  chosen: TripPaymentChoice | null,
  facts: TripPaymentFacts,
): TripPaymentChoice | null {
  const { offered, gateways, total, balance, cashMaximum } = facts;
  switch (chosen?.method) {
    case 'cash_payment':
      return offered.cash && cashProblem(total, cashMaximum) === null ? chosen : null;
    case 'wallet':
      return offered.wallet && balance >= total ? chosen : null;
    case 'digital_payment':
      return offered.digital && gateways.includes(chosen.gateway ?? '') ? chosen : null;
    case 'partial_payment': {
      const rest = standingPayment(withoutWallet(chosen), facts);
      return rest !== null && mayFollowWallet(rest, facts) ? chosen : rest;
    }
    case undefined:
      return null;
  }
}
