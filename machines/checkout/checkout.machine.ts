import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import {
  changesTheWay,
  couponFactsOf,
  offeredOrderType,
  offeredSlot,
  orderProblem,
  orderTotals,
  paymentFactsOf,
  refusalOf,
  sectionOfRefusal,
  walletShare,
  type CheckoutState,
  type OrderProblem,
} from '../rules/checkout.ts';
import type {
  CheckoutChoices,
  CheckoutFacts,
  CheckoutPage,
  CheckoutSection,
  Coupon,
  DeliveryAddress,
  LatLng,
  MessageRef,
  OrderDraft,
  OrderRoute,
  OrderType,
  OutwardFact,
  PaymentMethod,
  PlacedOrder,
} from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { linkTo } from '../rules/paths.ts';
import { isPaidOnline } from '../rules/payment/digital.ts';
import { offeredPayment } from '../rules/payment/ways.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { couponMachine } from './coupon.machine.ts';
import { placingOf, type PlacingOutput } from './placing.machine.ts';
import { prescriptionMachine } from './prescription.machine.ts';

/** An order on its way: its one key, and what it holds. */
export interface OrderIntent {
  key: string;
  draft: OrderDraft;
}

/** What a customer tells of an offline payment. */
export type OfflinePayment = Extract<PaymentMethod, { kind: 'offline' }>;

export interface CheckoutInput {
  page: CheckoutPage;
  moduleId: number;
  /** Where the customer is: the way is measured to there before an address is given. */
  place: LatLng;
  zoneIds: readonly number[];
  /** What the shop's wall clock shows. */
  now: string;
  /** Some ways to pay need an account. */
  signedIn: boolean;
  /** What was typed before a reload, or the empty choices. */
  choices: CheckoutChoices;
  couponCode: string;
  /** A coupon code that was typed and not applied. */
  couponTyped: string;
  /** An order sent before a reload whose outcome is not known yet. */
  intent: OrderIntent | null;
}

/** The way of an order, and when it is gone: its fee depends on both. */
export interface Journey {
  from: LatLng;
  to: LatLng;
  storeZoneId: number;
  /** `YYYY-MM-DD HH:mm`. */
  at: string;
}

export interface CheckoutContext extends CheckoutState {
  page: CheckoutPage;
  moduleId: number;
  place: LatLng;
  couponCode: string;
  couponTyped: string;
  intent: OrderIntent | null;
  /** The order once it stands. */
  placed: PlacedOrder | null;
  /** Why the order cannot be placed as it stands, and where to mend it; its fields say it for null. */
  refusal: { section: CheckoutSection; message: MessageRef | null } | null;
  problem: MessageRef | null;
}

/** The plain fields of the form. */
export type OrderDetails = Pick<
  CheckoutChoices,
  | 'tip'
  | 'note'
  | 'deliveryInstruction'
  | 'unavailableNote'
  | 'unavailableByLine'
  | 'cutlery'
  | 'extraPackaging'
>;

export type CheckoutEvent =
  | { type: 'checkout.retry' }
  | { type: 'order.type.chosen'; orderType: OrderType }
  | { type: 'order.slot.chosen'; slot: string | null }
  | { type: 'order.address.given'; address: DeliveryAddress }
  /** The cart behind the order changed, here or in another tab. */
  | { type: 'order.lines.changed' }
  | { type: 'order.details.changed'; details: Partial<OrderDetails> }
  | { type: 'payment.chosen'; payment: PaymentMethod }
  /** What an offline payment asks for is typed. */
  | { type: 'payment.details.changed'; payment: OfflinePayment }
  | { type: 'coupon.changed'; coupon: Coupon | null }
  /** The server told the tax of an order, or is to be asked again (null). */
  | { type: 'order.tax.told'; tax: TaxAnswer | null }
  | { type: 'prescription.changed'; count: number }
  | { type: 'order.place'; key: string; now: string }
  | { type: 'order.change.accepted' }
  | { type: 'order.change.declined' };

export type CheckoutFact =
  | OutwardFact
  | { type: 'order.placed'; placed: PlacedOrder; draft: OrderDraft }
  | { type: 'payment.opened'; placed: PlacedOrder; gateway: string };

const factsOf = (context: CheckoutContext): CheckoutFacts => {
  if (context.facts === null) throw new Error('the order is not loaded');
  return context.facts;
};

