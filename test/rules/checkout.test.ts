import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  factsOfPrescription,
  isOutsideStoreZone,
  offeredSlot,
  orderProblem,
  orderTotals,
  orderTypesOffered,
  paymentFactsOf,
  refusalOf,
  sectionOfRefusal,
  summaryWarning,
  tipsOffered,
  walletShare,
  type CheckoutState,
} from '../../machines/rules/checkout.ts';
import type { CheckoutChoices, PaymentMethod } from '../../machines/rules/domain.ts';
import { lineChanges, areSameLines } from '../../machines/rules/orderChanges.ts';
import { offersOf } from '../../machines/rules/payment/methods.ts';
import { arrivalOf, minutesUntil } from '../../machines/rules/orderStatus.ts';
import { loadMessages, resolve } from '../../src/messages/index.ts';
import { readOrder } from '../../src/api/orders/read.ts';
import { address, emptyChoices, factsOf } from '../checkout/orders.ts';

const noon = '2026-11-21 12:00';

/**
 * A complete order that can be placed now; each test overrides the one thing that makes it invalid.
 */
function stateWith(
  choices: Partial<CheckoutChoices> = {},
  facts = factsOf(1),
  rest: Partial<CheckoutState> = {},
): CheckoutState {
  return {
    page: 'cart',
    facts,
    choices: { ...emptyChoices, address, payment: { kind: 'cash' }, ...choices },
    coupon: null,
    route: { distanceKm: 3, estimated: false, extraCharge: 0, surge: null },
    zoneIds: [1],
    now: noon,
    signedIn: false,
    prescriptions: 0,
    tax: null,
    ...rest,
  };
}

const problem = (state: CheckoutState, now = noon) => orderProblem(state, now);

describe('an order by prescription', () => {
  const facts = factsOfPrescription(
    factsOf(0, {
      store: { minimumOrder: 50, packagingCharge: 2 },
      config: { wallet: true, offlinePayment: true },
    }),
  );
  const state = (rest: Partial<CheckoutState>) =>
    stateWith({}, facts, { page: 'prescription', signedIn: true, ...rest });

  it('CHK-09: needs a picture and nothing in the cart, whatever the minimum of its store', () => {
    expect(problem(state({ prescriptions: 0 }))).toBe('prescription');
    expect(problem(state({ prescriptions: 1 }))).toBeNull();
  });

  it('wire facts 10.2: is delivered, and paid in cash alone', () => {
    expect(orderTypesOffered(facts)).toEqual(['delivery', 'schedule_order']);
    const ways = offersOf(paymentFactsOf(state({})));
    expect(ways.map(({ method }) => method.kind)).toEqual(['cash']);
  });

  it('PRICE-12: costs its delivery, as the store adds the price of the medicine', () => {
    expect(orderTotals(state({}))).toMatchObject({ itemsTotal: 0, deliveryFee: 3, total: 3 });
  });
});

describe('what an order costs in cash', () => {
  it('PRICE-06: is not named while the server is asked for the tax', () => {
    const facts = factsOf(1, { store: { taxPercent: undefined } });
    const asked = stateWith({}, facts);
    const { untaxed } = orderTotals(asked);
    const tax = { untaxed, answer: { amount: 1, included: false } };
    expect(paymentFactsOf(asked).totalIsKnown).toBe(false);
    expect(paymentFactsOf(stateWith({}, facts, { tax })).totalIsKnown).toBe(true);
  });
});

