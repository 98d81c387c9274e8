import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { nextOf } from '../../machines/inbox/outbox.machine.ts';
import type { QueuedMessage, ThreadKey, ThreadPage } from '../../machines/rules/domain.ts';
import { isSameThread } from '../../machines/rules/thread.ts';
import { useFacts } from '../flow/useFlow.ts';
import { useRoot, useRootContext } from '../shop/root.ts';
import { changeOutbox, forgetMessage, storedMessages, storeMessage } from './outbox.ts';
import { startOutbox } from './wiring.ts';

type QueuedState = 'sending' | 'failed' | 'waiting' | 'throttled';

/** The queue of unsent messages, as components use it. */
export interface Outbox {
  messages: readonly QueuedMessage[];
  messagesOf: (thread: ThreadKey) => QueuedMessage[];
  stateOf: (message: QueuedMessage) => QueuedState;
  write: (message: QueuedMessage, pictures: readonly File[]) => Promise<void>;
  /** Sends the queue now. If the server refused this message, it is first moved to the end. */
  retry: (message: QueuedMessage) => void;
  discard: (message: QueuedMessage) => void;
}

const none: readonly QueuedMessage[] = [];

/** The queue of a customer's unsent messages; it is started if it is not running yet. */
export function useOutbox(owner: number): Outbox {
  const root = useRoot();
  const actor = useRootContext(({ outbox }) => outbox);
  useEffect(() => startOutbox(root), [root]);
  const messages = useSelector(
    actor ?? undefined,
    (snapshot) => snapshot?.context.messages ?? none,
  );
  const isThrottled = useSelector(actor ?? undefined, (snapshot) => snapshot?.hasTag('throttled'));
  const isWaiting = useSelector(actor ?? undefined, (snapshot) => snapshot?.hasTag('waiting'));
  return useMemo(() => {
    const sendStored = () =>
      actor?.send({ type: 'outbox.changed', messages: storedMessages(owner) });
    return {
      messages,
      messagesOf: (thread) => messages.filter((message) => isSameThread(message.thread, thread)),
      stateOf: (message) => {
        if (isThrottled === true) return 'throttled';
        if (nextOf(messages) !== message) return 'waiting';
        return isWaiting === true ? 'failed' : 'sending';
      },
      write: async (message, pictures) => {
        await storeMessage(message, pictures);
        sendStored();
      },
      retry: (message) => {
        if (message.refusal !== null) {
          changeOutbox((all) => [
            ...all.filter(({ key }) => key !== message.key),
            { ...message, refusal: null },
          ]);
          sendStored();
        }
        actor?.send({ type: 'outbox.retry' });
      },
      discard: (message) => {
        forgetMessage(message);
        sendStored();
      },
    };
  }, [actor, isThrottled, isWaiting, messages, owner]);
}

/** Calls `onSent` after each sent message of a thread, with the newest messages of the thread. */
export function useSentMessages(thread: ThreadKey, onSent: (page: ThreadPage) => void): void {
  const actor = useRootContext(({ outbox }) => outbox);
  useFacts(actor ?? undefined, {
    'message.sent': (fact) => {
      if (fact.page !== null && isSameThread(fact.thread, thread)) onSent(fact.page);
    },
  });
}
