import { assign, emit, fromPromise, setup } from 'xstate';
import type { Consent, ConsentOffer, ConsentPurpose } from '../rules/consent.ts';
import type { OutwardFact } from '../rules/domain.ts';
import { toast } from '../rules/outwardFacts.ts';
import { notProvided } from '../rules/notProvided.ts';

export interface ConsentInput {
  /** The visitor's stored answer; null when they have not answered. */
  answer: Consent | null;
}

export interface ConsentContext extends ConsentInput {
  offer: ConsentOffer;
}

export type ConsentEvent =
  | { type: 'consent.accepted' }
  | { type: 'consent.rejected' }
  | { type: 'consent.choosing' }
  | { type: 'consent.chosen'; purposes: readonly ConsentPurpose[] }
  | { type: 'consent.closed' }
  /** The visitor has answered in another tab. */
  | { type: 'consent.elsewhere'; answer: Consent };

export type ConsentFact =
  | OutwardFact
  /** The visitor's answer: it is stored, and scripts of the allowed purposes may load. */
  | { type: 'consent.settled'; consent: Consent };

/**
 * Asks the visitor once whether third parties may count visits. Refusing is as easy as allowing,
 * and the answer can be changed later.
 */
export const consentMachine = setup({
  types: {
    context: {} as ConsentContext,
    input: {} as ConsentInput,
    events: {} as ConsentEvent,
    emitted: {} as ConsentFact,
    tags: {} as 'changeable',
  },
  actors: {
    readOffer: fromPromise<ConsentOffer>(notProvided),
  },
  guards: {
    nothingIsOffered: (_, params: { offer: ConsentOffer }) => params.offer.purposes.length === 0,
    isAnswered: ({ context }, params: { offer: ConsentOffer }) =>
      context.answer?.version === params.offer.version,
    isToThisQuestion: ({ context }, params: { answer: Consent }) =>
      context.offer.version === params.answer.version,
  },
  actions: {
    takeOffer: assign({ offer: (_, params: { offer: ConsentOffer }) => params.offer }),
    allow: assign({
      answer: ({ context }, params: { purposes: readonly ConsentPurpose[] }) => ({
        version: context.offer.version,
        purposes: context.offer.purposes.filter((one) => params.purposes.includes(one)),
      }),
    }),
    settle: emit(({ context: { offer, answer } }) => ({
      type: 'consent.settled' as const,
      consent: answer ?? { version: offer.version, purposes: [] },
    })),
    confirm: emit(toast('success', 'site.consent.saved')),
  },
}).createMachine({
  id: 'consent',
  description: 'Whether other companies may count visits; nothing of theirs loads before a yes.',
  context: ({ input }) => ({ ...input, offer: { version: '', purposes: [] } }),
  initial: 'reading',
  on: {
    'consent.elsewhere': {
      description: 'An answer in another tab counts here too, such as a yes that is taken back.',
      meta: { requirements: ['OPEN-72'] },
      guard: { type: 'isToThisQuestion', params: ({ event }) => ({ answer: event.answer }) },
      target: '.settled',
      actions: [
        { type: 'allow', params: ({ event }) => ({ purposes: event.answer.purposes }) },
        'settle',
      ],
    },
  },
  states: {
    reading: {
      description: 'The list of connected services is read when the page is idle.',
      meta: { requirements: ['OPEN-72'] },
      invoke: {
        src: 'readOffer',
        onDone: [
          {
            guard: { type: 'nothingIsOffered', params: ({ event }) => ({ offer: event.output }) },
            target: 'unneeded',
          },
          {
            description: 'The visitor has answered the same question before.',
            guard: { type: 'isAnswered', params: ({ event }) => ({ offer: event.output }) },
            target: 'settled',
            actions: [
              { type: 'takeOffer', params: ({ event }) => ({ offer: event.output }) },
              'settle',
            ],
          },
          {
            description: 'The visitor was not asked yet, or the question has changed.',
            target: 'asking',
            actions: [{ type: 'takeOffer', params: ({ event }) => ({ offer: event.output }) }],
          },
        ],
        onError: {
          description: 'Reading failed: nothing loads, and the next visit asks.',
          target: 'unneeded',
        },
      },
    },
    asking: {
      description: 'A bar below the page offers to accept, to reject or to choose.',
      meta: { requirements: ['OPEN-72'] },
      tags: ['changeable'],
      on: {
        'consent.accepted': {
          target: 'settled',
          actions: [
            { type: 'allow', params: ({ context }) => ({ purposes: context.offer.purposes }) },
            'settle',
            'confirm',
          ],
        },
        'consent.rejected': {
          target: 'settled',
          actions: [{ type: 'allow', params: { purposes: [] } }, 'settle', 'confirm'],
        },
        'consent.choosing': { target: 'choosing.unanswered' },
      },
    },
    choosing: {
      description: 'The visitor switches each purpose on or off.',
      meta: { requirements: ['OPEN-72'] },
      tags: ['changeable'],
      on: {
        'consent.chosen': {
          target: 'settled',
          actions: [
            { type: 'allow', params: ({ event }) => ({ purposes: event.purposes }) },
            'settle',
            'confirm',
          ],
        },
      },
      initial: 'unanswered',
      states: {
        unanswered: {
          description: 'On a first visit, closing leads back to the question.',
          on: { 'consent.closed': { target: '#consent.asking' } },
        },
        changing: {
          description: 'Opened from the settings or the footer, closing keeps the earlier answer.',
          on: { 'consent.closed': { target: '#consent.settled' } },
        },
      },
    },
    settled: {
      description: 'Only the allowed services load; the answer can be changed at any time.',
      meta: { requirements: ['OPEN-72'] },
      tags: ['changeable'],
      on: { 'consent.choosing': { target: 'choosing.changing' } },
    },
    unneeded: {
      description: 'No service is connected, or the list could not be read: nothing is asked.',
      meta: { requirements: ['OPEN-72'] },
    },
  },
});
