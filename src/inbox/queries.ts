import { queryOptions } from '@tanstack/react-query';
import { fetchQuickReplies } from '../api/inbox/calls.ts';

/** Ready-made questions to the shop, which a customer sends with one click. */
export const quickRepliesQuery = () =>
  queryOptions({
    queryKey: ['quick-replies'],
    queryFn: ({ signal }) => fetchQuickReplies(signal),
    staleTime: Infinity,
  });
