import { messageOf } from '../../../machines/rules/failure.ts';
import { LoadMore } from './LoadMore.tsx';
import { ErrorPanel } from '../Panels.tsx';

/** What of an infinite query its end needs. */
interface Paged {
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options?: { cancelRefetch: boolean }) => Promise<unknown>;
}

/** The end of a paged list: the next page, or why it did not come and the way to ask again. */
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