describe('what keeps an order from being placed', () => {
  it('F-27: a complete order may go', () => {
    expect(problem(stateWith())).toBeNull();
  });

  it('ADDR-12 ADDR-16: no address, or one the store does not deliver to', () => {
    expect(problem(stateWith({ address: null }))).toBe('address');
    const far = { ...address, zoneIds: [2] };
    expect(problem(stateWith({ address: far }))).toBe('outsideZone');
    expect(problem(stateWith({ address: far, orderType: 'take_away' }))).toBeNull();
  });

  it('m24 ADDR-04 ADDR-05: nor an address without the name or the phone of who receives it', () => {
    const received = (contact: object) =>
      problem(stateWith({ address: { ...address, contact: { ...address.contact, ...contact } } }));
    expect(received({ name: ' ' })).toBe('address');
    expect(received({ phone: '' })).toBe('address');
    // Whose country this number belongs to is not known, and it must not be guessed (M2).
    expect(received({ phone: '6591234567' })).toBe('address');
    expect(received({ phone: '+1555' })).toBe('address');
    expect(received({ email: '' })).toBeNull();
  });

  it('m5 ADDR-16: without an address the place decides whether the store delivers there', () => {
    const nowhere = stateWith({ address: null });
    expect(isOutsideStoreZone(nowhere)).toBe(false);
    expect(isOutsideStoreZone({ ...nowhere, zoneIds: [2] })).toBe(true);
    expect(isOutsideStoreZone({ ...stateWith(), zoneIds: [2] })).toBe(false);
    const collected = stateWith({ address: null, orderType: 'take_away' });
    expect(isOutsideStoreZone({ ...collected, zoneIds: [2] })).toBe(false);
  });

  it('CAT-11: a store that is closed now can be ordered from for later, a paused one cannot', () => {
    expect(problem(stateWith(), '2026-11-21 23:00')).toBe('closed');
    expect(problem(stateWith({ orderType: 'take_away' }), '2026-11-21 23:00')).toBe('closed');
    const later = { orderType: 'schedule_order', slot: '2026-11-22 12:00' } as const;
    expect(problem(stateWith(later), '2026-11-21 23:00')).toBeNull();
    const collected = { ...later, orderType: 'take_away' } as const;
    expect(problem(stateWith(collected), '2026-11-21 23:00')).toBeNull();
    expect(problem(stateWith(collected), '2026-11-22 12:00')).toBe('slotGone');
    const paused = factsOf(1, { store: { active: false } });
    expect(problem(stateWith(later, paused))).toBe('closed');
    expect(problem(stateWith(collected, paused))).toBe('closed');
  });

  it('a wallet that holds too little, and an offline payment with a gap, are refused', () => {
    const wallet = { payment: { kind: 'wallet' } } as const;
    // A burger of $10 and $1 for each of 3 km.
    expect(problem(stateWith(wallet, factsOf(1, { walletBalance: 12.99 })))).toBe('walletLow');
    expect(problem(stateWith(wallet, factsOf(1, { walletBalance: 13 })))).toBeNull();
    const told = (fields: Record<string, string>) =>
      stateWith({ payment: { kind: 'offline', methodId: 1, fields, note: '' } });
    expect(problem(told({ Reference: '42' }))).toBeNull();
    expect(problem(told({ Reference: ' ' }))).toBe('offlineFields');
    expect(refusalOf(told({}), 'offlineFields')).toEqual({ section: 'payment', message: null });
  });

  it('OPEN-45: a delivery for now has no time; a take-away keeps its own where times can be chosen', () => {
    const slot = '2026-11-22 12:00';
    const times = factsOf(1, { config: { scheduleOrder: true }, store: { scheduleOrder: true } });
    const none = factsOf(1, { config: { scheduleOrder: true }, store: { scheduleOrder: false } });
    expect(offeredSlot(slot, 'delivery', times)).toBeNull();
    expect(offeredSlot(slot, 'take_away', times)).toBe(slot);
    expect(offeredSlot(slot, 'schedule_order', times)).toBe(slot);
    expect(offeredSlot(slot, 'take_away', none)).toBeNull();
  });

  it('m9 CAT-11: a slot is needed, no sooner than the store delivers and in its opening hours', () => {
    const at = (slot: string | null) => problem(stateWith({ orderType: 'schedule_order', slot }));
    expect(at(null)).toBe('slot');
    expect(at('2026-11-21 12:00')).toBe('slotGone');
    expect(at('2026-11-21 12:30')).toBeNull();
    expect(at('2026-11-21 23:30')).toBe('slotGone');
    const slow = factsOf(1, { store: { deliveryTime: '31-45 min' } });
    const soon = { orderType: 'schedule_order' as const, slot: '2026-11-21 12:30' };
    expect(problem(stateWith(soon, slow))).toBe('slotGone');
    const open = stateWith(
      { orderType: 'schedule_order', slot: '2026-11-21 23:30' },
      factsOf(1, { store: { hours: [] } }),
    );
    expect(problem(open)).toBeNull();
  });

  it('ITEM-29 ITEM-31: less of an item than wanted, which is named', () => {
    const scarce = stateWith({}, factsOf(3, { item: { moduleType: 'grocery', stock: 2 } }));
    expect(problem(scarce)).toBe('stock');
    expect(refusalOf(scarce, 'stock')).toEqual({
      section: 'summary',
      message: { key: 'checkout.refused.stock', values: { name: 'Burger' } },
    });
  });

  it('below the minimum the amount is named', () => {
    const small = stateWith({}, factsOf(1, { store: { minimumOrder: 50 } }));
    expect(problem(small)).toBe('minimum');
    expect(refusalOf(small, 'minimum')).toEqual({
      section: 'summary',
      message: {
        key: 'rules.order.belowMinimum',
        values: { missing: '$40.00', store: 'Ember', minimum: '$50.00' },
      },
    });
  });

  it('CHK-11: no way to pay, or cash for too much', () => {
    expect(problem(stateWith({ payment: null }))).toBe('payment');
    expect(problem(stateWith({}, factsOf(20)))).toBe('cashMaximum');
    const online = { kind: 'digital', gateway: 'demo' } as const;
    expect(problem(stateWith({ payment: online }, factsOf(20)))).toBeNull();
    expect(refusalOf(stateWith(), 'cashMaximum').section).toBe('payment');
  });

  it('CHK-09: a prescription that is missing', () => {
    const needed = factsOf(1, { item: { prescriptionRequired: true } });
    expect(problem(stateWith({}, needed))).toBe('prescription');
    expect(problem(stateWith({}, needed, { prescriptions: 1 }))).toBeNull();
  });

  it('PRICE-12: a delivery whose fee is not known yet, so that its total was not shown', () => {
    expect(problem(stateWith({}, factsOf(1), { route: null }))).toBe('fee');
    const collected = stateWith({ orderType: 'take_away' }, factsOf(1), { route: null });
    expect(problem(collected)).toBeNull();
  });

  it('MSG-21: the codes of a refusal name the part of the form, else the summary', () => {
    expect(sectionOfRefusal(['coordinates'])).toBe('address');
    expect(sectionOfRefusal(['unknown', 'schedule_at'])).toBe('schedule');
    expect(sectionOfRefusal(['order_amount'])).toBe('payment');
    expect(sectionOfRefusal(['campaign'])).toBe('summary');
    expect(sectionOfRefusal(['constructor'])).toBe('summary');
    expect(sectionOfRefusal([])).toBe('summary');
  });
});