const intentOf = (context: CheckoutContext): OrderIntent => {
  if (context.intent === null) throw new Error('no order is on its way');
  return context.intent;
};

const placingInput = (context: CheckoutContext) => {
  const { key, draft } = intentOf(context);
  return { key, payload: draft };
};

const placedOf = (context: CheckoutContext): PlacedOrder => {
  if (context.placed === null) throw new Error('the order does not stand');
  return context.placed;
};

/** Where the order goes: the address, and before there is one the place the customer is at. */
const destinationOf = ({ choices, place }: CheckoutContext): LatLng =>
  choices.address?.position ?? place;

/** The order as it would be sent now. @throws Error before the order is loaded */
export const draftOf = (context: CheckoutContext): OrderDraft => {
  const { store, lines } = factsOf(context);
  return {
    page: context.page,
    moduleId: context.moduleId,
    storeId: store.id,
    storePosition: store.position,
    lines,
    choices: context.choices,
    couponCode: context.coupon?.code ?? null,
    distanceKm: context.route?.distanceKm ?? 0,
    shownTotal: orderTotals(context).total,
    fromWallet: walletShare(context),
  };
};

/** What keeps orders from being placed: twelve guards ask it of one context, which is priced once. */
const problems = new WeakMap<CheckoutContext, { now: string; problem: OrderProblem | null }>();

const problemOf = (context: CheckoutContext, now: string): OrderProblem | null => {
  const known = problems.get(context);
  if (known?.now === now) return known.problem;
  const problem = orderProblem(context, now);
  problems.set(context, { now, problem });
  return problem;
};

/** What is to be told of an offline payment; null when the order is paid another way. */
const offlineOf = (context: CheckoutContext): OfflinePayment | null => {
  const payment = context.intent?.draft.choices.payment;
  return payment?.kind === 'offline' ? payment : null;
};

/** The order as it would be with these facts. */
const withFacts = (context: CheckoutContext, facts: CheckoutFacts): CheckoutContext => {
  const { choices } = context;
  const orderType = offeredOrderType(choices.orderType, facts);
  const slot = offeredSlot(choices.slot, orderType, facts);
  const changed = { ...context, facts, choices: { ...choices, orderType, slot } };
  const payment = offeredPayment(choices.payment, paymentFactsOf(changed));
  return { ...changed, choices: { ...changed.choices, payment } };
};

