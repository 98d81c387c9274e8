import { queryOptions } from '@tanstack/react-query';
import { fetchQuickReplies } from '../api/inbox/calls.ts';

/** Questions that are ready to be sent to the shop. */
export const quickRepliesQuery = () =>
  queryOptions({
    queryKey: ['quick-replies'],
    queryFn: ({ signal }) => fetchQuickReplies(signal),
    staleTime: Infinity,
  });
