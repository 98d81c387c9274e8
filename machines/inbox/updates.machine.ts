import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { notProvided } from '../rules/notProvided.ts';
import { notificationListMachine } from './notificationList.machine.ts';

export interface UpdatesContext {
  /** How many received messages the customer has not read. */
  unread: number;
  /**
   * How many polls in a row brought nothing new, counted up to `MAX_DOUBLINGS`: each doubles the
   * wait before the next poll.
   */
  quiet: number;
  /**
   * How many event streams in a row broke off, counted up to `MAX_DOUBLINGS`: each doubles the wait
   * before the next one.
   */
  losses: number;
  /** Whether the server offers an event stream; otherwise new data is polled. */
  streams: boolean;
}

export type UpdatesEvent =
  /**
   * A customer is signed in and the page is visible; `streams`: the server offers an event stream.
   */
  | { type: 'updates.shown'; streams: boolean }
  /** The page is hidden: the stream and the polling stop. */
  | { type: 'updates.hidden' }
  /** Nobody is signed in any more. */
  | { type: 'updates.ended' }
  /**
   * The number of unread messages may have changed, for example after reading a thread: it must be
   * read again.
   */
  | { type: 'updates.changed' }
  /**
   * The event stream reported new data (`arrived`), was opened (`stream.opened`) or broke off
   * (`stream.lost`). Only one tab has the stream open, and it informs the others.
   */
  | { type: 'updates.arrived' }
  | { type: 'updates.stream.opened' }
  | { type: 'updates.stream.lost' };

/** New data arrived: what the page shows of it, such as a thread, must be read again. */
export interface UpdatesFact {
  type: 'updates.arrived';
}

/**
 * The wait before the next poll, in ms. It doubles with each poll in a row that brings nothing new,
 * at most `MAX_DOUBLINGS` times.
 */
const BASE_DELAY_MS = 20_000;
/**
 * The wait before the event stream is opened again, in ms. It doubles with each stream in a row
 * that broke off, at most `MAX_DOUBLINGS` times.
 */
const STREAM_BASE_DELAY_MS = 5000;
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
    untilNextReading: ({ context }) => BASE_DELAY_MS * 2 ** context.quiet,
    untilNextStream: ({ context }) => STREAM_BASE_DELAY_MS * 2 ** context.losses,
    untilWatchedAgain: 10_000,
  },
  actors: {
    notificationList: notificationListMachine,
    /** Reports who is signed in and whether the page is visible. */
    watch: fromCallback<UpdatesEvent>(() => undefined),
    /**
     * Reports the messages of the event stream. Only one tab of a browser has the stream open, and
     * it informs the others.
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
  description: 'New messages and notifications reach the customer on every page, without a reload.',
  context: { unread: 0, quiet: 0, losses: 0, streams: false },
  initial: 'watched',
  states: {
    watched: {
      description: 'The shop watches who is signed in and whether the page is visible.',
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
          description: 'The visitor is a guest, who has no messages: nothing is read.',
          meta: { requirements: ['GUEST-05'] },
        },
        hidden: { description: 'The page is not visible: nothing is read.' },
        streaming: {
          description:
            'The server sends news at once by a stream, which one tab of the browser opens.',
          meta: { requirements: ['NAV-19'] },
          invoke: { src: 'listen', onError: { target: 'polling', actions: ['countLoss'] } },
          on: {
            'updates.stream.opened': {
              description: 'The stream is open: news from before is read.',
              target: '.reading',
              actions: ['forgetLosses'],
            },
            'updates.stream.lost': { target: 'polling', actions: ['countLoss'] },
            'updates.arrived': { target: '.reading', actions: ['tellArrived'] },
            'updates.changed': {
              description:
                'Something changed, and an answer under way may be older: it is read again.',
              target: '.reading',
            },
          },
          initial: 'reading',
          states: {
            reading: {
              description:
                'The server is asked for notifications and the number of unread messages.',
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
            resting: { description: 'The number is that of the server’s last answer.' },
          },
        },
        polling: {
          description: 'The server is asked at intervals; the stream is tried again.',
          meta: { requirements: ['NAV-19'] },
          on: { 'updates.changed': { target: '.reading', actions: ['readSoon'] } },
          after: { untilNextStream: { guard: 'offersStream', target: 'streaming' } },
          initial: 'reading',
          states: {
            reading: {
              description:
                'The server is asked for notifications and the number of unread messages.',
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
                  description: 'Reading failed: the last number stays, and it is read again later.',
                  target: 'resting',
                  actions: ['countQuiet'],
                },
              },
            },
            resting: {
              description: 'The next reading is in 20 seconds, or later while nothing is new.',
              after: { untilNextReading: { target: 'reading' } },
            },
          },
        },
      },
    },
    unwatched: {
      description: 'The sign-in cannot be watched: it is tried again in 10 seconds.',
      after: { untilWatchedAgain: { target: 'watched' } },
    },
  },
});