describe('what a fresh reading changes', () => {
  it('F-27: lines that are gone, added, dearer or fewer are told apart', () => {
    const [burger] = factsOf(2).lines;
    const [tea] = factsOf(1, { item: { id: 2, name: 'Tea' } }).lines;
    const [dear] = factsOf(2, { item: { price: 12 } }).lines;
    const [fewer] = factsOf(1).lines;
    if (!burger || !tea || !dear || !fewer) throw new Error('no lines');
    const changes = (before: (typeof burger)[], after: (typeof burger)[]) =>
      lineChanges(before, after, 2).map(({ name, kind, from, to }) => [name, kind, from, to]);
    expect(changes([burger, tea], [burger, tea])).toEqual([]);
    expect(changes([burger, tea], [burger])).toEqual([['Tea', 'gone', 1, 0]]);
    expect(changes([burger], [tea, burger])).toEqual([['Tea', 'added', 0, 1]]);
    expect(changes([burger], [dear])).toEqual([['Burger', 'price', 20, 24]]);
    expect(changes([burger], [fewer])).toEqual([['Burger', 'quantity', 2, 1]]);
    expect(areSameLines([burger, tea], [tea, dear])).toBe(true);
    expect(areSameLines([burger], [fewer])).toBe(false);
  });

  it('the wallet pays all of an order, a part of it, or nothing', () => {
    const share = (payment: PaymentMethod, walletBalance: number) =>
      walletShare(stateWith({ payment }, factsOf(1, { walletBalance })));
    expect(share({ kind: 'cash', fromWallet: true }, 5)).toBe(5);
    expect(share({ kind: 'cash' }, 5)).toBe(0);
    // All of it: a burger of $10 and $1 for each of 3 km.
    expect(share({ kind: 'wallet' }, 5)).toBe(13);
  });
});

