import { threadMachine } from '../../machines/inbox/thread.machine.ts';
import type { ChatMessage } from '../../machines/rules/domain.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { message, messages, threadPage } from './inboxSamples.ts';

const newest = threadPage({ messages: messages(5, 6), total: 3 });
const answered = threadPage({
  messages: [...messages(5, 6), message({ id: 9, text: 'Yes, of today.' })],
  total: 4,
});
const older = threadPage({ messages: messages(4, 4), total: 3 });

type Known = { messages: ChatMessage[] };
const newestId = (known: ChatMessage[]) => known.at(-1)?.id ?? 0;

export const threadModel = defineModel(threadMachine, {
  inputs: [named('a store', { thread: { kind: 'store', id: 18 } })],
  events: {
    'thread.sent': [
      named('the answer to it', {
        page: threadPage({
          messages: [...messages(5, 6), message({ id: 7, isOwn: true })],
          total: 4,
        }),
      }),
    ],
  },
  actors: {
    readThread: {
      done: [
        named('two of three', newest),
        named('the oldest', older),
        named('with an answer', answered),
        named('over', threadPage({ messages: messages(5, 6), total: 2, isOpen: false })),
        named('nothing yet', threadPage({ conversation: null })),
      ],
      error: [named('another’s', failedCall('notFound', [], 404)), silence],
    },
  },
  key: ({ context }) => ({
    ids: context.messages.map(({ id }) => id),
    total: context.total,
    isOpen: context.isOpen,
    quiet: context.quiet,
    problem: context.problem !== null,
  }),
  twins: 2,
  invariants: {
    'NAV-10: messages stand in the order in which they came, each once': ({ context }) =>
      context.messages.every(({ id }, at) => at === 0 || id > (context.messages[at - 1]?.id ?? 0)),
    'NAV-10: no message that was shown goes away by itself': (s, step) =>
      step === null ||
      (step.previous.context as Known).messages.every(({ id }) =>
        s.context.messages.some((one) => one.id === id),
      ),
    'screens: what a partner wrote since is announced, what was read or sent before is not': (
      s,
      step,
    ) =>
      step === null ||
      step.emitted.every(({ type }) => type !== 'announce') ||
      (step.previous.hasTag('open') &&
        step.answer !== null &&
        newestId(s.context.messages) > newestId((step.previous.context as Known).messages)),
    'GUEST-05: of somebody else’s thread nothing is shown': (s) =>
      !s.matches('missing') || s.context.messages.length === 0,
    'screens: while nobody looks at the page nothing new is read': (_, step) =>
      step?.label !== 'thread.hidden' || step.started.length === 0,
    'NAV-10: a message that is sent as the page is hidden starts no reading, which would mark answers as seen':
      (s, step) =>
        step?.event?.type !== 'thread.sent' ||
        !step.previous.matches({ open: { newest: 'paused' } }) ||
        s.matches({ open: { newest: 'paused' } }),
    'screens: a thread that was read stays on the screen whatever fails after it': (s, step) =>
      step === null || !step.previous.hasTag('open') || s.hasTag('open'),
  },
});
