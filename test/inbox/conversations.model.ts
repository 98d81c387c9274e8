import { conversationsMachine } from '../../machines/inbox/conversations.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { conversation } from './inboxSamples.ts';

const store = conversation();
const courier = conversation({
  key: { kind: 'courier', id: 7 },
  kind: 'courier',
  name: 'Idris Boateng',
});

export const conversationsModel = defineModel(conversationsMachine, {
  events: {
    'conversations.search.typed': [
      named('a name', { name: ' corner ' }),
      named('nothing', { name: '' }),
    ],
  },
  actors: {
    readConversations: {
      done: [
        named('one of two', { rows: [store], page: 1, total: 2 }),
        named('both', { rows: [courier, store], page: 1, total: 2 }),
        named('none', { rows: [], page: 1, total: 0 }),
      ],
      error: [silence],
    },
  },
  key: ({ context }) => ({
    name: context.name,
    listed: context.conversations.length,
    total: context.total,
    problem: context.problem !== null,
  }),
  invariants: {
    'NAV-10: what is asked for is what was typed last': (s, step) =>
      step === null ||
      step.started.every(({ input }) =>
        JSON.stringify(input).includes(`"name":"${s.context.name}"`),
      ),
    'NAV-10: nobody is listed twice': ({ context }) =>
      new Set(context.conversations.map(({ name }) => name)).size === context.conversations.length,
    'screens: a failure after the first reading leaves the list on the screen': (s, step) =>
      step === null ||
      !step.previous.hasTag('listed') ||
      step.answer?.failed !== true ||
      s.hasTag('listed'),
    'screens: while nobody looks at the page nothing is read': (s, step) =>
      step?.label !== 'conversations.hidden' ||
      !s.matches({ listed: 'paused' }) ||
      step.started.length === 0,
    'screens: a change that comes while nobody looks at the page is read when it is shown': (
      s,
      step,
    ) =>
      step?.event?.type !== 'conversations.changed' ||
      !step.previous.matches({ listed: 'paused' }) ||
      s.matches({ listed: 'paused' }),
    'NAV-10: a list that failed says why': (s) =>
      !s.matches('unavailable') || s.context.problem !== null,
  },
});
