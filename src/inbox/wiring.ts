import { fromCallback, fromPromise } from 'xstate';
import {
  outboxMachine,
  type Delivery,
  type OutboxEvent,
} from '../../machines/inbox/outbox.machine.ts';
import type { MessageRef, QueuedMessage, ThreadPage } from '../../machines/rules/domain.ts';
import { failureOf, messageOf } from '../../machines/rules/failure.ts';
import { hasArrived, isSameThread } from '../../machines/rules/thread.ts';
import { fetchCustomer } from '../api/identity/calls.ts';
import { fetchThread, sendMessage } from '../api/inbox/calls.ts';
import { onConnectionChange } from '../platform/connection.ts';
import { withLock } from '../platform/locks.ts';
import { onStoredElsewhere } from '../platform/stored/store.ts';
import { longLivedActor, type RootActor } from '../shop/root.ts';
import { changeOutbox, forgetMessage, picturesOf, storedMessages } from './outbox.ts';

/** Kinds of errors that a retry cannot repair: the server would refuse the message again. */
const refusals: readonly (string | undefined)[] = ['refused', 'notFound', 'conflict'];

/**
 * Kinds of errors after which the message was certainly not sent, so that a retry cannot duplicate
 * it.
 */
const notSent: readonly (string | undefined)[] = ['throttled', 'unauthorised'];

/** How long to wait, in ms, before asking again who is signed in when the server did not answer. */
const ASK_AGAIN_MS = 10_000;

const store = (message: QueuedMessage): void =>
  changeOutbox((messages) => messages.map((one) => (one.key === message.key ? message : one)));

function refused(message: QueuedMessage, refusal: MessageRef): Delivery {
  store({ ...message, isAttempted: false, refusal });
  return { messages: storedMessages(message.owner), page: null, isRefused: true };
}

function sent(message: QueuedMessage, page: ThreadPage): Delivery {
  const newest = page.messages.at(-1)?.id ?? 0;
  forgetMessage(message);
  // Other unsent messages of this thread must not be mistaken for the one just sent, even with the
  // same text: their own message must have a higher id.
  changeOutbox((messages) =>
    messages.map((one) =>
      one.owner === message.owner && isSameThread(one.thread, message.thread)
        ? { ...one, after: Math.max(one.after, newest) }
        : one,
    ),
  );
  return { messages: storedMessages(message.owner), page, isRefused: false };
}

async function deliver({ key, owner }: QueuedMessage, signal: AbortSignal): Promise<Delivery> {
  signal.throwIfAborted();
  const message = storedMessages(owner).find((one) => one.key === key);
  // Another tab has sent it, the server has refused it, or the customer has discarded it.
  if (message === undefined || message.refusal !== null) {
    return { messages: storedMessages(owner), page: null, isRefused: false };
  }
  if (message.isAttempted) {
    const page = await fetchThread(message.thread, 1, signal);
    if (hasArrived(message, page.messages)) return sent(message, page);
  }
  const pictures = await picturesOf(message);
  if (pictures === null) return refused(message, { key: 'inbox.picturesLost' });
  store({ ...message, isAttempted: true });
  try {
    return sent(message, await sendMessage(message, pictures, signal));
  } catch (error) {
    const kind = failureOf(error)?.kind;
    if (refusals.includes(kind)) return refused(message, messageOf(error));
    if (notSent.includes(kind)) store({ ...message, isAttempted: false });
    throw error;
  }
}

/**
 * Watches changes in other tabs, the network connection, and who is signed in, and sends them to
 * the statechart of the outbox.
 * @returns a function that stops watching
 */
function watch(root: RootActor, sendBack: (event: OutboxEvent) => void): () => void {
  const session = longLivedActor(root, 'session');
  let owner: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  const sendStored = () =>
    sendBack({
      type: 'outbox.changed',
      messages: owner === null ? [] : storedMessages(owner),
    });
  const ask = async () => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    if (!session.getSnapshot().matches('customer')) return;
    try {
      // Fetched from the server: the query cache may still contain the previous customer.
      const { id } = await fetchCustomer(signal);
      if (signal.aborted) return;
      owner = id;
      sendStored();
    } catch {
      if (!signal.aborted) timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    }
  };
  // Until the server says who is there, nothing is sent: the next try of a waiting message would go
  // out in the name of another customer who signed in meanwhile.
  const askAnew = () => {
    owner = null;
    sendStored();
    void ask();
  };
  const changed = session.on('session.changed', askAnew);
  const ended = session.on('session.ended', askAnew);
  const stops = [
    onConnectionChange((online) => {
      if (!online) return;
      if (owner === null) void ask();
      sendBack({ type: 'outbox.retry' });
    }),
    onStoredElsewhere((name) => {
      if (name === 'outbox' || name === null) sendStored();
    }),
  ];
  void ask();
  return () => {
    clearTimeout(timer);
    asked.abort();
    changed.unsubscribe();
    ended.unsubscribe();
    for (const stop of stops) stop();
  };
}

/** Starts the queue that sends unsent messages, on any page. Further calls have no effect. */
export function startOutbox(root: RootActor): void {
  root.send({
    type: 'outbox.started',
    logic: outboxMachine.provide({
      actors: {
        watch: fromCallback<OutboxEvent>(({ sendBack }) => watch(root, sendBack)),
        deliver: fromPromise<Delivery, { message: QueuedMessage }>(({ input, signal }) =>
          withLock('outbox', () => deliver(input.message, signal)),
        ),
      },
    }),
  });
}
