import { fromPromise } from 'xstate';
import { conversationsMachine } from '../../machines/inbox/conversations.machine.ts';
import type { Conversation, Page } from '../../machines/rules/domain.ts';
import { fetchConversations } from '../api/inbox/calls.ts';

/** The statechart of the conversation list, with its actors connected to the server. */
export const wiredConversations = conversationsMachine.provide({
  actors: {
    readConversations: fromPromise<Page<Conversation>, { name: string; page: number }>(
      ({ input, signal }) => fetchConversations(input.name, input.page, signal),
    ),
  },
});
