import { isDeepStrictEqual } from 'node:util';
import { nextOf, outboxMachine } from '../../machines/inbox/outbox.machine.ts';
import type { QueuedMessage } from '../../machines/rules/domain.ts';
import { failedCall, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { queued, threadPage } from './inboxSamples.ts';

const first = queued();
const second = queued({ key: 'key-2', text: 'And the milk?' });
const refused = queued({ refusal: { text: 'The server says no.' } });
const tooMany = Object.assign(failedCall('throttled', [], 429), {});
tooMany.failure.retryAfterSeconds = 20;

const page = threadPage();
const waiting = ({ messages }: { messages: QueuedMessage[] }) => nextOf(messages)?.key ?? null;

export const outboxModel = defineModel(outboxMachine, {
  events: {
    'outbox.changed': [
      named('one was written', { messages: [first] }),
      named('two were written', { messages: [first, second] }),
      named('only the second is left', { messages: [second] }),
      named('one that was refused', { messages: [refused] }),
      named('nobody is signed in', { messages: [] }),
    ],
  },
  actors: {
    watch: { error: [named('the browser refused', new Error('refused'))] },
    deliver: {
      done: ({ context }) => [
        named('sent', { messages: context.messages.slice(1), page, isRefused: false }),
        named('another tab had sent it', {
          messages: context.messages.slice(1),
          page: null,
          isRefused: false,
        }),
        named('refused', {
          messages: [refused, ...context.messages.slice(1)],
          page: null,
          isRefused: true,
        }),
      ],
      error: [
        silence,
        named('31 a minute', tooMany),
        named('too many, for nobody knows how long', failedCall('throttled', [], 429)),
        named('the session ended', failedCall('unauthorised', [], 401)),
      ],
    },
  },
  key: ({ context }) => ({
    messages: context.messages.map(({ key, refusal }) => [key, refusal !== null]),
    tries: context.tries,
    askedMs: context.askedMs,
  }),
  invariants: {
    'screens: what is sent is the oldest message that waits, and nothing beside it': (s, step) =>
      step === null ||
      step.started.every(
        ({ src, input }) =>
          src !== 'deliver' ||
          isDeepStrictEqual((input as { message: QueuedMessage }).message.key, waiting(s.context)),
      ),
    'screens: nothing that was written goes without an answer of the server': (s, step) =>
      step === null ||
      step.answer?.failed !== true ||
      isDeepStrictEqual(
        (step.previous.context as { messages: QueuedMessage[] }).messages,
        s.context.messages,
      ),
    'screens: what waits is on its way, or said to wait': (s) =>
      s.matches({ watched: 'resting' }) === (waiting(s.context) === null) ||
      s.matches({ watched: 'throttled' }) ||
      s.matches('unwatched'),
    'wire facts 12: 31 a minute: it waits as long as the server asks': (s, step) =>
      !step?.label.includes('31 a minute') || s.context.askedMs === 20_000,
    'GUEST-05: after a session nothing more is sent until somebody is there': (s, step) =>
      !step?.label.includes('the session ended') ||
      (s.matches({ watched: 'signedOut' }) && step.started.length === 0),
    'screens: a message is told as sent once it left the queue, a refused one never': (_, step) =>
      step === null ||
      step.emitted.some(({ type }) => type === 'message.sent') ===
        /deliver done: (sent|another tab)/.test(step.label),
  },
});
