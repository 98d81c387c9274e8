import type { EventObject, SnapshotFrom } from 'xstate';
import { parcelBookingMachine } from '../../machines/parcel/parcelBooking.machine.ts';
import type { ParcelChoices, PaymentMethod } from '../../machines/rules/domain.ts';
import { placedOrder } from '../checkout/orders.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { wouldTake } from '../paths/wouldTake.ts';
import {
  draft,
  emptyParcel,
  factsOf,
  filledParcel,
  harbour,
  maya,
  noon,
  omar,
  parcelModule,
  route,
} from './parcels.ts';

const input = {
  moduleId: parcelModule,
  now: noon,
  signedIn: false,
  choices: emptyParcel,
  submission: null,
};
const filled = { ...input, choices: filledParcel };
const withPayment = (payment: PaymentMethod): ParcelChoices => ({ ...filledParcel, payment });
const fault = new Error('a flow within failed');
/** Some minutes after the booking was opened. */
const present = '2026-11-21 12:05';
const place = { type: 'parcel.place', key: 'k', now: present };

type Situation = SnapshotFrom<typeof parcelBookingMachine>;

const read = named('parcels are carried', { facts: factsOf(), measured: null });
const measured = named('the route is known', { facts: factsOf(), measured: route });
const anotherBalance = named('another balance in the wallet', {
  facts: factsOf({ walletBalance: 40 }),
  measured: route,
});
const dearer = named('a dearer route', {
  facts: factsOf(),
  measured: { ...route, extraCharge: 0.75 },
});
const switchedOff = named('no kind of parcel any more', {
  facts: factsOf({ categories: [] }),
  measured: route,
});
const withoutOffline = named('without the ways to pay offline', {
  facts: factsOf({ config: { offlinePayment: true }, offlineMethods: null }),
  measured: route,
});
const membersOnly = named('members only', {
  facts: factsOf({ config: { guestCheckout: false } }),
  measured: route,
});

const carriedNowhere = named('outside at the receiver', {
  facts: factsOf(),
  measured: { outside: 'receiver' as const },
});

/** Whether the places of sender and receiver are both known and different. */
const hasJourney = ({ context: { choices } }: Situation) =>
  choices.sender.place !== null &&
  choices.receiver.place !== null &&
  choices.sender.place !== choices.receiver.place;

/** Whether the booking began empty: only such a booking is filled in step by step. */
const beganEmpty = ({ context }: Situation) => context.choices.payment === null;

const continued = (step: 'sender' | 'receiver' | 'item' | 'payment') =>
  named(`at ${step}`, { step, now: present });

/**
 * The measured route of an event; null when it could not be measured or leads outside the zones.
 */
const measuredIn = (event: EventObject): unknown => {
  const measured = 'measured' in event ? event['measured'] : null;
  return measured === route ? route : null;
};

