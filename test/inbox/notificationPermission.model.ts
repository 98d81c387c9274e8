import {
  notificationPermissionMachine,
  type NotificationAbility,
} from '../../machines/inbox/notificationPermission.machine.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

const DAY = 24 * 60 * 60_000;
const now = Date.parse('2026-11-24T12:00:00Z');

const ability = (more: Partial<NotificationAbility>): NotificationAbility => ({
  permission: 'default',
  subscribed: false,
  declinedAt: null,
  now,
  ...more,
});

export const notificationPermissionModel = defineModel(notificationPermissionMachine, {
  inputs: [
    named('after an order', { ordered: true }),
    named('in the settings', { ordered: false }),
  ],
  events: {},
  actors: {
    readAbility: {
      done: [
        named('the browser shows none', ability({ permission: 'none' })),
        named('refused before', ability({ permission: 'denied' })),
        named('subscribed', ability({ permission: 'granted', subscribed: true })),
        named('nobody asked', ability({})),
        named('declined 29 days ago', ability({ declinedAt: now - 29 * DAY })),
        named('declined 30 days ago', ability({ declinedAt: now - 30 * DAY })),
      ],
      error: [named('the browser does not answer', new Error('denied'))],
    },
    askBrowser: {
      done: [
        named('allowed', 'granted' as const),
        named('refused', 'denied' as const),
        named('closed', 'default' as const),
      ],
      error: [named('the browser fails', new Error('broken'))],
    },
    subscribe: {
      done: [named('subscribed', undefined)],
      error: [
        silence,
        named('the shop sends none', failedCall('notFound', [], 404)),
        named('no push service', new Error('AbortError')),
      ],
    },
    renew: { done: [named('renewed', undefined)], error: [silence] },
    unsubscribe: { done: [named('ended', undefined)], error: [silence] },
  },
  key: ({ context }) => ({
    ordered: context.ordered,
    problem: context.problem !== null,
  }),
  invariants: {
    'issue 23: without an order, as on a first visit, nothing is offered': (s) =>
      !s.matches('offered') || s.context.ordered,
    'issue 23: within 30 days after "Not now" nothing is offered': (s, step) =>
      step?.label !== 'readAbility done: declined 29 days ago' || s.matches('notAsked'),
    'issue 23: after 30 days an order offers it again': (s, step) =>
      step?.label !== 'readAbility done: declined 30 days ago' ||
      s.matches(s.context.ordered ? 'offered' : 'notAsked'),
    'issue 23: the browser asks only when the customer pressed for it': (_, step) =>
      step === null ||
      step.started.every(({ src }) => src !== 'askBrowser') ||
      ['notifications.turned.on', 'notifications.retry'].includes(step.label),
    'issue 23: a browser that has refused is not asked again': (_, step) =>
      step?.previous.matches('refused') !== true ||
      step.started.every(({ src }) => src !== 'askBrowser'),
    'issue 23: "Not now" is stored, wherever it is answered, and so is a question that was closed':
      (_, step) =>
        step === null ||
        step.emitted.length ===
          (step.label === 'notifications.declined' || step.label === 'askBrowser done: closed'
            ? 1
            : 0),
    'issue 23: what failed says why': (s) => !s.hasTag('failed') || s.context.problem !== null,
    'issue 23: turning off that failed does not say that they are off': (s, step) =>
      step?.answer?.of !== 'unsubscribe' || !step.answer.failed || s.hasTag('on'),
  },
});
