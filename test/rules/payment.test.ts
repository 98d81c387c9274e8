import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../../machines/rules/domain.ts';
import { nameElsewhere } from '../../machines/rules/payment/digital.ts';
import { paymentKinds } from '../../machines/rules/payment/kinds.ts';
import { sharesOf } from '../../machines/rules/payment/partWallet.ts';
import type { PaymentFacts, PaymentTerms } from '../../machines/rules/payment/methodRules.ts';
import {
  offeredPayment,
  offersOf,
  orderPayment,
  paidBy,
  paymentProblem,
  paysRest,
  termsOfRest,
  shownAs,
  usablePayment,
  tripPayment,
  methodRules,
  withWalletFirst,
} from '../../machines/rules/payment/methods.ts';

const config: PaymentFacts['config'] = {
  cashOnDelivery: true,
  digitalPayment: true,
  offlinePayment: true,
  wallet: true,
  partialPayment: 'both',
  gateways: [{ gateway: 'card', title: 'Card', imageUrl: null }],
};
const bank = {
  id: 1,
  name: 'Bank transfer',
  facts: [],
  asked: [{ name: 'Reference', placeholder: '', required: true }],
};

/** A customer's order of $100.00, with $40.00 in the wallet. */
const facts = (change: Partial<PaymentFacts> = {}): PaymentFacts => ({
  purpose: 'order',
  config,
  zone: null,
  signedIn: true,
  offlineMethods: [bank],
  total: 100,
  totalIsKnown: true,
  walletBalance: 40,
  cashMaximum: null,
  ...change,
});
const shopWith = (change: Partial<PaymentFacts['config']>) => ({
  config: { ...config, ...change },
});

const cash: PaymentMethod = { kind: 'cash', fromWallet: false };
const wallet: PaymentMethod = { kind: 'wallet' };
const card: PaymentMethod = { kind: 'digital', gateway: 'card', fromWallet: false };
const transfer: PaymentMethod = { kind: 'offline', methodId: 1, fields: {}, note: '' };
const first = (method: PaymentMethod) => ({ ...method, fromWallet: true });

describe('which ways to pay are offered', () => {
  const zone = { cashOnDelivery: false, digitalPayment: true, offlinePayment: true };
  const off = { cashOnDelivery: false, digitalPayment: false, offlinePayment: false };
  const allowed = (terms: PaymentTerms) =>
    paymentKinds.filter((kind) => methodRules[kind].allows(terms));
  const rests = (terms: PaymentTerms) => paymentKinds.filter((kind) => paysRest(kind, terms));

  it.each([
    ['both', ['wallet', 'cash', 'digital', 'offline']],
    ['cod', ['wallet', 'cash', 'offline']],
    ['digital_payment', ['wallet', 'digital', 'offline']],
    [null, ['wallet', 'cash', 'digital', 'offline']],
  ] as const)('DATA-14: what the wallet left, with %s, is paid by %j', (partialPayment, kinds) => {
    const terms = termsOfRest({ ...shopWith({ partialPayment }), zone: null, signedIn: true });
    expect(allowed(terms)).toEqual(kinds);
    expect(rests(terms)).toEqual([]);
  });

  it('F-27: a way to pay needs the shop and the zone; the wallet needs a customer', () => {
    const all = { config, zone: null, signedIn: true };
    expect(allowed(all)).toEqual(['wallet', 'cash', 'digital', 'offline']);
    expect(rests(all)).toEqual(['cash', 'digital']);
    expect(allowed({ config, zone, signedIn: false })).toEqual(['digital', 'offline']);
    expect(rests({ config, zone, signedIn: false })).toEqual([]);
    const noCards = { ...all, ...shopWith({ digitalPayment: false }) };
    expect(allowed(noCards)).toEqual(['wallet', 'cash', 'offline']);
    expect(rests(noCards)).toEqual(['cash']);
    const nothing = { ...all, ...shopWith({ ...off, wallet: false }) };
    expect(allowed({ ...nothing, zone: { ...zone, cashOnDelivery: true } })).toEqual([]);
    expect(allowed({ config, zone: off, signedIn: false })).toEqual([]);
  });

  it('F-27: each gateway and each way outside the shop is a tile of its own; trips take none outside', () => {
    const names = (change: Partial<PaymentFacts>) =>
      offersOf(facts(change)).map(
        ({ method, name }) => name ?? shownAs(method, facts(change)).label,
      );
    expect(names({})).toEqual([
      'checkout.payment.wallet',
      'checkout.payment.cash',
      'Card',
      'Bank transfer',
    ]);
    expect(names({ purpose: 'trip' })).toEqual([
      'trips.pay.cash',
      'checkout.payment.wallet',
      'Card',
    ]);
  });

  it('a way to pay stays chosen only while it is offered', () => {
    const kept = (chosen: PaymentMethod | null, change: Partial<PaymentFacts> = {}) =>
      offeredPayment(chosen, facts(change));
    expect(kept(null)).toBeNull();
    expect(kept({ kind: 'cash' })).toEqual(cash);
    expect(kept(cash, shopWith({ cashOnDelivery: false }))).toBeNull();
    expect(kept(card)).toEqual(card);
    expect(kept(card, shopWith({ gateways: [] }))).toBeNull();
    expect(kept(card, shopWith({ digitalPayment: false }))).toBeNull();
    expect(kept(wallet)).toEqual(wallet);
    expect(kept(wallet, { signedIn: false })).toBeNull();
    expect(kept(transfer)).toEqual(transfer);
    expect(kept(transfer, shopWith({ offlinePayment: false }))).toBeNull();
    expect(kept(transfer, { offlineMethods: null })).toEqual(transfer);
    expect(
      kept(transfer, { offlineMethods: null, ...shopWith({ offlinePayment: false }) }),
    ).toBeNull();
    expect(kept({ ...transfer, methodId: 9 })).toBeNull();
    expect(kept(transfer, { purpose: 'trip' })).toBeNull();
  });

  it('the wallet comes first only for a customer, and where the rest may be paid so', () => {
    const kept = (partialPayment: 'cod' | 'digital_payment' | 'both' | null, signedIn = true) =>
      [cash, card].map((chosen) => {
        const known = facts({ ...shopWith({ partialPayment }), signedIn });
        const offered = offeredPayment(first(chosen), known);
        return offered !== null && 'fromWallet' in offered && offered.fromWallet;
      });
    expect(kept('both')).toEqual([true, true]);
    expect(kept('cod')).toEqual([true, false]);
    expect(kept('digital_payment')).toEqual([false, true]);
    expect(kept(null)).toEqual([false, false]);
    expect(kept('both', false)).toEqual([false, false]);
  });

  it('a wallet pays what it holds, never more than the total', () => {
    expect(sharesOf(24.6, 10.1)).toEqual({ fromWallet: 10.1, rest: 14.5 });
    expect(sharesOf(24.6, 100)).toEqual({ fromWallet: 24.6, rest: 0 });
    expect(sharesOf(24.6, 0)).toEqual({ fromWallet: 0, rest: 24.6 });
    expect(sharesOf(24.6, -5)).toEqual({ fromWallet: 0, rest: 24.6 });
  });
});

