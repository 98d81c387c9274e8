import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { areChargesKnown, couponFactsOf, orderProblem, orderTotals } from '../rules/checkout.ts';
import type {
  CheckoutChoices,
  Coupon,
  OrderDraft,
  OrderRoute,
  PlacedOrder,
} from '../rules/domain.ts';
import { navigate, toast } from '../rules/outwardFacts.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { linkTo } from '../rules/paths.ts';
import type { TaxAnswer } from '../rules/tax.ts';
import { couponMachine } from './coupon.machine.ts';
import { destinationMachine } from './destination.machine.ts';
import { fulfilmentMachine } from './fulfilment.machine.ts';
import {
  departureOf,
  draftOf,
  factsOf,
  fulfilmentOf,
  submissionOf,
  isAsShown,
  isRefusedAsRead,
  placedOf,
  placingInput,
  refusalOfServer,
  refusedAt,
  standingRefusal,
  withRead,
  newOrder,
  type CheckoutChildren,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutFact,
  type CheckoutInput,
  type OrderToRead,
  type ReadOrder,
} from './orderDraft.ts';
import { orderLinesMachine } from './orderLines.machine.ts';
import { paymentChoiceMachine } from './paymentChoice.machine.ts';
import { orderPaymentMachine, type OrderPaymentOutput } from './orderPayment.machine.ts';
import { placingOf, type PlacingOutput } from './placing.machine.ts';
import { prescriptionMachine } from './prescription.machine.ts';

