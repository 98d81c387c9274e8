import { updatesMachine } from '../../machines/inbox/updates.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const updatesModel = defineModel(updatesMachine, {
  events: {
    'updates.shown': [
      named('the server streams', { streams: true }),
      named('the server does not', { streams: false }),
    ],
  },
  actors: {
    notificationList: { error: [named('a flow within failed', new Error('failed'))] },
    watch: { error: [named('the browser refused', new Error('refused'))] },
    listen: { error: [named('the browser refused', new Error('refused'))] },
    readUnread: { done: [named('none', 0), named('three', 3)], error: [silence] },
  },
  key: ({ context }) => ({ ...context }),
  invariants: {
    'GUEST-05: of a customer who is gone no number is left, and nothing is asked for': (s) =>
      !(s.matches({ watched: 'absent' }) || s.matches('unwatched')) || s.context.unread === 0,
    'screens: while nobody looks at the page nothing is asked for, and no line is open': (
      _,
      step,
    ) => step?.label !== 'updates.hidden' || step.started.length === 0,
    'NAV-19: the number is what the server said last': (s, step) =>
      !step?.label.includes('three') || s.context.unread === 3,
    'NAV-19: a number that could not be read anew stays': (s, step) =>
      step?.label.startsWith('readUnread fails') !== true ||
      s.context.unread === step.previous.context.unread,
    'issue 23: what arrives on the line is told to the open pages, and read': (_, step) =>
      step?.label !== 'updates.arrived' ||
      !step.previous.matches({ watched: 'streaming' }) ||
      (step.emitted.some(({ type }) => type === 'updates.arrived') &&
        step.started.some(({ src }) => src === 'readUnread')),
    'issue 23: the notifications are read whenever the server is asked what is new': (_, step) =>
      step === null ||
      step.started.some(({ src }) => src === 'readUnread') ===
        step.sent.some(({ event: { type } }) => type === 'notifications.due'),
    'AUTH-25: of a customer who is gone no notification is left': (_, step) =>
      step?.label !== 'updates.ended' ||
      step.previous.matches('unwatched') ||
      step.sent.some(({ event: { type } }) => type === 'notifications.ended'),
    'issue 23: a server that offers no stream is polled': (s) =>
      s.context.streams || !s.matches({ watched: 'streaming' }),
  },
});
