import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../rules/notProvided.ts';
import { notificationListMachine } from './notificationList.machine.ts';

export interface UpdatesContext {
  /** How many messages of others the customer has not read. */
  unread: number;
  /** How many readings in a row brought nothing new; at most `MAX_DOUBLINGS`. */
  quiet: number;
  /** How many streams in a row broke off; at most `MAX_DOUBLINGS`. */
  losses: number;
  /** Whether the server offers an event stream; without one it is polled. */
  streams: boolean;
}

export type UpdatesEvent =
  /** A customer is signed in and the page is visible. */
  | { type: 'updates.shown'; streams: boolean }
  /** The page is hidden: the stream and the polling stop. */
  | { type: 'updates.hidden' }
  /** Nobody is signed in. */
  | { type: 'updates.ended' }
  /**
   * The number of unread messages may have changed, as after reading a thread: it is read again.
   */
  | { type: 'updates.changed' }
  /** The event stream reported something new; one tab holds it and tells the others. */
  | { type: 'updates.arrived' }
  | { type: 'updates.line.opened' }
  | { type: 'updates.line.lost' };

/** Something new arrived: what is on the page, such as a thread, is read again. */
export interface UpdatesFact {
  type: 'updates.arrived';
}

/**
 * The wait before the next reading; each reading in a row without news doubles it, but at most
 * `MAX_DOUBLINGS` times.
 */
const SOONEST_MS = 20_000;
/**
 * The wait before the stream is opened again is this long, doubled for each one in a row that broke
 * off, but at most `MAX_DOUBLINGS` times.
 */
const SOONEST_LINE_MS = 5000;
const MAX_DOUBLINGS = 4;

/**
 * Brings new messages and notifications to the customer on every page: by an event stream, or by
 * polling where there is none.
 */
export const updatesMachine = setup({
  types: {
    context: {} as UpdatesContext,
    events: {} as UpdatesEvent,
    emitted: {} as UpdatesFact,
    children: {} as { notificationList: 'notificationList' },
  },
  delays: {
    untilNextReading: ({ context }) => SOONEST_MS * 2 ** context.quiet,
    untilNextLine: ({ context }) => SOONEST_LINE_MS * 2 ** context.losses,
    untilWatchedAgain: 10_000,
  },
  actors: {
    notificationList: notificationListMachine,
    /** Reports who is signed in and whether the page is visible. */
    watch: fromCallback<UpdatesEvent>(() => undefined),
    /**
     * Reports what comes on the event stream: a browser has only one, which one of its tabs holds.
     */
    listen: fromCallback<UpdatesEvent>(() => undefined),
    /** Resolves with the number of unread messages. */
    readUnread: fromPromise<number>(notProvided),
  },
  guards: {
    isNews: ({ context }, params: { unread: number }) => params.unread !== context.unread,
    offersStream: ({ context }) => context.streams,
    nowOffersStream: (_, params: { streams: boolean }) => params.streams,
  },
  actions: {
    keepOffer: assign({ streams: (_, params: { streams: boolean }) => params.streams }),
    keepUnread: assign({ unread: (_, params: { unread: number }) => params.unread }),
    countQuiet: assign({ quiet: ({ context }) => Math.min(context.quiet + 1, MAX_DOUBLINGS) }),
    countLoss: assign({ losses: ({ context }) => Math.min(context.losses + 1, MAX_DOUBLINGS) }),
    forgetLosses: assign({ losses: 0 }),
    readSoon: assign({ quiet: 0 }),
    forget: assign({ unread: 0, quiet: 0, losses: 0 }),
    tellArrived: emit({ type: 'updates.arrived' as const }),
    readNotifications: sendTo('notificationList', { type: 'notifications.due' as const }),
    endNotifications: sendTo('notificationList', { type: 'notifications.ended' as const }),
  },
}).createMachine({
  id: 'updates',
  description:
    'What others write and the shop tells reaches the customer by itself, on whichever page they are.',
  context: { unread: 0, quiet: 0, losses: 0, streams: false },
  initial: 'watched',
  states: {
    watched: {
      description: 'It is known who is signed in and whether they look at the page.',
      invoke: [
        {
          src: 'notificationList',
          id: 'notificationList',
          onError: { target: 'unwatched', actions: ['forget'] },
        },
        { src: 'watch', onError: { target: 'unwatched', actions: ['forget'] } },
      ],
      initial: 'absent',
      on: {
        'updates.ended': { target: '.absent', actions: ['forget', 'endNotifications'] },
        'updates.hidden': { target: '.hidden' },
        'updates.shown': [
          {
            guard: { type: 'nowOffersStream', params: ({ event }) => event },
            target: '.streaming',
            actions: [{ type: 'keepOffer', params: ({ event }) => event }, 'readSoon'],
          },
          {
            target: '.polling',
            actions: [{ type: 'keepOffer', params: ({ event }) => event }, 'readSoon'],
          },
        ],
      },
      states: {
        absent: {
          description: 'Guests have no messages: nothing is asked for.',
          meta: { requirements: ['GUEST-05'] },
        },
        hidden: { description: 'Nobody looks at the page: nothing is asked for.' },
        streaming: {
          description: 'The server tells at once what is new; one tab of the browser listens.',
          meta: { requirements: ['NAV-19'] },
          invoke: { src: 'listen', onError: { target: 'polling', actions: ['countLoss'] } },
          on: {
            'updates.line.opened': {
              description: 'What came before it was open is asked for.',
              target: '.reading',
              actions: ['forgetLosses'],
            },
            'updates.line.lost': { target: 'polling', actions: ['countLoss'] },
            'updates.arrived': { target: '.reading', actions: ['tellArrived'] },
            'updates.changed': {
              description: 'What is on its way may be older than the change.',
              target: '.reading',
            },
          },
          initial: 'reading',
          states: {
            reading: {
              description: 'The server is asked what is new, and how many messages are unread.',
              entry: ['readNotifications'],
              invoke: {
                src: 'readUnread',
                onDone: {
                  target: 'resting',
                  actions: [
                    { type: 'keepUnread', params: ({ event }) => ({ unread: event.output }) },
                  ],
                },
                onError: { target: 'resting' },
              },
            },
            resting: { description: 'The number is as the server had it last.' },
          },
        },
        polling: {
          description: 'The server is asked from time to time; a stream is tried again.',
          meta: { requirements: ['NAV-19'] },
          on: { 'updates.changed': { target: '.reading', actions: ['readSoon'] } },
          after: { untilNextLine: { guard: 'offersStream', target: 'streaming' } },
          initial: 'reading',
          states: {
            reading: {
              description: 'The server is asked what is new, and how many messages are unread.',
              entry: ['readNotifications'],
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
            },
          },
        },
      },
    },
    unwatched: {
      description: 'The browser does not tell who is there: it is tried again in 10 seconds.',
      after: { untilWatchedAgain: { target: 'watched' } },
    },
  },
});
