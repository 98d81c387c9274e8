import { assign, emit, setup } from 'xstate';
import { digitsOf, phoneProblem } from '../rules/phone.ts';

export interface TrackingRequestContext {
  /** The digits of the order or trip number that was submitted last; '' before. */
  number: string;
  phone: string;
}

/** The customer submitted the form; `number` is the order or trip number as it was typed. */
export interface TrackingRequestEvent {
  type: 'tracking.asked';
  number: string;
  phone: string;
}

/** The form is complete: the page of this order or trip opens. */
export interface TrackingRequestFact {
  type: 'tracking.opened';
  number: string;
  phone: string;
}

/**
 * Whether a text cannot be the number of an order or trip: it has no digits, or only zeros (ids
 * start at 1).
 */
export const lacksTrackingNumber = (number: string): boolean => Number(digitsOf(number)) === 0;

/** GUEST-02, NAV-18: the form that finds an order or a trip by its number and its phone. */
export const trackingRequestMachine = setup({
  types: {
    context: {} as TrackingRequestContext,
    events: {} as TrackingRequestEvent,
    emitted: {} as TrackingRequestFact,
    tags: {} as 'marked',
  },
  guards: {
    lacksNumber: (_, params: { number: string }) => lacksTrackingNumber(params.number),
    isPhoneUnclear: (_, params: { phone: string }) => phoneProblem(params.phone) === 'unclear',
  },
  actions: {
    keepAsked: assign((_, { number, phone }: { number: string; phone: string }) => ({
      number: digitsOf(number),
      phone,
    })),
    tellOpened: emit(({ context: { number, phone } }) => ({
      type: 'tracking.opened' as const,
      number,
      phone,
    })),
  },
}).createMachine({
  id: 'trackingRequest',
  description: 'The visitor looks up an order or a trip by its number and phone number.',
  context: { number: '', phone: '' },
  initial: 'asking',
  on: {
    'tracking.asked': [
      {
        description: 'The number is missing, so nothing can be looked up.',
        meta: { requirements: ['GUEST-02'] },
        guard: { type: 'lacksNumber', params: ({ event }) => ({ number: event.number }) },
        target: '.incomplete',
        actions: [
          { type: 'keepAsked', params: ({ event: { number, phone } }) => ({ number, phone }) },
        ],
      },
      {
        description: 'The phone number has no country code, and the shop does not guess it.',
        meta: { requirements: ['CONST-07'] },
        guard: { type: 'isPhoneUnclear', params: ({ event }) => ({ phone: event.phone }) },
        target: '.incomplete',
        actions: [
          { type: 'keepAsked', params: ({ event: { number, phone } }) => ({ number, phone }) },
        ],
      },
      {
        description: 'Number and phone are complete: the order or trip is looked up.',
        meta: { requirements: ['GUEST-02', 'NAV-18'] },
        target: '.asked',
        actions: [
          { type: 'keepAsked', params: ({ event: { number, phone } }) => ({ number, phone }) },
          'tellOpened',
        ],
      },
    ],
  },
  states: {
    asking: { description: 'No field shows an error before the first look-up.' },
    incomplete: {
      description: 'Number or phone are missing or wrong: each field says what it needs.',
      meta: { requirements: ['GUEST-02', 'MSG-21'] },
      tags: ['marked'],
    },
    asked: { description: 'The order or trip is looked up; another one can be asked for.' },
  },
});