describe('tips and arrival', () => {
  it('offers shares of the goods in whole units, and what most customers give', () => {
    expect(tipsOffered(40, null)).toEqual([2, 4, 6]);
    expect(tipsOffered(40, 5)).toEqual([2, 4, 5, 6]);
    expect(tipsOffered(3, 1)).toEqual([1]);
    expect(tipsOffered(40, 0)).toEqual([2, 4, 6]);
  });

  it('OPEN-69: an order arrives so many minutes after ordering, or in the slot that was chosen', () => {
    const wire = {
      id: 1,
      order_status: 'confirmed',
      pending: '2026-11-21T12:00:00Z',
      min_delivery_time: 20,
      max_delivery_time: 30,
    };
    const times = (over: object) => {
      const arrival = arrivalOf(readOrder({ ...wire, ...over }), { slotMinutes: 30 });
      return arrival === null ? null : [arrival.from.toISOString(), arrival.to.toISOString()];
    };
    expect(times({})).toEqual(['2026-11-21T12:20:00.000Z', '2026-11-21T12:30:00.000Z']);
    const chosen = { scheduled: 1, schedule_at: '2026-11-22T18:00:00Z', store: { id: 7 } };
    const slot = ['2026-11-22T18:00:00.000Z', '2026-11-22T18:30:00.000Z'];
    expect(times(chosen)).toEqual(slot);
    expect(times({ ...chosen, min_delivery_time: null })).toEqual(slot);
    const ofAnHour = { id: 7, order_place_to_schedule_interval: 60 };
    expect(times({ ...chosen, store: ofAnHour })?.[1]).toBe('2026-11-22T19:00:00.000Z');
    expect(times({ order_status: 'delivered' })).toBeNull();
    expect(times({ min_delivery_time: null })).toBeNull();
    expect(times({ pending: 'no date' })).toBeNull();
  });

  it('counts whole minutes to a moment, at least one until it has passed', () => {
    const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);
    expect(minutesUntil(at(600), at(0))).toBe(10);
    expect(minutesUntil(at(10), at(0))).toBe(1);
    expect(minutesUntil(at(0), at(0))).toBeNull();
  });
});

beforeAll(() => loadMessages('en'));

describe('bad input: a line whose price is not known', () => {
  const burger = stateWith({}, factsOf(1, { item: { price: null }, store: { minimumOrder: 50 } }));
  const message = { key: 'checkout.refused.price', values: { name: 'Burger' } };

  it('bad input: keeps the order from being placed, and names the item', () => {
    expect(orderProblem(burger, noon)).toBe('price');
    expect(refusalOf(burger, 'price')).toEqual({ section: 'summary', message });
  });

  it.each([
    [
      'en',
      'The price of Burger is not available now, so it cannot be ordered. Order without it, or try again later.',
    ],
    ['ar', 'سعر «Burger» غير متاح الآن، لذلك لا يمكن طلبه. اطلب من دونه، أو حاول لاحقًا.'],
    [
      'fr',
      'Le prix de Burger n’est pas disponible pour le moment, cet article ne peut donc pas être commandé. Commandez sans lui, ou réessayez plus tard.',
    ],
  ] as const)(
    'NAV-15 MSG-21: names no cart, which Buy Now does not use (%s)',
    async (language, words) => {
      await loadMessages(language);
      onTestFinished(() => loadMessages('en'));
      expect(resolve(message).replace(/[\u2066-\u2069]/g, '')).toBe(words);
    },
  );

  it('bad input: is said before it is tried, in the place of an amount to the minimum', () => {
    expect(summaryWarning(burger)).toEqual(message);
  });

  it('bad input: a price that became unknown is a change of its line', () => {
    const [before, after] = [factsOf(1), factsOf(1, { item: { price: null } })];
    expect(lineChanges(before.lines, after.lines, 2)).toEqual([
      expect.objectContaining({ name: 'Burger', kind: 'price', from: 10, to: null }),
    ]);
  });
});
