import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { wordingOf } from '../../../machines/rules/wording.ts';
import type { Advertisement, ItemGroup, Module } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { resolve, t } from '../../messages/index.ts';
import { storeHref } from '../../shop/links.ts';
import { CardMeta, CardTitle, Card } from '../../ui/Card.tsx';
import { Grid, ScrollRow, Section } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { ViewAll } from '../../ui/list/ViewAll.tsx';
import { AverageRating } from '../AverageRating.tsx';
import { CampaignCard } from '../home/CampaignCard.tsx';
import { useScope } from '../scope.ts';
import {
  advertisementsQuery,
  campaignsQuery,
  groupsQuery,
  itemListingQuery,
  type GroupKind,
} from '../shelfQueries.ts';
import { ItemRow } from './ItemRow.tsx';

/**
 * Further sections of a home page: advertised stores, brands or health conditions, new items,
 * campaigns.
 */
export function HomeExtras({ module }: { module: Module }) {
  return (
    <>
      <AdvertSection module={module} />
      {module.type === 'ecommerce' && <GroupSection kind="brand" />}
      {module.type === 'pharmacy' && <GroupSection kind="condition" />}
      <NewItemsSection />
      <CampaignsSection />
    </>
  );
}

interface QuerySectionProps<T> {
  title: string;
  action?: ReactNode;
  query: UseQueryResult<T[]>;
  /** Shown while the query is loading. */
  waiting: ReactNode;
  children: (rows: T[]) => ReactNode;
}

/**
 * A titled section for the rows of a query. Shows `waiting` while they load, then the rows, or an
 * error with a retry button. Renders nothing when there are no rows.
 */
function QuerySection<T>({ query, waiting, children, ...head }: QuerySectionProps<T>) {
  const { data, error, isPending, refetch } = query;
  if (data?.length === 0) return null;
  return (
    <Section {...head}>
      {isPending && waiting}
      {data === undefined && error !== null && (
        <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {data !== undefined && children(data)}
    </Section>
  );
}

/** Stores that pay to be shown here; the section's title says that they are advertised. */
function AdvertSection({ module }: { module: Module }) {
  return (
    <QuerySection
      title={t('catalogue.shelf.adverts', {
        stores: resolve({ key: wordingOf(module.type).stores }),
      })}
      query={useQuery(advertisementsQuery(useScope()))}
      waiting={
        <Grid $columns={3}>
          <CardSkeletons count={3} ratio="16 / 9" />
        </Grid>
      }
    >
      {(adverts) => (
        <Grid $columns={3} $rail>
          {adverts.map((advert) => (
            <AdvertCard key={advert.id} advert={advert} module={module} />
          ))}
        </Grid>
      )}
    </QuerySection>
  );
}

function AdvertCard({ advert, module }: { advert: Advertisement; module: Module }) {
  const { id, imageUrl, storeId, storeSlug, storeName, title, description, avgRating } = advert;
  const store = { id: storeId, slug: storeSlug, moduleId: module.id };
  return (
    <Card as="article">
      <Stage id={id} image={imageUrl} ratio="16 / 9" art="36%" />
      <div>
        <CardTitle>
          <Link to={storeHref(store, module.type)}>{storeName}</Link>
        </CardTitle>
        <CardMeta>
          <span>{title}</span>
          {avgRating > 0 && <AverageRating value={avgRating} />}
        </CardMeta>
        <CardMeta>{description}</CardMeta>
      </div>
    </Card>
  );
}

const Tiles = styled(ScrollRow)`
  > a {
    display: grid;
    gap: 2px;
    align-content: center;
    min-inline-size: 148px;
    min-block-size: 84px;
    padding: 14px 20px;
    border-radius: var(--r-xl);
    background: var(--accent-softer);
    font: var(--type-label);
  }
  @media (hover: hover) {
    > a:hover {
      background: var(--accent-soft);
    }
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

const groupTitles = {
  brand: 'catalogue.shelf.brands',
  condition: 'catalogue.shelf.conditions',
} as const;

/**
 * Whether the brand or condition has items in this module. An unknown number (null) counts as
 * having some.
 */
const stocked = ({ itemsCount }: ItemGroup) => itemsCount !== 0;

function GroupSection({ kind }: { kind: GroupKind }) {
  const query = useQuery({
    ...groupsQuery(useScope(), kind),
    select: (groups) => groups.filter(stocked),
  });
  return (
    <QuerySection
      title={t(groupTitles[kind])}
      query={query}
      waiting={<div style={{ blockSize: 92 }} />}
    >
      {(groups) => (
        <Tiles $gap={12}>
          {groups.map(({ id, slug, name, itemsCount }) => (
            <Link key={id} to={linkTo(kind, { id: slug || id })}>
              {name}
              {itemsCount !== null && (
                <small>{t('catalogue.categories.count', { count: itemsCount })}</small>
              )}
            </Link>
          ))}
        </Tiles>
      )}
    </QuerySection>
  );
}

/** How many new items are shown. */
const NEW_ITEMS = 5;

function NewItemsSection() {
  const query = useInfiniteQuery(itemListingQuery(useScope(), { kind: 'new' }));
  const title = t('catalogue.shelf.new');
  const items = query.data?.pages[0]?.rows.slice(0, NEW_ITEMS) ?? [];
  if (query.isError && query.data === undefined) {
    return (
      <Section title={title}>
        <ErrorPanel message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      </Section>
    );
  }
  return (
    <ItemRow
      title={title}
      action={<ViewAll to={linkTo('newItems')} what={title} />}
      items={items}
      awaited={query.isPending ? NEW_ITEMS : 0}
    />
  );
}

/** How many campaigns are shown. */
const CAMPAIGNS = 3;

function CampaignsSection() {
  const title = t('catalogue.campaigns.title');
  return (
    <QuerySection
      title={title}
      action={<ViewAll to={linkTo('campaigns')} what={title} />}
      query={useQuery(campaignsQuery(useScope()))}
      waiting={
        <Grid $columns={3}>
          <CardSkeletons count={CAMPAIGNS} ratio="16 / 9" />
        </Grid>
      }
    >
      {(campaigns) => (
        <Grid $columns={3} $rail>
          {campaigns.slice(0, CAMPAIGNS).map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} eager={false} />
          ))}
        </Grid>
      )}
    </QuerySection>
  );
}
