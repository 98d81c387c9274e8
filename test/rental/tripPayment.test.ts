import { describe, expect, it } from 'vitest';
import type { TripPaymentChoice } from '../../machines/rental/tripBooking.machine.ts';
import {
  mayFollowWallet,
  standingPayment,
  withoutWallet,
  withWallet,
  type TripPaymentFacts,
} from '../../machines/rental/tripPayment.ts';

const everything = {
  cash: true,
  digital: true,
  offline: true,
  wallet: true,
  restByCash: true,
  restByDigital: true,
};
const facts = (change: Partial<TripPaymentFacts> = {}): TripPaymentFacts => ({
  offered: everything,
  gateways: ['card'],
  total: 100,
  balance: 40,
  cashMaximum: null,
  ...change,
});
const without = (...ways: (keyof typeof everything)[]) => ({
  ...everything,
  ...Object.fromEntries(ways.map((way) => [way, false])),
});

const cash: TripPaymentChoice = { method: 'cash_payment', gateway: null };
const wallet: TripPaymentChoice = { method: 'wallet', gateway: null };
const card: TripPaymentChoice = { method: 'digital_payment', gateway: 'card' };

describe('how a trip may be paid', () => {
  it('CHK-11: cash stands up to its maximum, a gateway while the shop has it', () => {
    expect(standingPayment(null, facts())).toBeNull();
    expect(standingPayment(cash, facts({ cashMaximum: 100 }))).toBe(cash);
    expect(standingPayment(cash, facts({ cashMaximum: 99 }))).toBeNull();
    expect(standingPayment(cash, facts({ offered: without('cash') }))).toBeNull();
    expect(standingPayment(card, facts())).toBe(card);
    expect(standingPayment(card, facts({ gateways: ['other'] }))).toBeNull();
    expect(standingPayment(card, facts({ offered: without('digital') }))).toBeNull();
  });

  it('API-44: the wallet pays alone when it holds the whole trip', () => {
    expect(standingPayment(wallet, facts({ balance: 99.99 }))).toBeNull();
    expect(standingPayment(wallet, facts({ balance: 100 }))).toBe(wallet);
    expect(standingPayment(wallet, facts({ balance: 100, offered: without('wallet') }))).toBeNull();
  });

  it('API-44: a wallet that holds less is emptied first, where something else may pay the rest', () => {
    const first = withWallet(cash);
    expect(first).toEqual({ method: 'partial_payment', gateway: 'cash_payment' });
    expect(standingPayment(first, facts())).toBe(first);
    expect(withoutWallet(first)).toEqual(cash);
    expect(withoutWallet(withWallet(card))).toEqual(card);
    expect(withoutWallet(wallet)).toBeNull();
    for (const change of [
      { balance: 0 },
      { balance: 100 },
      { offered: without('restByCash') },
    ] satisfies Partial<TripPaymentFacts>[]) {
      expect(standingPayment(first, facts(change)), JSON.stringify(change)).toEqual(cash);
    }
    expect(mayFollowWallet(card, facts({ offered: without('restByDigital') }))).toBe(false);
    expect(mayFollowWallet(wallet, facts())).toBe(false);
    expect(standingPayment(first, facts({ cashMaximum: 10 }))).toBeNull();
  });
});
