import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { fulfilmentMachine } from '../checkout/fulfilment.machine.ts';
import { orderPaymentMachine, type OrderPaymentOutput } from '../checkout/orderPayment.machine.ts';
import { paymentChoiceMachine } from '../checkout/paymentChoice.machine.ts';
import { placingOf, type PlacingOutput } from '../checkout/placing.machine.ts';
import type {
  MeasuredRoute,
  ParcelChoices,
  ParcelDraft,
  ParcelEnd,
  ParcelEndName,
  ParcelJourney,
  ParcelStep,
  PlacedOrder,
} from '../rules/domain.ts';
import { messageOf } from '../rules/failure.ts';
import { notProvided } from '../rules/notProvided.ts';
import { parcelPayment, refusalOfStep, scheduleTermsOf } from '../rules/parcel.ts';
import { linkTo } from '../rules/paths.ts';
import { lacksOfflineMethods } from '../rules/payment/offline.ts';
import {
  dueStep,
  submissionNow,
  submissionOf,
  isAsShown,
  journeyNow,
  loaded,
  measuredOf,
  newBooking,
  placedOf,
  placingInput,
  refusalOfFailure,
  refusalOfServer,
  refusedAt,
  routeOf,
  withChoices,
  withRead,
  type ParcelBookingChildren,
  type ParcelBookingContext,
  type ParcelBookingEvent,
  type ParcelBookingFact,
  type ParcelBookingInput,
  type ReadParcel,
} from './parcelBooking.ts';
import { parcelRouteMachine } from './parcelRoute.machine.ts';

