import { isDeepStrictEqual } from 'node:util';
import type { EventObject, SnapshotFrom } from 'xstate';
import type { CheckoutChoices, PaymentMethod } from '../../machines/rules/domain.ts';
import { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import { orderTotals } from '../../machines/rules/checkout.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { wouldTake } from '../paths/wouldTake.ts';
import { address, coupon, draft, emptyChoices, factsOf, placedOrder } from './orders.ts';

const input = {
  page: 'cart' as const,
  moduleId: 1,
  place: { lat: 1.02, lng: 1.02 },
  zoneIds: [1],
  now: '2026-11-21 12:00',
  signedIn: false,
  choices: emptyChoices,
  detailsByStore: {},
  couponCode: '',
  couponTyped: '',
  submission: null,
};
const filled = { ...emptyChoices, address, payment: { kind: 'cash' as const } };
const atThePlace = { ...address, position: input.place };
const fromWallet = { ...filled, payment: { kind: 'wallet' as const } };
const transferred = (fields: Record<string, string>) => ({
  ...filled,
  payment: { kind: 'offline' as const, methodId: 1, fields, note: '' },
});
const online = { ...filled, payment: { kind: 'digital' as const, gateway: 'demo' } };
const noon = '2026-11-21 12:00';
const ways = { wallet: true, offlinePayment: true };
const place = { type: 'order.place', key: 'k', now: noon };
const reviewed = (quantity: number): EventObject & { output: unknown } => ({
  type: 'xstate.done.actor.0.checkout.ordering.reviewing',
  output: { facts: factsOf(quantity, { config: ways, walletBalance: 100 }) },
});

const route = { distanceKm: 3, estimated: false, extraCharge: 0, surge: null };
const fault = new Error('a flow within failed');
const chosen = (choices: Pick<CheckoutChoices, 'orderType' | 'slot'> & { tip?: number }) => ({
  type: 'fulfilment.changed' as const,
  choices,
});
const paid = (payment: PaymentMethod) => ({
  type: 'payment.changed' as const,
  choices: { payment },
});

type Situation = SnapshotFrom<typeof checkoutMachine>;

/**
 * Whether the order has nothing special. Online payment and lines of another store would double the
 * situations without new behaviour.
 */
const isPlain = ({ context: { page, choices, facts } }: Situation) =>
  page !== 'prescription' &&
  choices.payment?.kind !== 'digital' &&
  facts?.store.id !== 6 &&
  (facts === null || facts.store.taxPercent !== undefined);

/**
 * Whether the store states no tax rate, so that the server is asked. Most choices behave the same
 * then, so that few are tried.
 */
const isTaxless = ({ context: { facts } }: Situation) =>
  facts !== null && facts.store.taxPercent === undefined;

/**
 * Whether the order is to be delivered as soon as possible, as most are until the customer chooses
 * otherwise.
 */
const isForNow = ({ context: { choices } }: Situation) =>
  choices.orderType === 'delivery' && choices.slot === null;

/**
 * Whether the customer is signed in or pays by bank transfer. This behaves like a guest with cash,
 * so that only the special cases are tried.
 */
const isPaidApart = ({ context: { choices, signedIn } }: Situation) =>
  signedIn || choices.payment?.kind === 'offline';

/** Whether the order was refused because it has no payment method, before much else was chosen. */
const isRefusedFirst = ({
  context: { choices, facts, coupon: used, refusal: refused },
}: Situation) =>
  refused?.section === 'payment' &&
  choices.payment === null &&
  used === null &&
  facts?.store.id === 5 &&
  choices.address?.position.lat !== input.place.lat;

/**
 * Whether the order was refused because of an amount, which the next answer of the server may
 * correct.
 */
const isRefusedForAmount = (s: Situation) =>
  s.context.refusal?.section === 'summary' &&
  isForNow(s) &&
  isPlain(s) &&
  !isPaidApart(s) &&
  s.context.coupon === null &&
  s.context.facts?.store.id === 5;

const whilePlain =
  <T>(cases: readonly T[]) =>
  (snapshot: Situation): readonly T[] =>
    isPlain(snapshot) && !isPaidApart(snapshot) ? cases : [];

/** Cases that are tried only without a coupon: delivery type and time behave the same with one. */
const withoutCoupon =
  <T>(cases: readonly T[]) =>
  (snapshot: Situation): readonly T[] =>
    snapshot.context.coupon === null ? whilePlain(cases)(snapshot) : [];

/**
 * Chooses the cases: `yes` for an order that consists of prescription pictures and has no lines,
 * `no` for others.
 */
const ofPictures =
  <T>(yes: readonly T[], no: (s: Situation) => readonly T[]) =>
  (s: Situation): readonly T[] =>
    s.context.page === 'prescription' ? yes : no(s);

const feeIsComing = { key: 'checkout.refused.fee', values: { name: '' } };
const pictures = named('pictures alone', { facts: factsOf(0) });
const dearerPictures = named('pictures alone, with a fee', {
  facts: factsOf(0, { config: { additionalCharge: { name: 'Service', amount: 1 } } }),
});
const anotherStore = named('of another store', { facts: factsOf(1, { store: { id: 6 } }) });
const anOrder = named('an order', { facts: factsOf(1, { config: ways, walletBalance: 100 }) });
const inBusyTime = named('in a busy time', {
  ...anOrder.value,
  surge: { price: 1.5, type: 'amount' as const, note: '' },
});
const taxless = named('without a tax rate', {
  facts: factsOf(1, { store: { taxPercent: undefined } }),
});
const moreTaxless = named('more without a tax rate', {
  facts: factsOf(2, { store: { taxPercent: undefined } }),
});
const empty = named('nothing in it', { facts: factsOf(0) });
const closed = named('closed', { facts: factsOf(1, { store: { active: false } }) });
const large = named('over the cash maximum', {
  facts: factsOf(20, { config: ways, walletBalance: 100 }),
});

export const checkoutModel = defineModel(checkoutMachine, {
  inputs: [
    named('an empty form', input),
    named('a filled form', { ...input, choices: filled }),
    named('paid online', { ...input, choices: online }),
    named('a slot that has passed', {
      ...input,
      choices: { ...filled, orderType: 'schedule_order', slot: '2026-11-20 12:00' },
    }),
    named('scheduled without a slot', {
      ...input,
      choices: { ...filled, orderType: 'schedule_order' },
    }),
    named('an address outside the zone', {
      ...input,
      choices: { ...filled, address: { ...address, zoneIds: [2] } },
    }),
    named('paid by a way no longer offered', { ...input, choices: fromWallet }),
    named('paid from the wallet', { ...input, signedIn: true, choices: fromWallet }),
    named('paid by transfer', { ...input, choices: transferred({ Reference: '42' }) }),
    named('a transfer with a gap', { ...input, choices: transferred({}) }),
    named('an unfinished transfer', {
      ...input,
      submission: { key: 'k', draft: { ...draft, choices: transferred({ Reference: '42' }) } },
    }),
    named('a prescription', { ...input, page: 'prescription' as const, choices: filled }),
    named('an unfinished cash order', { ...input, submission: { key: 'k', draft } }),
    named('an unfinished online order', {
      ...input,
      submission: { key: 'k', draft: { ...draft, choices: online } },
    }),
  ],
  events: {
    'fulfilment.changed': [],
    'address.changed': [],
    'route.changed': [],
    'payment.changed': [],
    'order.lines.read': [],
    'order.details.changed': [{ choices: { note: 'Ring twice' } }],
    'coupon.changed': [],
    'order.tax.computed': (s) =>
      !isTaxless(s)
        ? []
        : s.context.tax === null
          ? [
              named('1.50', {
                tax: {
                  untaxed: orderTotals(s.context).untaxed,
                  answer: { amount: 1.5, included: false },
                },
              }),
            ]
          : [named('to be asked again', { tax: null })],
    'prescription.changed': [],
    'order.place': (s) => [
      named('at noon', { key: 'k', now: noon }),
      ...(isForNow(s) && isPlain(s) && !isPaidApart(s) && s.context.coupon === null
        ? [named('a minute later', { key: 'k', now: '2026-11-21 12:01' })]
        : []),
    ],
  },
  actors: {
    loadCheckout: {
      done: ofPictures([pictures, dearerPictures], (s) =>
        isTaxless(s)
          ? [taxless, moreTaxless]
          : s.context.facts === null
            ? isPaidApart(s)
              ? [anOrder, large]
              : [
                  anOrder,
                  taxless,
                  empty,
                  large,
                  named('below the minimum', {
                    facts: factsOf(1, { store: { minimumOrder: 50 } }),
                  }),
                  closed,
                  named('out of stock', {
                    facts: factsOf(1, { item: { moduleType: 'grocery', stock: 0 } }),
                  }),
                  named('without a price', { facts: factsOf(1, { item: { price: null } }) }),
                  named('with a prescription', {
                    facts: factsOf(1, { item: { prescriptionRequired: true } }),
                  }),
                ]
            : isPaidApart(s)
              ? [anOrder]
              : [
                  anOrder,
                  empty,
                  large,
                  ...(isForNow(s) && s.context.coupon === null ? [anotherStore, inBusyTime] : []),
                  ...(s.context.facts.store.active ? [] : [closed]),
                ],
      ),
      error: [silence],
    },
    orderLines: {
      emits: ofPictures(
        [named('pictures alone', { type: 'order.lines.read' as const, facts: factsOf(0) })],
        (s) =>
          (isTaxless(s)
            ? [taxless, moreTaxless]
            : isPaidApart(s)
              ? [anOrder]
              : [
                  anOrder,
                  empty,
                  large,
                  ...(isForNow(s) && s.context.coupon === null ? [anotherStore] : []),
                ]
          ).map(({ label, value }) =>
            named(label, { type: 'order.lines.read' as const, ...value }),
          ),
      ),
      error: [fault],
    },
    fulfilment: {
      emits: withoutCoupon([
        named('delivery', chosen({ orderType: 'delivery', slot: null })),
        named('take-away', chosen({ orderType: 'take_away', slot: null, tip: 0 })),
        named('scheduled', chosen({ orderType: 'schedule_order', slot: null })),
        named('tomorrow', chosen({ orderType: 'schedule_order', slot: '2026-11-22 12:00' })),
      ]),
      error: [fault],
    },
    destination: {
      emits: (s) => [
        ...(isPlain(s) || isTaxless(s) || s.context.page === 'prescription'
          ? [named('the route is known', { type: 'route.changed' as const, route })]
          : []),
        ...whilePlain([
          named('no route', { type: 'route.changed' as const, route: null }),
          named('elsewhere', { type: 'address.changed' as const, choices: { address } }),
        ])(s),
        ...(isForNow(s) && isPlain(s) && !isPaidApart(s) && s.context.coupon === null
          ? [
              named('at the place', {
                type: 'address.changed' as const,
                choices: { address: atThePlace },
              }),
            ]
          : []),
      ],
      error: [fault],
    },
    paymentChoice: {
      emits: (s) => [
        ...whilePlain([named('cash', paid({ kind: 'cash' }))])(s),
        ...(s.context.choices.payment?.kind === 'offline' && s.context.facts?.store.id === 5
          ? [named('the transfer', paid(transferred({ Reference: '42' }).payment))]
          : []),
      ],
      error: [fault],
    },
    orderPayment: {
      done: [
        named('nothing is left to do', { gateway: null }),
        named('at a gateway', { gateway: 'demo' }),
      ],
      error: [fault],
    },
    coupon: {
      emits: (s) => [
        ...(isPlain(s) && isForNow(s) && !isPaidApart(s)
          ? [named('applied', { type: 'coupon.changed' as const, coupon })]
          : []),
        named('removed', { type: 'coupon.changed' as const, coupon: null }),
      ],
      error: [new Error('the coupon flow failed')],
    },
    prescription: {
      emits: [{ type: 'prescription.changed', count: 1 }],
      error: [new Error('the picture flow failed')],
    },
    placing: {
      done: [
        named('the order is placed', { placed: placedOrder, problem: null, codes: [] }),
        named('refused', {
          placed: null,
          problem: { text: 'The store is closed.' },
          codes: ['order_time'],
        }),
        named('given up', { placed: null, problem: null, codes: [] }),
      ],
      error: [refusal],
    },
  },
  key: (s) => ({
    page: s.context.page,
    pictures: s.context.page === 'prescription' && s.context.prescriptions > 0,
    place: wouldTake(s, place),
    review: wouldTake(s, reviewed(1)),
    reviewLarge: wouldTake(s, reviewed(20)),
    closed: s.context.facts?.store.active === false,
    kept: s.context.submission?.draft.choices.payment?.kind,
    store: s.context.facts?.store.id,
    type: s.context.choices.orderType,
    slot: s.context.choices.slot !== null,
    payment: s.context.choices.payment?.kind,
    signedIn: s.context.signedIn,
    spot: s.context.choices.address?.position.lat,
    route: s.context.route !== null,
    // Elsewhere a surcharge changes nothing but amounts.
    busyTime: s.matches({ ordering: 'changed' }) && s.context.route?.surge != null,
    coupon: s.context.coupon !== null,
    tax: isTaxless(s) ? s.context.tax !== null : undefined,
    // The choices of the next step take these back.
    refused: isRefusedFirst(s),
    amount: isRefusedForAmount(s),
    byServer: s.context.refusal?.problem === null && isPlain(s) && !isPaidApart(s),
  }),
  invariants: {
    'PRICE-12: the way is the one that was told last': (s, step) =>
      step === null ||
      step.event === null ||
      !('route' in step.event) ||
      s.context.route === step.event.route,
    'MSG-21 CHK-11: what the server refused stays where it is shown, also after a reload, until the order changes':
      ({ context }, step) => {
        if (step?.answer == null) return true;
        const { of, failed, value } = step.answer;
        const before = step.previous.context.refusal;
        if (of === 'placing' && !failed) {
          const { problem } = value as { problem: { text: string } | null };
          return problem?.text === (context.refusal?.message as { text?: string } | null)?.text;
        }
        return of !== 'loadCheckout' || before?.problem !== null || context.refusal === before;
      },
    'MSG-21: what the server refused is no longer said of a cart that changed since': (s, step) =>
      step?.event?.type !== 'order.lines.read' ||
      // When no line is left, the checkout closes, so that no refusal is shown.
      s.matches('left') ||
      s.context.refusal?.problem !== null,
    'MSG-18: no refusal names a fee that is known by now': (s, step) =>
      (step?.event?.type !== 'route.changed' && step?.event?.type !== 'order.lines.read') ||
      s.context.route === null ||
      !isDeepStrictEqual(s.context.refusal?.message, feeIsComing),
    'MSG-18 CHK-11: an order that is refused says where, and calls nobody': (s, step) =>
      step?.event?.type !== 'order.place' ||
      s.matches({ ordering: 'reviewing' }) ||
      (step.started.length === 0 && s.context.refusal !== null) ||
      isTaxless(s),
    'CHK-09: an order of pictures alone is sent with a picture, and never taken for an empty cart':
      (s) =>
        s.context.page !== 'prescription' ||
        (!s.matches('left') &&
          (!s.matches({ ordering: 'placing' }) || s.context.prescriptions > 0)),
    'F-27: when the lines are of another store, the note is the one that was typed for that store':
      (s, step) =>
        step?.previous.context.facts == null ||
        s.context.facts?.store.id === step.previous.context.facts.store.id ||
        s.context.choices.note ===
          (step.previous.context.detailsByStore[s.context.facts?.store.id ?? '']?.note ?? ''),
    'no form is shown while nobody knows what became of an order': (s) =>
      !s.matches({ ordering: 'editing' }) || s.context.submission === null,
    'an order that is being sent has its one key': (s) =>
      !s.matches({ ordering: 'placing' }) || s.context.submission?.key === 'k',
  },
  maxNodes: 20_000,
});