/** F-27: everything between a filled cart and an order that stands. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
    tags: {} as 'busy' | 'failed' | 'form' | 'placing',
    children: {} as { coupon: 'coupon'; prescription: 'prescription'; placing: 'placing' },
  },
  actors: {
    coupon: couponMachine,
    prescription: prescriptionMachine,
    placing: placingOf<OrderDraft, PlacedOrder>(),
    loadCheckout: fromPromise<CheckoutFacts, { page: CheckoutPage }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    measureRoute: fromPromise<OrderRoute, Journey>(() => Promise.reject(new Error('not provided'))),
    describePayment: fromPromise<void, { orderId: number; payment: OfflinePayment | null }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  guards: {
    hasUnfinishedOrder: ({ context }) => context.intent !== null,
    hasNothingToOrder: (_, params: { facts: CheckoutFacts }) => params.facts.lines.length === 0,
    takesAway: ({ context }) => context.choices.orderType === 'take_away',
    isForNow: ({ context }) => context.choices.orderType !== 'schedule_order',
    hasSlot: ({ context }) => context.choices.slot !== null,
    lacksPayment: ({ context }) => context.choices.payment === null,
    isRefusedFor: ({ context }, params: { problem: OrderProblem; now: string }) =>
      problemOf(context, params.now) === params.problem,
    isRefusedForAnItem: ({ context }, params: { now: string }) =>
      ['stock', 'price', 'unknown'].includes(problemOf(context, params.now) ?? ''),
    noLongerStands: ({ context }, params: { facts: CheckoutFacts }) =>
      orderProblem(withFacts(context, params.facts), context.now) !== null,
    isAtTheSameSpot: ({ context }, params: { address: DeliveryAddress }) => {
      const { lat, lng } = destinationOf(context);
      const { position } = params.address;
      return position.lat === lat && position.lng === lng;
    },
    isAnotherWay: ({ context }, params: { facts: CheckoutFacts }) =>
      changesTheWay(context, params.facts),
    amountsAreAsShown: ({ context }, params: { facts: CheckoutFacts }) => {
      const { shownTotal, fromWallet } = intentOf(context).draft;
      const fresh = { ...context, facts: params.facts };
      return orderTotals(fresh).total === shownTotal && walletShare(fresh) === fromWallet;
    },
    totalIsKnown: ({ context }) => {
      const { unknown, taxState } = orderTotals(context);
      return unknown.length === 0 && taxState !== 'pending';
    },
    stands: (_, params: { output: PlacingOutput<PlacedOrder> }) => params.output.placed !== null,
    standsAndIsPaidOnline: ({ context }, params: { output: PlacingOutput<PlacedOrder> }) =>
      params.output.placed !== null && isPaidOnline(intentOf(context).draft),
    standsAndIsPaidOffline: ({ context }, params: { output: PlacingOutput<PlacedOrder> }) =>
      params.output.placed !== null && offlineOf(context) !== null,
  },
  actions: {
    keepFacts: assign(({ context }, params: { facts: CheckoutFacts }) => {
      const { facts, choices } = withFacts(context, params.facts);
      return { facts, choices, problem: null };
    }),
    keepOrderType: assign({
      choices: ({ context }, params: { orderType: OrderType }) => ({
        ...context.choices,
        orderType: params.orderType,
        slot: offeredSlot(context.choices.slot, params.orderType, factsOf(context)),
        tip: params.orderType === 'take_away' ? 0 : context.choices.tip,
      }),
      refusal: null,
    }),
    keepSlot: assign({
      choices: ({ context }, params: { slot: string | null }) => ({
        ...context.choices,
        slot: params.slot,
      }),
      refusal: null,
    }),
    keepAddress: assign({
      choices: ({ context }, params: { address: DeliveryAddress }) => ({
        ...context.choices,
        address: params.address,
      }),
      refusal: null,
    }),
    keepDetails: assign({
      choices: ({ context }, params: { details: Partial<OrderDetails> }) => ({
        ...context.choices,
        ...params.details,
      }),
    }),
    keepPayment: assign({
      choices: ({ context }, params: { payment: PaymentMethod }) => ({
        ...context.choices,
        payment: params.payment,
      }),
      refusal: null,
    }),
    keepCoupon: assign({
      coupon: (_, params: { coupon: Coupon | null }) => params.coupon,
      couponCode: (_, params) => params.coupon?.code ?? '',
    }),
    keepTax: assign({ tax: (_, params: { tax: TaxAnswer | null }) => params.tax }),
    countPrescriptions: assign({
      prescriptions: (_, params: { count: number }) => params.count,
      refusal: null,
    }),
    keepNow: assign({ now: (_, params: { now: string }) => params.now }),
    keepRoute: assign({ route: (_, params: { route: OrderRoute }) => params.route }),
    dropRoute: assign({ route: null }),
    keepIntent: assign({
      intent: ({ context }, params: { key: string }) => ({
        key: params.key,
        draft: draftOf(context),
      }),
      refusal: null,
      problem: null,
    }),
    renewIntent: assign({
      intent: ({ context }) => ({ key: intentOf(context).key, draft: draftOf(context) }),
    }),
    dropIntent: assign({ intent: null }),
    refuse: assign({
      refusal: ({ context }, params: { now: string }) => {
        const problem = orderProblem(context, params.now);
        return problem === null ? null : refusalOf(context, problem);
      },
      now: (_, params) => params.now,
    }),
    refuseAsServer: assign({
      refusal: (_, { output: { problem, codes } }: { output: PlacingOutput<PlacedOrder> }) =>
        problem === null ? null : { section: sectionOfRefusal(codes), message: problem },
    }),
    explain: assign({ problem: (_, params: { error: unknown }) => messageOf(params.error) }),
    tellCoupon: sendTo('coupon', ({ context }) => ({
      type: 'coupon.order.changed' as const,
      facts: couponFactsOf(context),
    })),
    sayPaymentUpdated: emit({
      type: 'toast' as const,
      kind: 'success' as const,
      message: { key: 'checkout.payment.updated' },
    }),
    openHome: emit({ type: 'navigate' as const, to: linkTo('home'), replace: true }),
    keepPlaced: assign({
      placed: (_, params: { output: PlacingOutput<PlacedOrder> }) => params.output.placed,
    }),
    tellPlaced: emit(({ context }) => ({
      type: 'order.placed' as const,
      placed: placedOf(context),
      draft: intentOf(context).draft,
    })),
    openPayment: emit(({ context }) => {
      const { payment } = intentOf(context).draft.choices;
      return {
        type: 'payment.opened' as const,
        placed: placedOf(context),
        gateway: payment?.kind === 'digital' ? payment.gateway : '',
      };
    }),
    sayOfflineUntold: emit({
      type: 'toast' as const,
      kind: 'error' as const,
      message: { key: 'checkout.payment.offlineUntold' },
    }),
  },
}).createMachine({
  id: 'checkout',
  description: 'From the cart to an order that stands: form, check, one order, payment.',
  context: ({ input }) => ({
    page: input.page,
    moduleId: input.moduleId,
    place: input.place,
    zoneIds: input.zoneIds,
    now: input.now,
    signedIn: input.signedIn,
    facts: null,
    choices: input.choices,
    coupon: null,
    couponCode: input.couponCode,
    couponTyped: input.couponTyped,
    prescriptions: 0,
    route: null,
    tax: null,
    intent: input.intent,
    placed: null,
    refusal: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An order sent before a reload is looked after first.',
      always: [{ guard: 'hasUnfinishedOrder', target: 'resuming' }, { target: 'loading' }],
    },
    resuming: {
      description: 'The server is asked what became of the order sent before the reload.',
      tags: ['busy', 'placing'],
      invoke: {
        id: 'placing',
        src: 'placing',
        input: ({ context }) => ({ ...placingInput(context), resumed: true }),
        onDone: [
          {
            guard: {
              type: 'standsAndIsPaidOnline',
              params: ({ event }) => ({ output: event.output }),
            },
            target: 'paying',
            actions: [
              { type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) },
              'tellPlaced',
              'openPayment',
            ],
          },
          {
            guard: {
              type: 'standsAndIsPaidOffline',
              params: ({ event }) => ({ output: event.output }),
            },
            target: 'describing',
            actions: [{ type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) }],
          },
          {
            guard: { type: 'stands', params: ({ event }) => ({ output: event.output }) },
            target: 'placed',
            actions: [
              { type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) },
              'tellPlaced',
            ],
          },
          { target: 'loading', actions: ['dropIntent'] },
        ],
        onError: {
          target: 'loading',
          actions: [
            'dropIntent',
            { type: 'explain', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    loading: {
      description: 'Lines, store, zone and rules of the order are on their way.',
      tags: ['busy'],
      invoke: {
        src: 'loadCheckout',
        input: ({ context }) => ({ page: context.page }),
        onDone: [
          {
            description: 'There is nothing to order.',
            meta: { requirements: ['CHK-04'] },
            guard: { type: 'hasNothingToOrder', params: ({ event }) => ({ facts: event.output }) },
            target: 'left',
            actions: ['openHome'],
          },
          {
            target: 'ordering',
            actions: [{ type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) }],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    unavailable: {
      description: 'The checkout could not be loaded; cart and entries are kept.',
      tags: ['failed'],
      on: {
        'checkout.retry': {
          description: 'It begins anew; an order that was on its way is looked after first.',
          target: 'starting',
        },
      },
    },
    ordering: {
      description: 'The order is put together, checked once more and sent.',
      initial: 'editing',
      invoke: [
        {
          id: 'coupon',
          src: 'coupon',
          input: ({ context }) => ({
            code: context.couponCode || context.couponTyped,
            applied: context.couponCode !== '',
            facts: couponFactsOf(context),
          }),
          onError: {
            target: 'unavailable',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        },
        {
          id: 'prescription',
          src: 'prescription',
          onError: {
            target: 'unavailable',
            actions: [{ type: 'explain', params: ({ event }) => ({ error: event.error }) }],
          },
        },
      ],
      on: {
        'coupon.changed': {
          description: 'A coupon entered or left the totals.',
          meta: { requirements: ['PRICE-09'] },
          actions: [{ type: 'keepCoupon', params: ({ event }) => ({ coupon: event.coupon }) }],
        },
        'order.tax.told': {
          description: 'The tax of an order whose store names no percentage came in.',
          meta: { requirements: ['PRICE-06'] },
          actions: [{ type: 'keepTax', params: ({ event }) => ({ tax: event.tax }) }],
        },
        'prescription.changed': {
          description: 'A prescription picture was added or removed.',
          meta: { requirements: ['CHK-09'] },
          actions: [
            { type: 'countPrescriptions', params: ({ event }) => ({ count: event.count }) },
          ],
        },
      },
      states: {
        editing: {
          description: 'The customer fills the form; every part can be changed at any time.',
          tags: ['form'],
          type: 'parallel',
          on: {
            'order.details.changed': {
              description: 'Tip, notes and wishes are typed.',
              actions: [
                { type: 'keepDetails', params: ({ event }) => ({ details: event.details }) },
              ],
            },
            'order.place': [
              {
                description: 'Nobody knows yet where it goes or who receives it.',
                meta: { requirements: ['ADDR-12'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'address', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The store does not deliver there.',
                meta: { requirements: ['ADDR-16'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'outsideZone', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The store has closed since.',
                meta: { requirements: ['CAT-11'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'closed', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'A time is still to be chosen.',
                meta: { requirements: ['CAT-11'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'slot', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The chosen time has passed.',
                meta: { requirements: ['CAT-11'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'slotGone', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description:
                  'There is less of an item than is wanted, or nobody knows what it or the order costs.',
                meta: { requirements: ['ITEM-29', 'ITEM-31'] },
                guard: { type: 'isRefusedForAnItem', params: ({ event }) => ({ now: event.now }) },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The store takes no order below its minimum.',
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'minimum', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'A way to pay is still to be chosen.',
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'payment', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The wallet holds less than the order costs.',
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'walletLow', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'Something that the shop asks about the payment is missing.',
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'offlineFields', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The order is too dear to be paid in cash.',
                meta: { requirements: ['CHK-11', 'MSG-18'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'cashMaximum', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'A picture of the prescription is missing.',
                meta: { requirements: ['CHK-09', 'MSG-18'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'prescription', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'The delivery fee is not known yet, so no total was shown.',
                meta: { requirements: ['PRICE-12'] },
                guard: {
                  type: 'isRefusedFor',
                  params: ({ event }) => ({ problem: 'fee', now: event.now }),
                },
                actions: [{ type: 'refuse', params: ({ event }) => ({ now: event.now }) }],
              },
              {
                description: 'Not before its tax is known, where the server has to be asked.',
                guard: 'totalIsKnown',
                target: 'reviewing',
                actions: [
                  { type: 'keepNow', params: ({ event }) => ({ now: event.now }) },
                  { type: 'keepIntent', params: ({ event }) => ({ key: event.key }) },
                ],
              },
            ],
          },
          states: {
            lines: {
              description: 'What is ordered, kept in step with the cart.',
              initial: 'known',
              on: {
                'order.lines.changed': {
                  description: 'The cart changed behind the form.',
                  meta: { requirements: ['CART-07', 'CHK-06'] },
                  target: '.reading',
                },
              },
              states: {
                known: { description: 'Lines and prices are those of the last reading.' },
                reading: {
                  description: 'Lines and prices are read again.',
                  tags: ['busy'],
                  invoke: {
                    src: 'loadCheckout',
                    input: ({ context }) => ({ page: context.page }),
                    onDone: [
                      {
                        description: 'The last line has gone.',
                        meta: { requirements: ['CHK-04'] },
                        guard: {
                          type: 'hasNothingToOrder',
                          params: ({ event }) => ({ facts: event.output }),
                        },
                        target: '#checkout.left',
                        actions: ['openHome'],
                      },
                      {
                        description: 'Another store now: the way to it is measured anew.',
                        guard: {
                          type: 'isAnotherWay',
                          params: ({ event }) => ({ facts: event.output }),
                        },
                        target: '#checkout.ordering.editing',
                        actions: [
                          'dropRoute',
                          {
                            type: 'keepFacts',
                            params: ({ event }) => ({ facts: event.output }),
                          },
                          'tellCoupon',
                        ],
                      },
                      {
                        target: 'known',
                        actions: [
                          {
                            type: 'keepFacts',
                            params: ({ event }) => ({ facts: event.output }),
                          },
                          'tellCoupon',
                        ],
                      },
                    ],
                    onError: {
                      description: 'They are read once more before the order is sent.',
                      target: 'outdated',
                    },
                  },
                },
                outdated: {
                  description: 'The cart changed and could not be read; it can be tried again.',
                  tags: ['failed'],
                  on: { 'checkout.retry': { target: 'reading' } },
                },
              },
            },
            address: {
              description: 'Where the order goes and how far that is.',
              initial: 'deciding',
              on: {
                'order.address.given': [
                  {
                    description:
                      'Who receives it was completed: the way to the same spot, and its fee, stay.',
                    meta: { requirements: ['ADDR-12', 'GUEST-04', 'PRICE-12'] },
                    guard: {
                      type: 'isAtTheSameSpot',
                      params: ({ event }) => ({ address: event.address }),
                    },
                    actions: [
                      { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
                      'tellCoupon',
                    ],
                  },
                  {
                    meta: { requirements: ['ADDR-12', 'ADDR-14'] },
                    target: '.deciding',
                    actions: [
                      'dropRoute',
                      { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
                      'tellCoupon',
                    ],
                  },
                ],
                'order.type.chosen': { target: '.deciding' },
                'order.slot.chosen': {
                  description: 'Busy times cost more, so another time asks for the fee again.',
                  target: '.deciding',
                },
              },
              states: {
                deciding: {
                  description: 'It is decided whether a way must be measured.',
                  meta: { requirements: ['ADDR-13', 'PRICE-11'] },
                  always: [{ guard: 'takesAway', target: 'collected' }, { target: 'measuring' }],
                },
                collected: {
                  description: 'The customer collects the order: no way, no fee.',
                  meta: { requirements: ['PRICE-11', 'ADDR-13'] },
                  entry: ['dropRoute'],
                },
                measuring: {
                  description:
                    'The distance from the store to the address, or to the place until there is one, is measured for the fee.',
                  meta: { requirements: ['PRICE-12', 'PRICE-16'] },
                  tags: ['busy'],
                  invoke: {
                    src: 'measureRoute',
                    input: ({ context }) => ({
                      from: factsOf(context).store.position,
                      to: destinationOf(context),
                      storeZoneId: factsOf(context).store.zoneId,
                      at: context.choices.slot ?? context.now,
                    }),
                    onDone: {
                      target: 'measured',
                      actions: [
                        { type: 'keepRoute', params: ({ event }) => ({ route: event.output }) },
                      ],
                    },
                    onError: { target: 'unmeasured' },
                  },
                },
                measured: {
                  description: 'The way and its fee are known.',
                  meta: { requirements: ['PRICE-12'] },
                },
                unmeasured: {
                  description: 'The way could not be measured; it can be tried again.',
                  tags: ['failed'],
                  on: { 'checkout.retry': { target: 'measuring' } },
                },
              },
            },
            schedule: {
              description: 'How and when the customer wants the order.',
              initial: 'deciding',
              on: {
                'order.type.chosen': {
                  meta: { requirements: ['OPEN-45', 'PRICE-11'] },
                  target: '.deciding',
                  actions: [
                    {
                      type: 'keepOrderType',
                      params: ({ event }) => ({ orderType: event.orderType }),
                    },
                  ],
                },
                'order.slot.chosen': {
                  meta: { requirements: ['CAT-11'] },
                  target: '.deciding',
                  actions: [{ type: 'keepSlot', params: ({ event }) => ({ slot: event.slot }) }],
                },
              },
              states: {
                deciding: {
                  description: 'It is decided whether a time is needed.',
                  always: [
                    { guard: 'hasSlot', target: 'atSlot' },
                    { guard: 'isForNow', target: 'asSoonAsPossible' },
                    { target: 'slotOpen' },
                  ],
                },
                asSoonAsPossible: { description: 'The order is for now.' },
                slotOpen: {
                  description: 'A day and a slot are still to be chosen.',
                  meta: { requirements: ['CAT-11'] },
                },
                atSlot: {
                  description: 'The order is for the chosen slot.',
                  meta: { requirements: ['CAT-11'] },
                },
              },
            },
            payment: {
              description: 'How the order is paid.',
              initial: 'deciding',
              on: {
                'payment.chosen': {
                  target: '.deciding',
                  actions: [
                    { type: 'keepPayment', params: ({ event }) => ({ payment: event.payment }) },
                  ],
                },
              },
              states: {
                deciding: {
                  description: 'It is decided whether a way to pay is known.',
                  always: [{ guard: 'lacksPayment', target: 'open' }, { target: 'chosen' }],
                },
                open: { description: 'A way to pay is still to be chosen.' },
                chosen: {
                  description: 'A way to pay is chosen and can be changed.',
                  meta: { requirements: ['CHK-12'] },
                  on: {
                    'payment.details.changed': {
                      description: 'What the shop asks about the payment is typed.',
                      actions: [
                        {
                          type: 'keepPayment',
                          params: ({ event }) => ({ payment: event.payment }),
                        },
                      ],
                    },
                    'payment.chosen': {
                      meta: { requirements: ['CHK-12', 'MSG-18'] },
                      actions: [
                        {
                          type: 'keepPayment',
                          params: ({ event }) => ({ payment: event.payment }),
                        },
                        'sayPaymentUpdated',
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        reviewing: {
          description:
            'Lines and prices are read from the server once more before anything is sent.',
          tags: ['busy', 'placing'],
          invoke: {
            src: 'loadCheckout',
            input: ({ context }) => ({ page: context.page }),
            onDone: [
              {
                guard: {
                  type: 'hasNothingToOrder',
                  params: ({ event }) => ({ facts: event.output }),
                },
                target: '#checkout.left',
                actions: ['openHome'],
              },
              {
                description: 'Store, stock or rules changed so that it cannot be ordered as it is.',
                meta: { requirements: ['CAT-11', 'CHK-11', 'ITEM-29'] },
                guard: { type: 'noLongerStands', params: ({ event }) => ({ facts: event.output }) },
                target: 'editing',
                actions: [
                  { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
                  { type: 'refuse', params: ({ context }) => ({ now: context.now }) },
                  'dropIntent',
                  'tellCoupon',
                ],
              },
              {
                description: 'What will be charged is what was shown.',
                guard: {
                  type: 'amountsAreAsShown',
                  params: ({ event }) => ({ facts: event.output }),
                },
                target: 'placing',
                actions: [{ type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) }],
              },
              {
                target: 'changed',
                actions: [
                  { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
                  'tellCoupon',
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                'dropIntent',
                { type: 'explain', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        changed: {
          description:
            'The price changed since it was shown; the customer accepts it or goes back.',
          on: {
            'order.change.accepted': {
              guard: 'totalIsKnown',
              target: 'placing',
              actions: ['renewIntent'],
            },
            'order.change.declined': { target: 'editing', actions: ['dropIntent'] },
          },
        },
        placing: {
          description: 'The order is being sent, or the server is asked what became of it.',
          meta: { requirements: ['CHK-01', 'GUEST-03'] },
          tags: ['busy', 'placing'],
          invoke: {
            id: 'placing',
            src: 'placing',
            input: ({ context }) => ({ ...placingInput(context), resumed: false }),
            onDone: [
              {
                guard: {
                  type: 'standsAndIsPaidOnline',
                  params: ({ event }) => ({ output: event.output }),
                },
                target: '#checkout.paying',
                actions: [
                  { type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) },
                  'tellPlaced',
                  'openPayment',
                ],
              },
              {
                guard: {
                  type: 'standsAndIsPaidOffline',
                  params: ({ event }) => ({ output: event.output }),
                },
                target: '#checkout.describing',
                actions: [
                  { type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) },
                ],
              },
              {
                guard: { type: 'stands', params: ({ event }) => ({ output: event.output }) },
                target: '#checkout.placed',
                actions: [
                  { type: 'keepPlaced', params: ({ event }) => ({ output: event.output }) },
                  'tellPlaced',
                ],
              },
              {
                description: 'The server refused; the form is as it was and says why where it is.',
                meta: { requirements: ['MSG-21', 'CHK-11'] },
                target: 'editing',
                actions: [
                  'dropIntent',
                  { type: 'refuseAsServer', params: ({ event }) => ({ output: event.output }) },
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                'dropIntent',
                { type: 'explain', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
    describing: {
      description: 'The order stands; the shop is told of the payment made outside it.',
      tags: ['busy', 'placing'],
      invoke: {
        src: 'describePayment',
        input: ({ context }) => ({
          orderId: placedOf(context).orderId,
          payment: offlineOf(context),
        }),
        onDone: { target: 'placed', actions: ['tellPlaced'] },
        onError: {
          description: 'The order stands all the same; its page asks for the payment again.',
          target: 'placed',
          actions: ['sayOfflineUntold', 'tellPlaced'],
        },
      },
    },
    paying: {
      description: 'The order stands and waits for the payment page.',
      type: 'final',
    },
    placed: {
      description: 'The order stands.',
      meta: { requirements: ['CHK-13'] },
      type: 'final',
    },
    left: {
      description: 'There was nothing to order.',
      meta: { requirements: ['CHK-04'] },
      type: 'final',
    },
  },
});
