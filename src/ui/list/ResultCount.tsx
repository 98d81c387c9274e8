import { t } from '../../messages/index.ts';
import { LiveRegion } from '../Hidden.tsx';

/** The fields of an infinite query (TanStack Query) that are used here. */
interface Paged {
  data: { pages: readonly { rows: readonly unknown[]; total: number }[] } | undefined;
  hasNextPage: boolean;
}

interface ResultCountProps {
  /** The list of a search or a filter; undefined while neither is used. */
  query: Paged | undefined;
  /** What is counted, such as “Items”. */
  label: string;
}

/**
 * Tells screen readers how many rows a search or a filter has found. The server's total counts only
 * while there are more pages (OPEN-09).
 */
export function ResultCount({ query, label }: ResultCountProps) {
  const pages = query?.data?.pages;
  const total = query?.hasNextPage === true ? pages?.[0]?.total : undefined;
  const count = total ?? pages?.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <LiveRegion>{count !== undefined && t('catalogue.results.count', { label, count })}</LiveRegion>
  );
}