describe('what a tile says', () => {
  const said = (method: PaymentMethod, change: Partial<PaymentFacts> = {}) => {
    const { note, isClosed } = shownAs(method, facts(change));
    return [note, isClosed];
  };

  it('CHK-11: cash says what to have ready, or up to what it is taken; a trip too dear for it cannot choose it', () => {
    const upTo = (key: string) => ({ key, amount: 99 });
    expect(said(cash)).toEqual([{ key: 'checkout.payment.cashReady', amount: 100 }, false]);
    expect(said(first(cash))).toEqual([{ key: 'checkout.payment.cashReady', amount: 60 }, false]);
    expect(said(cash, { totalIsKnown: false })).toEqual([null, false]);
    expect(said(cash, { cashMaximum: 99 })).toEqual([upTo('checkout.payment.cashUpTo'), false]);
    expect(said(cash, { cashMaximum: 99, purpose: 'trip' })).toEqual([
      upTo('trips.pay.cashUpTo'),
      true,
    ]);
  });

  it('the wallet says what it holds, and cannot be chosen while that is too little or not known', () => {
    expect(said(wallet)).toEqual([{ key: 'checkout.payment.walletLow', amount: 40 }, true]);
    expect(said(wallet, { walletBalance: 100 })).toEqual([
      { key: 'checkout.payment.walletHolds', amount: 100 },
      false,
    ]);
    expect(said(wallet, { walletBalance: null })).toEqual([{ key: 'ui.amountMissing' }, true]);
  });
});

