import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import type { Page } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { PAGE_SIZE } from '../api/catalogue/calls.ts';
import { Grid } from '../ui/Layout.tsx';
import { NextPage } from '../ui/list/NextPage.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { CardSkeletons } from '../ui/Skeleton.tsx';

export type PagedQuery<T> = UseInfiniteQueryResult<InfiniteData<Page<T>>>;

/**
 * The number of rows that the whole list has on the server; null until the first page is loaded.
 */
export function totalOf<T>(query: PagedQuery<T>): number | null {
  return query.data?.pages[0]?.total ?? null;
}

/**
 * The rows of all loaded pages without duplicates: a row that moved to a later page between two
 * requests appears once.
 */
export function rowsOf<T>(query: PagedQuery<T>, keyOf: (row: T) => string | number): T[] {
  const all = (query.data?.pages ?? []).flatMap((page) => page.rows);
  return [...new Map(all.map((row) => [keyOf(row), row])).values()];
}

interface InfiniteGridProps<T> {
  query: PagedQuery<T>;
  columns: 3 | 4 | 5 | 6;
  /**
   * The aspect ratio of the cards' pictures, such as '16 / 10', so that the skeletons have the
   * final size.
   */
  ratio: string;
  keyOf: (row: T) => string | number;
  /** Whether a row passes the filters that are applied in the browser; other rows are hidden. */
  keep?: (row: T) => boolean;
  /** Sorts the loaded rows in another order than the server's. */
  order?: (rows: readonly T[]) => T[];
  empty: ReactNode;
  children: (row: T, index: number) => ReactNode;
}

/**
 * A grid of cards for an infinite query. It shows skeletons until the first page is loaded, then
 * the cards, and it loads the next page when its end comes near the viewport. It shows `empty` when
 * there are no rows, and an error panel when loading fails (CAT-07).
 */
export function InfiniteGrid<T>({
  query,
  columns,
  ratio,
  keyOf,
  keep = () => true,
  order = (rows) => [...rows],
  empty,
  children,
}: InfiniteGridProps<T>) {
  if (query.isPending) {
    return (
      <Grid $columns={columns}>
        <CardSkeletons count={PAGE_SIZE} ratio={ratio} />
      </Grid>
    );
  }
  if (query.isError && query.data === undefined) {
    return <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  }
  const rows = order(rowsOf(query, keyOf).filter((row) => keep(row)));
  return (
    <>
      {rows.length === 0 && !query.hasNextPage && empty}
      {rows.length > 0 && (
        <Grid $columns={columns} aria-busy={query.isFetching}>
          {rows.map((row, index) => (
            <Fragment key={keyOf(row)}>{children(row, index)}</Fragment>
          ))}
        </Grid>
      )}
      <NextPage query={query} />
    </>
  );
}