/** F-29: books a parcel, from its category, sender, receiver and contents to payment and order. */
export const parcelBookingMachine = setup({
  types: {
    context: {} as ParcelBookingContext,
    input: {} as ParcelBookingInput,
    events: {} as ParcelBookingEvent,
    emitted: {} as ParcelBookingFact,
    tags: {} as 'form' | 'placing',
    children: {} as ParcelBookingChildren,
  },
  actors: {
    parcelRoute: parcelRouteMachine,
    fulfilment: fulfilmentMachine,
    paymentChoice: paymentChoiceMachine,
    placing: placingOf<ParcelDraft, PlacedOrder>(),
    orderPayment: orderPaymentMachine,
    loadParcel: fromPromise<ReadParcel, { journey: ParcelJourney | null }>(notProvided),
  },
  guards: {
    hasUnfinishedParcel: ({ context }) => context.submission !== null,
    isDue: ({ context }, params: { step: ParcelStep }) => dueStep(context) === params.step,
    names: (_, params: { step: ParcelStep; is: ParcelStep }) => params.step === params.is,
    lacks: ({ context }, params: { step: ParcelStep; now: string }) =>
      refusalOfStep(params.step, loaded(context), params.now) !== null,
    mustSignIn: ({ context }) => !context.signedIn && !loaded(context).facts.config.guestCheckout,
    lacksOfflineMethods: ({ context }) => lacksOfflineMethods(parcelPayment(loaded(context))),
    isRefused: ({ context }, { now }: { now: string }) => refusedAt(context, now) !== null,
    isNoLongerPossible: ({ context }, read: ReadParcel) =>
      refusedAt(withRead(context, read), context.now) !== null,
    costsWhatWasShown: ({ context }, read: ReadParcel) => isAsShown(context, read),
    isAtGateway: (_, { gateway }: OrderPaymentOutput) => gateway !== null,
    isPlaced: (_, { output }: { output: PlacingOutput<PlacedOrder> }) => output.placed !== null,
  },
  actions: {
    keepRead: assign(({ context }, read: ReadParcel) => {
      const { facts, route, outside, choices } = withRead(context, read);
      return { facts, route, outside, choices, problem: null };
    }),
    keepChoices: assign(({ context }, { choices }: { choices: Partial<ParcelChoices> }) =>
      withChoices(context, choices),
    ),
    keepEnd: assign(({ context }, { end, value }: { end: ParcelEndName; value: ParcelEnd }) =>
      withChoices(context, { [end]: value }),
    ),
    swapEnds: assign(({ context }) => {
      const { sender, receiver } = context.choices;
      return withChoices(context, { sender: receiver, receiver: sender });
    }),
    keepRoute: assign((_, { measured }: { measured: MeasuredRoute | null }) => routeOf(measured)),
    refuseStep: assign(({ context }, { step, now }: { step: ParcelStep; now: string }) => ({
      refusal: refusalOfStep(step, loaded(context), now),
      now,
    })),
    leaveStep: assign({ refusal: null, now: (_, { now }: { now: string }) => now }),
    clearRefusal: assign({ refusal: null }),
    refuse: assign(({ context }, { now }: { now: string }) => ({
      refusal: refusedAt(context, now),
      now,
    })),
    refuseAsServer: assign({
      refusal: (_, params: { output: PlacingOutput<PlacedOrder> }) =>
        refusalOfServer(params.output),
    }),
    keepSubmission: assign(({ context }, { key, now }: { key: string; now: string }) => ({
      submission: submissionNow(context, key),
      now,
      refusal: null,
    })),
    renewSubmission: assign({
      submission: ({ context }) => submissionNow(context, submissionOf(context).key),
    }),
    dropSubmission: assign({ submission: null }),
    refuseAsFailed: assign({ refusal: ({ event }) => refusalOfFailure(event) }),
    explain: assign(({ event }) => ({ problem: messageOf('error' in event && event.error) })),
    keepPlaced: assign({
      placed: (_, params: { output: PlacingOutput<PlacedOrder> }) => params.output.placed,
    }),
    tellJourney: sendTo('parcelRoute', ({ context }) => ({
      type: 'parcel.journey.changed' as const,
      journey: journeyNow(context),
    })),
    tellPayment: sendTo('paymentChoice', ({ context }) => ({
      type: 'payment.offer.changed' as const,
      payment: context.choices.payment,
    })),
    askSignIn: emit({
      type: 'auth.asked' as const,
      mode: 'signIn' as const,
      intent: { kind: 'open' as const, to: linkTo('checkout', { page: 'parcel' }) },
    }),
    tellPlaced: emit(({ context }) => ({
      type: 'parcel.placed' as const,
      placed: placedOf(context),
      draft: submissionOf(context).draft,
    })),
    openPayment: emit(({ context }, { gateway }: OrderPaymentOutput) => ({
      type: 'payment.opened' as const,
      placed: placedOf(context),
      gateway: gateway ?? '',
    })),
  },
}).createMachine({
  id: 'parcelBooking',
  description: 'The customer books a parcel: steps, a price check, one order, and payment.',
  context: ({ input }) => newBooking(input),
  initial: 'starting',
  states: {
    starting: {
      description: 'If a booking was sent before a reload, its outcome is found out first.',
      always: [{ guard: 'hasUnfinishedParcel', target: 'resuming' }, { target: 'loading' }],
    },
    resuming: {
      description: 'The server is asked whether the booking sent before the reload was placed.',
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
            description: 'The booking was refused or given up: the form reopens and shows why.',
            meta: { requirements: ['MSG-21'] },
            target: 'loading',
            actions: ['dropSubmission', { type: 'refuseAsServer', params: ({ event }) => event }],
          },
        ],
        onError: { target: 'loading', actions: ['dropSubmission', 'refuseAsFailed'] },
      },
    },
    loading: {
      description: 'Kinds of parcels, rates and the rules of the shop are being loaded.',
      invoke: {
        src: 'loadParcel',
        input: ({ context }) => ({ journey: journeyNow(context) }),
        onDone: {
          target: 'booking',
          actions: [{ type: 'keepRead', params: ({ event }) => event.output }],
        },
        onError: { target: 'unavailable', actions: ['explain'] },
      },
    },
    unavailable: {
      description: 'The form could not be loaded; typed entries are kept.',
      meta: { requirements: ['MSG-21'] },
      on: { 'parcel.retry': { target: 'starting' } },
    },
    booking: {
      description: 'The customer fills in the steps; then the booking is checked and sent.',
      meta: { requirements: ['F-29'] },
      initial: 'editing',
      states: {
        editing: {
          description: 'The customer answers one step after another; each can be opened again.',
          tags: ['form'],
          invoke: [
            {
              id: 'parcelRoute',
              src: 'parcelRoute',
              input: ({ context }) => ({
                journey: journeyNow(context),
                measured: measuredOf(context),
              }),
              onError: { target: '#parcelBooking.unavailable', actions: ['explain'] },
            },
            {
              id: 'fulfilment',
              src: 'fulfilment',
              input: ({ context }) => ({
                ...context.choices,
                terms: scheduleTermsOf(loaded(context).facts),
              }),
              onError: { target: '#parcelBooking.unavailable', actions: ['explain'] },
            },
            {
              id: 'paymentChoice',
              src: 'paymentChoice',
              input: ({ context }) => ({ payment: context.choices.payment }),
              onError: { target: '#parcelBooking.unavailable', actions: ['explain'] },
            },
          ],
          on: {
            'parcel.end.changed': {
              actions: [{ type: 'keepEnd', params: ({ event }) => event }, 'tellJourney'],
            },
            'parcel.ends.swapped': {
              description: 'Sender and receiver change places.',
              actions: ['swapEnds', 'tellJourney'],
            },
            'parcel.details.changed': {
              description: 'The customer changes content, weight, notes or tip.',
              actions: [{ type: 'keepChoices', params: ({ event }) => event }],
            },
            'parcel.payer.chosen': {
              description: 'The payer is chosen; a receiver pays in cash at the door.',
              actions: [
                {
                  type: 'keepChoices',
                  params: ({ event }) => ({ choices: { payer: event.payer } }),
                },
                'tellPayment',
              ],
            },
            'fulfilment.changed': {
              actions: [{ type: 'keepChoices', params: ({ event }) => event }, 'tellJourney'],
            },
            'payment.changed': {
              meta: { requirements: ['CHK-12'] },
              actions: [{ type: 'keepChoices', params: ({ event }) => event }],
            },
            'route.changed': {
              meta: { requirements: ['PRICE-12', 'PRICE-16'] },
              actions: [{ type: 'keepRoute', params: ({ event }) => event }],
            },
            'parcel.continued': [
              {
                description: 'The step is incomplete and shows what is missing.',
                meta: { requirements: ['ADDR-03', 'MSG-18'] },
                guard: { type: 'lacks', params: ({ event }) => event },
                actions: [{ type: 'refuseStep', params: ({ event }) => event }],
              },
              {
                target: '.deciding',
                actions: [{ type: 'leaveStep', params: ({ event }) => event }],
              },
            ],
            'parcel.step.opened': [
              {
                guard: { type: 'names', params: ({ event }) => ({ ...event, is: 'category' }) },
                target: '.category',
                actions: ['clearRefusal'],
              },
              {
                guard: { type: 'names', params: ({ event }) => ({ ...event, is: 'sender' }) },
                target: '.sender',
                actions: ['clearRefusal'],
              },
              {
                guard: { type: 'names', params: ({ event }) => ({ ...event, is: 'receiver' }) },
                target: '.receiver',
                actions: ['clearRefusal'],
              },
              { target: '.item', actions: ['clearRefusal'] },
            ],
          },
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The refused step opens, or else the first incomplete one.',
              always: [
                { guard: { type: 'isDue', params: { step: 'category' } }, target: 'category' },
                { guard: { type: 'isDue', params: { step: 'sender' } }, target: 'sender' },
                { guard: { type: 'isDue', params: { step: 'receiver' } }, target: 'receiver' },
                { guard: { type: 'isDue', params: { step: 'item' } }, target: 'item' },
                { target: 'payment' },
              ],
            },
            category: {
              description: 'The chosen kind of parcel decides the rates and the weight limit.',
              meta: { requirements: ['F-29'] },
              on: {
                'parcel.category.chosen': {
                  target: 'deciding',
                  actions: [
                    {
                      type: 'keepChoices',
                      params: ({ event }) => ({ choices: { categoryId: event.categoryId } }),
                    },
                  ],
                },
              },
            },
            sender: {
              description: 'The customer says where and from whom the parcel is collected.',
              meta: { requirements: ['ADDR-03', 'ADDR-04', 'ADDR-05', 'F-29'] },
            },
            receiver: {
              description: 'The customer says where and to whom the parcel is delivered.',
              meta: { requirements: ['ADDR-03', 'ADDR-04', 'ADDR-05', 'F-29'] },
            },
            item: {
              description: 'The customer gives content, weight and the time of collection.',
              meta: { requirements: ['CAT-11', 'F-29'] },
            },
            payment: {
              description: 'The customer chooses who pays and how, below a summary of all answers.',
              meta: { requirements: ['CHK-11', 'CHK-12', 'F-29'] },
              on: {
                'parcel.retry': {
                  description:
                    'The ways to pay outside the shop, which are missing, are loaded again.',
                  meta: { requirements: ['MSG-21'] },
                  guard: 'lacksOfflineMethods',
                  target: '#parcelBooking.loading',
                  actions: ['clearRefusal'],
                },
                'parcel.place': [
                  {
                    description: 'The shop takes no guest orders: the guest must sign in first.',
                    meta: { requirements: ['CHK-03', 'GUEST-03'] },
                    guard: 'mustSignIn',
                    actions: ['askSignIn'],
                  },
                  {
                    description: 'Something is missing or wrong; the step concerned says what.',
                    meta: { requirements: ['ADDR-16', 'CHK-11', 'MSG-18'] },
                    guard: { type: 'isRefused', params: ({ event }) => event },
                    target: 'deciding',
                    actions: [{ type: 'refuse', params: ({ event }) => event }],
                  },
                  {
                    target: '#parcelBooking.booking.reviewing',
                    actions: [{ type: 'keepSubmission', params: ({ event }) => event }],
                  },
                ],
              },
            },
          },
        },
        reviewing: {
          description: 'Rates and route are read once more before the booking is sent.',
          tags: ['placing'],
          invoke: {
            src: 'loadParcel',
            input: ({ context }) => ({ journey: journeyNow(context) }),
            onDone: [
              {
                description: 'Rates or rules have changed: the parcel cannot be booked as it is.',
                meta: { requirements: ['CHK-11'] },
                guard: { type: 'isNoLongerPossible', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  { type: 'keepRead', params: ({ event }) => event.output },
                  { type: 'refuse', params: ({ context }) => ({ now: context.now }) },
                  'dropSubmission',
                ],
              },
              {
                description: 'The price is the one that the customer saw: the booking is sent.',
                guard: { type: 'costsWhatWasShown', params: ({ event }) => event.output },
                target: 'placing',
                actions: [{ type: 'keepRead', params: ({ event }) => event.output }],
              },
              {
                target: 'changed',
                actions: [{ type: 'keepRead', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: 'editing', actions: ['dropSubmission', 'refuseAsFailed'] },
          },
        },
        changed: {
          description:
            'The price changed since it was shown; the customer accepts it or goes back.',
          on: {
            'parcel.change.accepted': { target: 'placing', actions: ['renewSubmission'] },
            'parcel.change.declined': { target: 'editing', actions: ['dropSubmission'] },
          },
        },
        placing: {
          description: 'The booking is being sent, or the server is asked whether it was placed.',
          meta: { requirements: ['CHK-01', 'GUEST-03'] },
          tags: ['placing'],
          invoke: {
            id: 'placing',
            src: 'placing',
            input: ({ context }) => ({ ...placingInput(context), resumed: false }),
            onDone: [
              {
                guard: { type: 'isPlaced', params: ({ event }) => event },
                target: '#parcelBooking.paying',
                actions: [{ type: 'keepPlaced', params: ({ event }) => event }],
              },
              {
                description: 'The booking was refused or given up: the step concerned shows why.',
                meta: { requirements: ['CHK-11', 'MSG-21'] },
                target: 'editing',
                actions: [
                  'dropSubmission',
                  { type: 'refuseAsServer', params: ({ event }) => event },
                ],
              },
            ],
            onError: { target: 'editing', actions: ['dropSubmission', 'refuseAsFailed'] },
          },
        },
      },
    },
    paying: {
      description: 'The parcel is booked; the remaining steps of its payment follow.',
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
      description: 'The parcel is booked.',
      meta: { requirements: ['CHK-13', 'F-29'] },
      type: 'final',
    },
  },
});