describe('what a chosen way can pay', () => {
  const trip = (change: Partial<PaymentFacts> = {}) => facts({ purpose: 'trip', ...change });

  it('F-27: the wallet may hold too little, cash have a limit, and a way outside the shop ask more', () => {
    expect(paymentProblem(wallet, facts())).toBe('walletLow');
    expect(paymentProblem(wallet, facts({ walletBalance: 100 }))).toBeNull();
    expect(paymentProblem(cash, facts({ cashMaximum: 99.99 }))).toBe('cashMaximum');
    expect(paymentProblem(cash, facts({ cashMaximum: 100 }))).toBeNull();
    expect(paymentProblem(transfer, facts())).toBe('offlineFields');
    expect(paymentProblem(transfer, facts({ offlineMethods: null }))).toBe('offlineUnknown');
    expect(paymentProblem({ ...transfer, fields: { Reference: '42' } }, facts())).toBeNull();
    expect(paymentProblem(card, facts())).toBeNull();
  });

  it('CHK-11: cash stands up to its maximum, a gateway while the shop has it', () => {
    expect(usablePayment(null, trip())).toBeNull();
    expect(usablePayment(cash, trip({ cashMaximum: 100 }))).toEqual(cash);
    expect(usablePayment(cash, trip({ cashMaximum: 99 }))).toBeNull();
    expect(usablePayment(cash, trip(shopWith({ cashOnDelivery: false })))).toBeNull();
    expect(usablePayment(card, trip())).toEqual(card);
    expect(usablePayment({ ...card, gateway: 'other' }, trip())).toBeNull();
    expect(usablePayment(card, trip(shopWith({ digitalPayment: false })))).toBeNull();
  });

  it('API-44: the wallet pays alone when it holds the whole trip', () => {
    expect(usablePayment(wallet, trip({ walletBalance: 99.99 }))).toBeNull();
    expect(usablePayment(wallet, trip({ walletBalance: null }))).toBeNull();
    expect(usablePayment(wallet, trip({ walletBalance: 100 }))).toEqual(wallet);
    const without = trip({ walletBalance: 100, ...shopWith({ wallet: false }) });
    expect(usablePayment(wallet, without)).toBeNull();
  });

  it('API-44: a wallet that holds less is emptied first, where something else may pay the rest', () => {
    expect(usablePayment(first(cash), trip())).toEqual(first(cash));
    expect(usablePayment(first(card), trip())).toEqual(first(card));
    for (const change of [
      { walletBalance: 0 },
      { walletBalance: null },
      { walletBalance: 100 },
      shopWith({ partialPayment: 'digital_payment' }),
    ] satisfies Partial<PaymentFacts>[]) {
      expect(usablePayment(first(cash), trip(change)), JSON.stringify(change)).toEqual(cash);
    }
    expect(withWalletFirst(wallet, true, trip())).toEqual(wallet);
    expect(usablePayment(first(cash), trip({ cashMaximum: 10 }))).toBeNull();
  });
});

describe('ways to pay on the wire', () => {
  it('F-27: an order names its way, and whether the wallet comes first', () => {
    expect(orderPayment(cash, 0, 100)).toEqual({
      payment_method: 'cash_on_delivery',
      partial_payment: 0,
    });
    expect(orderPayment(first(card), 40, 100)).toEqual({
      payment_method: 'digital_payment',
      partial_payment: 1,
    });
    expect(orderPayment(first(cash), 100, 100)).toEqual({
      payment_method: 'wallet',
      partial_payment: 0,
    });
    expect(orderPayment(wallet, 100, 100)).toMatchObject({ payment_method: 'wallet' });
    expect(orderPayment(transfer, 0, 100)).toMatchObject({ payment_method: 'offline_payment' });
  });

  it('API-44: a trip names its way and its gateway; after an emptied wallet, what pays the rest', () => {
    const sent = (method: PaymentMethod) => Object.values(tripPayment(method));
    expect(sent(cash)).toEqual(['cash_payment', null]);
    expect(sent(wallet)).toEqual(['wallet', null]);
    expect(sent(card)).toEqual(['digital_payment', 'card']);
    expect(sent(first(cash))).toEqual(['partial_payment', 'cash_payment']);
    expect(sent(first(card))).toEqual(['partial_payment', 'card']);
  });

  it('bad input: a way that is not known is sent as nothing else, and least of all as cash', () => {
    const crypto = { kind: 'crypto' } as unknown as PaymentMethod;
    expect(() => orderPayment(crypto, 0, 100)).toThrow(TypeError);
    expect(() => tripPayment(crypto)).toThrow(TypeError);
    expect(() => tripPayment(transfer)).toThrow('no trip is paid by offline');
    expect(offeredPayment(crypto, facts())).toBeNull();
  });

  it('bad input: a word of the server that is no way of the shop keeps its name', () => {
    const read = (word: string | null) => paidBy(word);
    expect(read('cash_on_delivery')).toEqual({ kind: 'cash' });
    expect(read('cash_payment')).toEqual({ kind: 'cash' });
    expect(read('partial_payment')).toEqual({ kind: 'partWallet' });
    expect([read(''), read(null)]).toEqual([null, null]);
    expect(read('crypto')).toEqual({ kind: 'unknown', name: 'crypto' });
    expect(nameElsewhere(read('crypto'), config)).toBe('crypto');
    // What was paid at a gateway goes by the gateway's key.
    expect(nameElsewhere(read('card'), config)).toBeNull();
    expect(nameElsewhere(read('wallet'), config)).toBeNull();
  });

  it('bad input: an order has no room for a way that is in no table', () => {
    // @ts-expect-error A kind of no table is no way to pay.
    const unknown: PaymentMethod = { kind: 'crypto' };
    // @ts-expect-error A table that lacks a kind is no table of all ways.
    const lacking: typeof methodRules = {
      cash: methodRules.cash,
      wallet: methodRules.wallet,
      digital: methodRules.digital,
    };
    expect([unknown.kind, lacking.offline]).toEqual(['crypto', undefined]);
  });
});
