import { fromPromise } from 'xstate';
import { threadMachine } from '../../machines/inbox/thread.machine.ts';
import type { ThreadKey, ThreadPage } from '../../machines/rules/domain.ts';
import { fetchThread } from '../api/inbox/calls.ts';

/** The statechart of a thread, with its actors connected to the server. */
export const wiredThread = threadMachine.provide({
  actors: {
    readThread: fromPromise<ThreadPage, { thread: ThreadKey; page: number }>(({ input, signal }) =>
      fetchThread(input.thread, input.page, signal),
    ),
  },
});
