import type { PaymentMethod } from '../domain.ts';
import { subtract } from '../money.ts';
import type { PaymentFacts } from './way.ts';

type Bill = Pick<PaymentFacts, 'total' | 'walletBalance'>;

/** What of a total the wallet pays when it is emptied first, and what is left to pay, in the shop's currency. */
export function sharesOf(total: number, balance: number): { fromWallet: number; rest: number } {
  const fromWallet = Math.min(Math.max(balance, 0), total);
  return { fromWallet, rest: subtract(total, fromWallet) };
}

/** Whether the wallet is emptied before the chosen way pays the rest. */
export const usesWalletFirst = (method: PaymentMethod): boolean =>
  'fromWallet' in method && method.fromWallet;

/** What the chosen way itself has to pay. */
export const restOf = (method: PaymentMethod, { total, walletBalance }: Bill): number =>
  sharesOf(total, usesWalletFirst(method) ? (walletBalance ?? 0) : 0).rest;

/** What of the total comes out of the wallet. */
export function paidFromWallet(method: PaymentMethod | null, bill: Bill): number {
  if (method === null) return 0;
  return method.kind === 'wallet' ? bill.total : subtract(bill.total, restOf(method, bill));
}

/** Whether the wallet holds something and less than the total, so that emptying it first makes sense. */
export const holdsAPart = ({ total, walletBalance }: Bill): boolean =>
  walletBalance !== null && walletBalance > 0 && walletBalance < total;