/** F-27: all steps from a filled cart to a placed order. */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as CheckoutInput,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutFact,
    tags: {} as 'form' | 'placing',
    children: {} as CheckoutChildren,
  },
  actors: {
    coupon: couponMachine,
    prescription: prescriptionMachine,
    orderLines: orderLinesMachine,
    fulfilment: fulfilmentMachine,
    destination: destinationMachine,
    paymentChoice: paymentChoiceMachine,
    placing: placingOf<OrderDraft, PlacedOrder>(),
    orderPayment: orderPaymentMachine,
    loadCheckout: fromPromise<ReadOrder, OrderToRead>(notProvided),
  },
  guards: {
    hasUnfinishedOrder: ({ context }) => context.submission !== null,
    hasNothingToOrder: ({ context }, params: ReadOrder) =>
      context.page !== 'prescription' && params.facts.lines.length === 0,
    isRefused: ({ context }, { now }: { now: string }) => isRefusedAsRead(context, now),
    isNoLongerPossible: ({ context }, params: ReadOrder) =>
      orderProblem(withRead(context, params), context.now) !== null,
    isAtGateway: (_, { gateway }: OrderPaymentOutput) => gateway !== null,
    amountsAreAsShown: ({ context }, params: ReadOrder) => isAsShown(context, params),
    totalIsKnown: ({ context }) => areChargesKnown(orderTotals(context)),
    isPlaced: (_, { output }: { output: PlacingOutput<PlacedOrder> }) => output.placed !== null,
  },
  actions: {
    keepFacts: assign(({ context }, params: ReadOrder) => {
      const fresh = withRead(context, params);
      const { facts, route, choices, detailsByStore } = fresh;
      const refusal = standingRefusal(fresh);
      return { facts, route, choices, detailsByStore, problem: null, refusal };
    }),
    keepDetails: assign(({ context }, { choices }: { choices: Partial<CheckoutChoices> }) => ({
      choices: { ...context.choices, ...choices },
    })),
    keepSection: assign(({ context }, { choices }: { choices: Partial<CheckoutChoices> }) => ({
      choices: { ...context.choices, ...choices },
      refusal: null,
    })),
    keepCoupon: assign((_, { coupon }: { coupon: Coupon | null }) => ({
      coupon,
      couponCode: coupon?.code ?? '',
    })),
    keepTax: assign({ tax: (_, params: { tax: TaxAnswer | null }) => params.tax }),
    countPrescriptions: assign((_, { count }: { count: number }) => ({
      prescriptions: count,
      refusal: null,
    })),
    keepRoute: assign(({ context }, { route }: { route: OrderRoute | null }) => ({
      route,
      refusal: standingRefusal({ ...context, route }),
    })),
    keepSubmission: assign(({ context }, { key, now }: { key: string; now: string }) => ({
      submission: { key, draft: draftOf(context) },
      now,
      refusal: null,
      problem: null,
    })),
    renewSubmission: assign({
      submission: ({ context }) => ({ key: submissionOf(context).key, draft: draftOf(context) }),
    }),
    dropSubmission: assign({ submission: null }),
    refuse: assign(({ context }, { now }: { now: string }) => refusedAt(context, now)),
    refuseAsServer: assign({
      refusal: (_, params: { output: PlacingOutput<PlacedOrder> }) =>
        refusalOfServer(params.output),
    }),
    dropServerRefusal: assign(({ context: { refusal } }) => ({
      refusal: refusal?.problem === null ? null : refusal,
    })),
    explain: assign(({ event }) => ({ problem: messageOf('error' in event && event.error) })),
    keepPlaced: assign({
      placed: (_, params: { output: PlacingOutput<PlacedOrder> }) => params.output.placed,
    }),
    tellCoupon: sendTo('coupon', ({ context }) => ({
      type: 'coupon.order.changed' as const,
      facts: couponFactsOf(context),
    })),
    tellCouponRefusal: sendTo(
      'coupon',
      (_, { output: { codes } }: { output: PlacingOutput<PlacedOrder> }) => ({
        type: 'coupon.order.refused' as const,
        codes,
      }),
    ),
    tellDestination: sendTo('destination', ({ context }) => ({
      type: 'order.departure.changed' as const,
      departure: departureOf(context),
    })),
    tellFulfilment: sendTo('fulfilment', ({ context }) => ({
      type: 'order.terms.changed' as const,
      ...fulfilmentOf(context),
    })),
    tellPrescription: sendTo('prescription', ({ context }) => ({
      type: 'order.lines.read' as const,
      storeId: factsOf(context).store.id,
    })),
    tellPayment: sendTo('paymentChoice', ({ context }) => ({
      type: 'payment.offer.changed' as const,
      payment: context.choices.payment,
    })),
    tellPlaced: emit(({ context }) => ({
      type: 'order.placed' as const,
      placed: placedOf(context),
      draft: submissionOf(context).draft,
    })),
    openPayment: emit(({ context }, { gateway }: OrderPaymentOutput) => ({
      type: 'payment.opened' as const,
      placed: placedOf(context),
      gateway: gateway ?? '',
    })),
    openHome: emit(navigate(linkTo('home'), { replace: true })),
    sayEmpty: emit(toast('info', 'cart.empty.title')),
  },
}).createMachine({
  id: 'checkout',
  description: 'The checkout: the order form is filled in, checked, sent as one order, and paid.',
  context: ({ input }) => newOrder(input),
  initial: 'starting',
  states: {
    starting: {
      description: 'If an order was sent before a reload, its outcome is found out first.',
      always: [{ guard: 'hasUnfinishedOrder', target: 'resuming' }, { target: 'loading' }],
    },
    resuming: {
      description: 'The server is asked whether the order sent before the reload was placed.',
      tags: ['placing'],
      invoke: {
        id: 'placing',
        src: 'placing',
        input: ({ context }) => ({ ...placingInput(context), resumed: true }),
        onDone: [
          {
            guard: { type: 'isPlaced', params: ({ event }) => event },
            target: 'paying',
            actions: [{ type: 'keepPlaced', params: ({ event }) => event }],
          },
          {
            description: 'The order was refused or given up: the form reopens and shows why.',
            meta: { requirements: ['MSG-21'] },
            target: 'loading',
            actions: ['dropSubmission', { type: 'refuseAsServer', params: ({ event }) => event }],
          },
        ],
        onError: { target: 'loading', actions: ['dropSubmission', 'explain'] },
      },
    },
    loading: {
      description: 'The lines, store, zone and rules of the order are being loaded.',
      invoke: {
        src: 'loadCheckout',
        input: ({ context }) => ({ page: context.page, departure: null }),
        onDone: [
          {
            description: 'The order has no lines, so the home page opens instead.',
            meta: { requirements: ['CHK-04'] },
            guard: { type: 'hasNothingToOrder', params: ({ event }) => event.output },
            target: 'left',
            actions: ['openHome'],
          },
          {
            target: 'ordering',
            actions: [{ type: 'keepFacts', params: ({ event }) => event.output }],
          },
        ],
        onError: { target: 'unavailable', actions: ['explain'] },
      },
    },
    unavailable: {
      description: 'The checkout could not be loaded; cart and entries are kept.',
      on: {
        'checkout.retry': {
          description: 'The checkout starts again; an order sent before is looked up first.',
          target: 'starting',
        },
      },
    },
    ordering: {
      description: 'The customer fills in the form; then the order is checked once more and sent.',
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
          onError: { target: 'unavailable', actions: ['explain'] },
        },
        {
          id: 'prescription',
          src: 'prescription',
          input: ({ context }) => ({ storeId: factsOf(context).store.id }),
          onError: { target: 'unavailable', actions: ['explain'] },
        },
      ],
      on: {
        'coupon.changed': {
          description: 'A coupon was applied to the order or removed from it.',
          meta: { requirements: ['PRICE-09'] },
          actions: [{ type: 'keepCoupon', params: ({ event }) => event }],
        },
        'order.tax.computed': {
          description: 'The server has computed the tax, as the store gives no tax percentage.',
          meta: { requirements: ['PRICE-06'] },
          actions: [{ type: 'keepTax', params: ({ event }) => event }],
        },
        'prescription.changed': {
          description: 'A prescription picture was added or removed.',
          meta: { requirements: ['CHK-09'] },
          actions: [{ type: 'countPrescriptions', params: ({ event }) => event }],
        },
      },
      states: {
        editing: {
          description: 'The customer fills the form; every section can be changed at any time.',
          tags: ['form'],
          invoke: [
            {
              id: 'orderLines',
              src: 'orderLines',
              input: ({ context }) => ({ page: context.page }),
              onError: { target: '#checkout.unavailable', actions: ['explain'] },
            },
            {
              id: 'fulfilment',
              src: 'fulfilment',
              input: ({ context }) => fulfilmentOf(context),
              onError: { target: '#checkout.unavailable', actions: ['explain'] },
            },
            {
              id: 'destination',
              src: 'destination',
              input: ({ context }) => ({
                departure: departureOf(context),
                address: context.choices.address,
                place: context.place,
              }),
              onError: { target: '#checkout.unavailable', actions: ['explain'] },
            },
            {
              id: 'paymentChoice',
              src: 'paymentChoice',
              input: ({ context }) => ({ payment: context.choices.payment }),
              onError: { target: '#checkout.unavailable', actions: ['explain'] },
            },
          ],
          on: {
            'fulfilment.changed': {
              actions: [{ type: 'keepSection', params: ({ event }) => event }, 'tellDestination'],
            },
            'address.changed': {
              actions: [{ type: 'keepSection', params: ({ event }) => event }, 'tellCoupon'],
            },
            'route.changed': { actions: [{ type: 'keepRoute', params: ({ event }) => event }] },
            'payment.changed': { actions: [{ type: 'keepSection', params: ({ event }) => event }] },
            'order.details.changed': {
              description: 'The customer changes the tip, the notes or other details.',
              actions: [{ type: 'keepDetails', params: ({ event }) => event }],
            },
            'order.lines.read': [
              {
                description: 'The last line was removed, so the home page opens instead.',
                meta: { requirements: ['CHK-04'] },
                guard: { type: 'hasNothingToOrder', params: ({ event }) => event },
                target: '#checkout.left',
                actions: ['openHome'],
              },
              {
                description: 'The cart changed: the refusal of the former order is removed.',
                meta: { requirements: ['MSG-21'] },
                actions: [
                  'dropServerRefusal',
                  { type: 'keepFacts', params: ({ event }) => event },
                  'tellCoupon',
                  'tellPrescription',
                  'tellFulfilment',
                  'tellDestination',
                  'tellPayment',
                ],
              },
            ],
            'order.place': [
              {
                description: 'The order cannot be placed yet; the section concerned says why.',
                meta: {
                  requirements: ['ADDR-16', 'CHK-11', 'ITEM-10', 'ITEM-29', 'ITEM-31', 'MSG-18'],
                },
                guard: { type: 'isRefused', params: ({ event }) => event },
                actions: [{ type: 'refuse', params: ({ event }) => event }],
              },
              {
                description:
                  'The total, with any tax, is known: the order is checked, also whether a store ' +
                  'that was closed is open by now. A coupon that has expired since it was applied ' +
                  'is removed.',
                guard: 'totalIsKnown',
                target: 'reviewing',
                actions: [{ type: 'keepSubmission', params: ({ event }) => event }, 'tellCoupon'],
              },
            ],
          },
        },
        reviewing: {
          description:
            'Lines, prices and surcharge are read from the server once more before anything is sent.',
          tags: ['placing'],
          invoke: {
            src: 'loadCheckout',
            input: ({ context }) => ({ page: context.page, departure: departureOf(context) }),
            onDone: [
              {
                description:
                  'The cart was emptied or ordered meanwhile, such as in another tab, so nothing ' +
                  'is ordered; the home page opens, and the customer is told why.',
                meta: { requirements: ['CHK-04'] },
                guard: { type: 'hasNothingToOrder', params: ({ event }) => event.output },
                target: '#checkout.left',
                actions: ['sayEmpty', 'openHome'],
              },
              {
                description: 'Store, stock or rules changed: the order cannot be placed as it is.',
                meta: { requirements: ['CAT-11', 'CHK-11', 'ITEM-10', 'ITEM-29'] },
                guard: { type: 'isNoLongerPossible', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'keepFacts', params: ({ event }) => event.output },
                  { type: 'refuse', params: ({ context }) => ({ now: context.now }) },
                  'dropSubmission',
                  'tellCoupon',
                  'tellPrescription',
                ],
              },
              {
                description: 'The amounts are those that the customer saw: the order is sent.',
                guard: { type: 'amountsAreAsShown', params: ({ event }) => event.output },
                target: 'placing',
                actions: [{ type: 'keepFacts', params: ({ event }) => event.output }],
              },
              {
                target: 'changed',
                actions: [
                  { type: 'keepFacts', params: ({ event }) => event.output },
                  'tellCoupon',
                  'tellPrescription',
                ],
              },
            ],
            onError: { target: 'editing', actions: ['dropSubmission', 'explain'] },
          },
        },
        changed: {
          description:
            'The price changed since it was shown; the customer accepts it or goes back.',
          on: {
            'order.change.accepted': {
              guard: 'totalIsKnown',
              target: 'placing',
              actions: ['renewSubmission'],
            },
            'order.change.declined': { target: 'editing', actions: ['dropSubmission'] },
          },
        },
        placing: {
          description: 'The order is being sent, or the server is asked whether it was placed.',
          meta: { requirements: ['CHK-01', 'GUEST-03'] },
          tags: ['placing'],
          invoke: {
            id: 'placing',
            src: 'placing',
            input: ({ context }) => ({ ...placingInput(context), resumed: false }),
            onDone: [
              {
                guard: { type: 'isPlaced', params: ({ event }) => event },
                target: '#checkout.paying',
                actions: [{ type: 'keepPlaced', params: ({ event }) => event }],
              },
              {
                description: 'The order was refused or given up: the form shows why.',
                meta: { requirements: ['MSG-21', 'CHK-11'] },
                target: 'editing',
                actions: [
                  'dropSubmission',
                  { type: 'refuseAsServer', params: ({ event }) => event },
                  { type: 'tellCouponRefusal', params: ({ event }) => event },
                ],
              },
            ],
            onError: { target: 'editing', actions: ['dropSubmission', 'explain'] },
          },
        },
      },
    },
    paying: {
      description: 'The order is placed; the remaining steps of its payment follow.',
      tags: ['placing'],
      invoke: {
        id: 'orderPayment',
        src: 'orderPayment',
        input: ({ context }) => ({ placed: placedOf(context), draft: submissionOf(context).draft }),
        onDone: [
          {
            guard: { type: 'isAtGateway', params: ({ event }) => event.output },
            target: 'placed',
            actions: ['tellPlaced', { type: 'openPayment', params: ({ event }) => event.output }],
          },
          { target: 'placed', actions: ['tellPlaced'] },
        ],
        onError: { target: 'placed', actions: ['tellPlaced'] },
      },
    },
    placed: {
      description: 'The order is placed.',
      meta: { requirements: ['CHK-13'] },
      type: 'final',
    },
    left: {
      description: 'The checkout ended, because there was nothing to order.',
      meta: { requirements: ['CHK-04'] },
      type: 'final',
    },
  },
});
