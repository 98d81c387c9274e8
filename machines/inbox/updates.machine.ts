import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { notProvided } from '../rules/notProvided.ts';

export interface UpdatesContext {
  /** How many messages of others the customer has not read. */
  unread: number;
  /** Readings in a row that brought nothing new, as far as they are counted. */
  quiet: number;
}

export type UpdatesEvent =
  /** A customer is signed in and looks at the page. */
  | { type: 'updates.shown' }
  /** Nobody looks at the page. */
  | { type: 'updates.hidden' }
  /** Nobody is signed in. */
  | { type: 'updates.ended' }
  /** Something was written or read in a thread. */
  | { type: 'updates.changed' };

/** The next reading comes so soon; each quiet one doubles it, up to so many times. */
const SOONEST_MS = 20_000;
const MOST_DOUBLINGS = 4;

/** What others write reaches the customer by itself, on whichever page they are. */
export const updatesMachine = setup({
  types: {
    context: {} as UpdatesContext,
    events: {} as UpdatesEvent,
  },
  delays: {
    untilNextReading: ({ context }) => SOONEST_MS * 2 ** context.quiet,
    untilWatchedAgain: 10_000,
  },
  actors: {
    /** Hears who is signed in and whether the page is shown. */
    watch: fromCallback<UpdatesEvent>(() => undefined),
    /** How many messages are unread. */
    readUnread: fromPromise<number>(notProvided),
  },
  guards: {
    isNews: ({ context }, params: { unread: number }) => params.unread !== context.unread,
  },
  actions: {
    keepUnread: assign({ unread: (_, params: { unread: number }) => params.unread }),
    countQuiet: assign({ quiet: ({ context }) => Math.min(context.quiet + 1, MOST_DOUBLINGS) }),
    readSoon: assign({ quiet: 0 }),
    forget: assign({ unread: 0, quiet: 0 }),
  },
}).createMachine({
  id: 'updates',
  description: 'What others write reaches the customer by itself, on whichever page they are.',
  context: { unread: 0, quiet: 0 },
  initial: 'watched',
  states: {
    watched: {
      description: 'It is known who is signed in and whether they look at the page.',
      invoke: { src: 'watch', onError: { target: 'unwatched', actions: ['forget'] } },
      initial: 'absent',
      on: {
        'updates.ended': { target: '.absent', actions: ['forget'] },
        'updates.hidden': { target: '.hidden' },
      },
      states: {
        absent: {
          description: 'Guests have no messages: nothing is asked for.',
          meta: { requirements: ['GUEST-05'] },
          on: { 'updates.shown': { target: 'reading' } },
        },
        hidden: {
          description: 'Nobody looks at the page: nothing is asked for.',
          on: { 'updates.shown': { target: 'reading', actions: ['readSoon'] } },
        },
        reading: {
          description: 'The server is asked how many messages are unread.',
          meta: { requirements: ['NAV-19'] },
          on: {
            'updates.changed': {
              description: 'What is on its way may be older than the change.',
              target: 'reading',
              reenter: true,
            },
          },
          invoke: {
            src: 'readUnread',
            onDone: [
              {
                guard: { type: 'isNews', params: ({ event }) => ({ unread: event.output }) },
                target: 'resting',
                actions: [
                  { type: 'keepUnread', params: ({ event }) => ({ unread: event.output }) },
                  'readSoon',
                ],
              },
              { target: 'resting', actions: ['countQuiet'] },
            ],
            onError: {
              description: 'The last number stays; it is asked for again by itself.',
              target: 'resting',
              actions: ['countQuiet'],
            },
          },
        },
        resting: {
          description: 'The next reading comes in 20 seconds, and later where nothing is new.',
          after: { untilNextReading: { target: 'reading' } },
          on: { 'updates.changed': { target: 'reading', actions: ['readSoon'] } },
        },
      },
    },
    unwatched: {
      description: 'The browser does not tell who is there: it is tried again in 10 seconds.',
      after: { untilWatchedAgain: { target: 'watched' } },
    },
  },
});
