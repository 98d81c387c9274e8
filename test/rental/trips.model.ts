import { tripsMachine, type ReadTrip } from '../../machines/rental/trips.machine.ts';
import type { TripDetails, TripStatus } from '../../machines/rules/domain.ts';
import { mayCancelTrip } from '../../machines/rules/tripStatus.ts';
import { failedCall, refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { harbour } from './tripCarts.ts';

const tripAt = (status: TripStatus, paymentStatus: TripDetails['paymentStatus']): TripDetails => ({
  id: 7,
  payerId: 1,
  moduleId: 6,
  zoneId: 1,
  status,
  type: 'hourly',
  pickup: harbour,
  destination: null,
  scheduled: false,
  pickupAt: null,
  endsAt: null,
  pickupAtUnknown: false,
  reached: {},
  hours: 6,
  distanceKm: 0,
  quantity: 1,
  amount: 60,
  discount: 0,
  couponDiscount: 0,
  newCustomerDiscount: 0,
  couponCode: null,
  tax: 0,
  taxIncluded: true,
  additionalCharge: 0,
  paymentStatus,
  paymentMethod: null,
  restMethod: null,
  partiallyPaid: 0,
  contact: { name: 'Ada', phone: '+15550137', email: 'ada@sixways.example' },
  note: '',
  otp: '',
  canceledBy: null,
  cancellationReason: null,
  provider: null,
  lines: [],
  vehicles: [],
  refunds: [],
});

const read = (...at: Parameters<typeof tripAt>): ReadTrip => ({ trip: tripAt(...at), own: true });

export const tripsModel = defineModel(tripsMachine, {
  inputs: [named('a trip', { tripId: 7, phone: '' })],
  events: {
    'trip.cancel.confirmed': [named('with a reason', { reason: 'Plans changed' })],
    'trip.pay': [named('in cash', { payment: { kind: 'cash' as const } })],
    'trip.review': [
      named('five stars', {
        review: { vehicleId: 1, vehicleIdentityId: 2, rating: 5, comment: '' },
      }),
    ],
  },
  actors: {
    readTrip: {
      done: [
        named('pending', read('pending', 'unpaid')),
        named('ongoing and paid', read('ongoing', 'paid')),
        named('another’s, by phone', { ...read('pending', 'unpaid'), own: false }),
        named('completed', read('completed', 'paid')),
        named('canceled', read('canceled', 'unpaid')),
      ],
      error: [silence, named('no such trip', failedCall('notFound', [], 404))],
    },
    cancelTrip: {
      done: [named('canceled', 'Trip canceled.')],
      error: [refusal, named('no connection', failedCall('offline', [], 0))],
    },
    payTrip: {
      done: [named('noted', null), named('at a gateway', 'https://pay.example/7')],
      error: [refusal],
    },
    reviewVehicle: { done: [named('kept', 'Thank you.')], error: [refusal] },
  },
  key: ({ context }) => ({
    status: context.trip?.status,
    own: context.own,
    problem: context.problem !== null,
  }),
  invariants: {
    'success is told once the server has done it, and never otherwise': (_, step) =>
      step === null ||
      step.emitted.some((fact) => 'kind' in fact && fact.kind === 'success') ===
        ['cancelTrip done: canceled', 'payTrip done: noted', 'reviewVehicle done: kept'].includes(
          step.label,
        ),
    'MSG-21: what the server refuses is told in its words, and the trip stays in sight': (
      s,
      step,
    ) =>
      !/fails: refused/.test(step?.label ?? '') ||
      (s.context.trip === step?.previous.context.trip &&
        JSON.stringify(step?.emitted).includes('The server says no.')),
    'AUTH-25: a trip that is not the visitor’s is not shown any more': (s, step) =>
      step?.label !== 'readTrip fails: no such trip' || s.matches('notFound'),
    'a trip is canceled only while it is pending': (s) =>
      !s.matches('canceling') || (s.context.trip !== null && mayCancelTrip(s.context.trip)),
    'only who booked a trip cancels, pays or reviews it': (s) =>
      s.context.own ||
      !(['confirmingCancel', 'canceling', 'paying', 'reviewing'] as const).some((state) =>
        s.matches(state),
      ),
    'nothing is done with a trip that was not read': (s) =>
      (['reading', 'notFound', 'unavailable'] as const).some((state) => s.matches(state)) ||
      s.context.trip !== null,
  },
});