export const parcelBookingModel = defineModel(parcelBookingMachine, {
  inputs: [
    named('an empty booking', input),
    named('a filled booking', filled),
    named('a pickup that has passed', {
      ...filled,
      choices: { ...filledParcel, orderType: 'schedule_order', slot: '2026-11-20 12:00' },
    }),
    named('the same place twice', {
      ...filled,
      choices: { ...filledParcel, receiver: { ...omar, place: harbour } },
    }),
    named('paid by a way no longer offered', {
      ...filled,
      choices: withPayment({ kind: 'wallet' }),
    }),
    named('paid online', {
      ...filled,
      choices: withPayment({ kind: 'digital', gateway: 'demo' }),
    }),
    named('an unfinished parcel', { ...filled, submission: { key: 'k', draft } }),
  ],
  events: {
    'parcel.category.chosen': [named('a small parcel', { categoryId: 2 })],
    'parcel.end.changed': (s) =>
      beganEmpty(s)
        ? [
            named('the sender', { end: 'sender' as const, value: maya }),
            named('the receiver', { end: 'receiver' as const, value: omar }),
          ]
        : [],
    'parcel.details.changed': (s) =>
      beganEmpty(s)
        ? [
            named('a bowl', {
              choices: { description: 'Ceramic bowl', weightKg: 5, harmless: true },
            }),
          ]
        : [],
    'parcel.payer.chosen': (s) =>
      !beganEmpty(s) && s.context.choices.payer === 'sender'
        ? [named('the receiver', { payer: 'receiver' })]
        : [],
    'fulfilment.changed': [],
    'payment.changed': [],
    'route.changed': [],
    'parcel.continued': [continued('sender'), continued('receiver'), continued('item')],
    'parcel.step.opened': [
      { step: 'category' },
      { step: 'sender' },
      { step: 'receiver' },
      { step: 'item' },
    ],
    'parcel.place': [named('five past noon', { key: 'k', now: present })],
  },
  actors: {
    loadParcel: {
      done: (s) =>
        s.context.facts === null
          ? hasJourney(s)
            ? [measured, membersOnly, carriedNowhere, withoutOffline]
            : [read]
          : s.context.refusal === null
            ? [anotherBalance, measured, dearer, switchedOff]
            : [measured],
      error: [silence],
    },
    parcelRoute: {
      emits: (s) =>
        !hasJourney(s)
          ? []
          : [
              named('the route is known', { type: 'route.changed' as const, measured: route }),
              named('the route is to be measured', {
                type: 'route.changed' as const,
                measured: null,
              }),
              named('outside at the sender', {
                type: 'route.changed' as const,
                measured: { outside: 'sender' as const },
              }),
            ],
      error: [fault],
    },
    fulfilment: {
      emits: (s) =>
        beganEmpty(s)
          ? []
          : [
              named('for now', {
                type: 'fulfilment.changed' as const,
                choices: { orderType: 'delivery' as const, slot: null },
              }),
            ],
      error: [fault],
    },
    paymentChoice: {
      emits: (s) =>
        hasJourney(s)
          ? [
              named('cash', {
                type: 'payment.changed' as const,
                choices: { payment: { kind: 'cash' as const } },
              }),
            ]
          : [],
      error: [fault],
    },
    placing: {
      done: [
        named('the parcel is placed', { placed: placedOrder, problem: null, codes: [] }),
        named('refused', {
          placed: null,
          problem: { text: 'Parcels are not carried to or from that address.' },
          codes: ['receiver_details'],
        }),
        named('given up', { placed: null, problem: null, codes: [] }),
      ],
      error: [refusal],
    },
    orderPayment: {
      done: [
        named('nothing is left to do', { gateway: null }),
        named('at a gateway', { gateway: 'demo' }),
      ],
      error: [fault],
    },
  },
  key: (s) => ({
    place: wouldTake(s, place),
    category: s.context.choices.categoryId,
    offered: s.context.facts?.categories.length,
    sender: s.context.choices.sender.place?.address,
    receiver: s.context.choices.receiver.place?.address,
    item: s.context.choices.description,
    slot: s.context.choices.slot,
    payer: s.context.choices.payer,
    payment: s.context.choices.payment?.kind,
    route: s.context.route?.extraCharge,
    outside: s.context.outside,
    refused: s.context.refusal?.step,
    guests: s.context.facts?.config.guestCheckout,
    offline: s.context.facts?.offlineMethods !== null,
    submission: s.context.submission?.draft.shownTotal,
  }),
  equivalent: {
    'assign null to refusal in "keepChoices"': 'Every change takes the refusal away already.',
    'assign null to refusal in "keepEnd"': 'Every change takes the refusal away already.',
    'assign null to refusal in "swapEnds"': 'Every change takes the refusal away already.',
  },
  invariants: {
    'PRICE-12: a route that is to be measured anew is not charged for': (s, step) =>
      step?.event?.type !== 'route.changed' || s.context.route === measuredIn(step.event),
    'F-29: a receiver pays in cash': (s) =>
      s.context.choices.payer === 'sender' ||
      s.context.facts === null ||
      s.context.choices.payment?.kind === 'cash',
    'MSG-21: what the server refused is said, also after a reload': (s, step) =>
      step?.answer?.of !== 'placing' ||
      step.answer.failed ||
      (step.answer.value as { problem: { text: string } | null }).problem?.text ===
        (s.context.refusal?.message as { text?: string } | undefined)?.text,
    'no form is shown while nobody knows what became of a parcel': (s) =>
      !s.matches({ booking: 'editing' }) || s.context.submission === null,
    'CHK-01: a parcel that is being sent has its one key': (s) =>
      !s.matches({ booking: 'placing' }) || s.context.submission?.key === 'k',
  },
  maxNodes: 20_000,
});
