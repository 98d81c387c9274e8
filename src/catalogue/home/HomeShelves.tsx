import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import type { Module } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { t } from '../../messages/index.ts';
import { Grid, ScrollRow, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ViewAll } from '../../ui/list/ViewAll.tsx';
import { categoryHref } from '../categoryTree.ts';
import {
  categoriesQuery,
  featuredCategoriesQuery,
  storesQuery,
  visitedStoresQuery,
} from '../queries.ts';
import { useScope } from '../scope.ts';
import { StoreCard } from '../store/StoreCard.tsx';

const CategoryShape = styled.div`
  display: grid;
  place-content: start center;
  justify-items: center;
  gap: 10px;
  inline-size: 104px;
  font: var(--type-sm-strong);
  padding-block: 4px;
  text-align: center;
  > div {
    inline-size: 96px;
  }
  @media (hover: hover) {
    &:hover img {
      transform: translateY(-5%) scale(1.08);
    }
  }
  @media (max-width: 1180px) {
    inline-size: 6em;
    > div {
      inline-size: 76px;
    }
  }
`;

const Categories = styled(ScrollRow)`
  margin-block-start: 40px;
  @media (min-width: 1181px) {
    justify-content: space-between;
  }
  @media (max-width: 1180px) {
    margin-block-start: 28px;
  }
`;

/** How many categories are shown: as many as fit in one line of a wide screen. */
const STRIP = 10;

/*
 * Query results are rendered as deferred values, in short tasks: most of them arrive at the same
 * time, and a slow phone has to stay responsive meanwhile.
 */

/** A line of links to categories: the featured ones first, then the others (CAT-08). */
export function CategoryStrip() {
  const scope = useScope();
  const featured = useDeferredValue(useQuery(featuredCategoriesQuery(scope)));
  const all = useDeferredValue(useQuery(categoriesQuery(scope)));
  const waiting = featured.isPending || all.isPending;
  const known = [...(featured.data ?? []), ...(all.data ?? [])];
  const listed = [...new Map(known.map((category) => [category.id, category])).values()];
  if (!waiting && listed.length === 0) return null;
  return (
    <nav aria-label={t('catalogue.home.categories')} aria-busy={waiting}>
      <Categories>
        {waiting
          ? Array.from({ length: STRIP }, (_, index) => (
              <CategoryShape key={index}>
                <Skeleton $ratio="1" $radius="50%" />
                <Skeleton $height="1.225rem" />
              </CategoryShape>
            ))
          : listed.slice(0, STRIP).map((category) => (
              <CategoryShape as={Link} key={category.id} to={categoryHref(category)}>
                <Stage id={category.id} image={category.imageUrl} radius="50%" art="60%" eager />
                {category.name}
              </CategoryShape>
            ))}
      </Categories>
    </nav>
  );
}

interface StoreSectionProps {
  title: string;
  kind: 'popular' | 'latest' | 'top-rated';
  module: Module;
  /** The URL of the page with the complete list; leave it out when there is no such page. */
  to?: string;
  /** How many stores of the list are shown. */
  count?: number;
  /** Whether the section is at the top of the page, so that its pictures load at once. */
  eager?: boolean;
}

/**
 * A titled section with the first stores of a list; `kind` says which list. On phones the cards are
 * a row that scrolls sideways (CAT-06).
 */
export function StoreSection({
  title,
  kind,
  module,
  to,
  count = 8,
  eager = false,
}: StoreSectionProps) {
  const found = useInfiniteQuery(storesQuery(useScope(), kind));
  const { data, error, isPending, refetch } = useDeferredValue(found);
  const rows = data?.pages[0]?.rows ?? [];
  const isFailed = data === undefined && error !== null;
  if (!isPending && !isFailed && rows.length === 0) return null;
  return (
    <Section title={title} action={to !== undefined && <ViewAll to={to} what={title} />}>
      {isFailed && <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />}
      <Grid $columns={4} $rail>
        {isPending && <CardSkeletons count={count} ratio="16 / 10" />}
        {rows.slice(0, count).map((store, index) => (
          <StoreCard
            key={store.id}
            store={store}
            moduleType={module.type}
            eager={eager && index < 4}
          />
        ))}
      </Grid>
    </Section>
  );
}

/**
 * A section with stores that the customer has ordered from, so that they can order there again.
 * Renders nothing for guests and for customers who have not ordered yet.
 */
export function VisitedStoresSection({ module }: { module: Module }) {
  const query = { ...visitedStoresQuery(useScope()), enabled: useIsSignedIn() };
  const { data: rows = [] } = useQuery(query);
  if (rows.length === 0) return null;
  return (
    <Section title={t('catalogue.home.again')}>
      <Grid $columns={4} $rail>
        {rows.slice(0, 8).map((store) => (
          <StoreCard key={store.id} store={store} moduleType={module.type} />
        ))}
      </Grid>
    </Section>
  );
}
