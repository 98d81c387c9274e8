import { messageOf } from '../../../machines/rules/failure.ts';
import { LoadMore } from './LoadMore.tsx';
import { ErrorPanel } from '../Panels.tsx';

/** The fields of an infinite query (TanStack Query) that are used here. */
interface Paged {
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options?: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** The end of a paged list: loads the next page, or shows why it failed with a button to retry. */
export function NextPage({ query }: { query: Paged }) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (isFetchNextPageError) {
    return <ErrorPanel message={messageOf(error)} onRetry={() => void fetchNextPage()} />;
  }
  return (
    hasNextPage && (
      <LoadMore
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage({ cancelRefetch: false })}
      />
    )
  );
}
