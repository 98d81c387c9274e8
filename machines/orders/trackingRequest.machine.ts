import { assign, emit, setup } from 'xstate';
import { digitsOf, phoneProblem } from '../rules/phone.ts';

export interface TrackingRequestContext {
  /** The digits of the order or trip number that was submitted last; '' before. */
  number: string;
  phone: string;
}

/** The form is sent: a number as it was typed, and the phone of the order or trip. */
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
 * Whether a text contains no number of an order or trip: no digits, or only zeros, as ids start at
 * 1.
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
  description: 'An order or a trip is asked for by its number and the phone it was made with.',
  context: { number: '', phone: '' },
  initial: 'asking',
  on: {
    'tracking.asked': [
      {
        description: 'Nobody can be found without a number.',
        meta: { requirements: ['GUEST-02'] },
        guard: { type: 'lacksNumber', params: ({ event }) => ({ number: event.number }) },
        target: '.incomplete',
        actions: [
          { type: 'keepAsked', params: ({ event: { number, phone } }) => ({ number, phone }) },
        ],
      },
      {
        description: 'It is not said which country the phone belongs to, which nobody may guess.',
        meta: { requirements: ['CONST-07'] },
        guard: { type: 'isPhoneUnclear', params: ({ event }) => ({ phone: event.phone }) },
        target: '.incomplete',
        actions: [
          { type: 'keepAsked', params: ({ event: { number, phone } }) => ({ number, phone }) },
        ],
      },
      {
        description: 'It is looked up.',
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
    asking: { description: 'What is missing is not said before the customer has asked.' },
    incomplete: {
      description: 'Number or phone do not do: each field says what it lacks.',
      meta: { requirements: ['GUEST-02', 'MSG-21'] },
      tags: ['marked'],
    },
    asked: { description: 'It is looked up; another one can be asked for.' },
  },
});
