import type { PaymentMethod } from '../domain.ts';
import { subtract } from '../money.ts';
import type { PaymentFacts } from './methodRules.ts';

type Bill = Pick<PaymentFacts, 'total' | 'walletBalance'>;

/**
 * Splits a total when the wallet's balance is used first: into what the wallet pays and the rest,
 * in the shop's currency.
 */
export function sharesOf(total: number, balance: number): { fromWallet: number; rest: number } {
  const fromWallet = Math.min(Math.max(balance, 0), total);
  return { fromWallet, rest: subtract(total, fromWallet) };
}

/** Whether the wallet's balance is used first, and the chosen method pays only the rest. */
export const usesWalletFirst = (method: PaymentMethod): boolean =>
  'fromWallet' in method && method.fromWallet;

/** The amount that the chosen method itself pays, after the wallet. */
export const restOf = (method: PaymentMethod, { total, walletBalance }: Bill): number =>
  sharesOf(total, usesWalletFirst(method) ? (walletBalance ?? 0) : 0).rest;

/** The part of the total that the wallet pays. */
export function paidFromWallet(method: PaymentMethod | null, bill: Bill): number {
  if (method === null) return 0;
  return method.kind === 'wallet' ? bill.total : subtract(bill.total, restOf(method, bill));
}

/**
 * Whether the balance is above 0 and below the total, so that using the wallet first makes sense.
 */
export const coversPart = ({ total, walletBalance }: Bill): boolean =>
  walletBalance !== null && walletBalance > 0 && walletBalance < total;
