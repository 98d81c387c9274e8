import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import { isStoreOpen } from '../../../machines/rules/availability.ts';
import type { FreeDeliveryOffer, ModuleType, Store } from '../../../machines/rules/domain.ts';
import { freeDeliveryAt } from '../../../machines/rules/fee.ts';
import type { WallClock } from '../../../machines/rules/wallClock.ts';
import type { StoreListKind } from '../../api/catalogue/calls.ts';
import { t, type MessageKey } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { LiveRegion } from '../../ui/Hidden.tsx';
import { ScrollRow } from '../../ui/Layout.tsx';
import { EmptyPanel } from '../../ui/Panels.tsx';
import { DietChips, dietOf } from '../DietChips.tsx';
import { InfiniteGrid, rowsOf, type PagedQuery } from '../InfiniteGrid.tsx';
import { nounsOf } from '../nouns.ts';
import { storesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { StoreCard } from './StoreCard.tsx';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';

const Filters = styled(ScrollRow)`
  margin-block-end: var(--sp-6);
`;

/** The lowest average rating that passes the filter for well rated stores. */
const WELL_RATED = 4.5;

/**
 * The filters that are applied in the browser to the loaded stores; `name` is the URL parameter.
 * `offer` is the shop's own offer of free delivery.
 */
const filters: readonly {
  name: string;
  label: MessageKey;
  keeps: (store: Store, moment: WallClock, offer: FreeDeliveryOffer) => boolean;
}[] = [
  { name: 'open', label: 'catalogue.filter.openNow', keeps: isStoreOpen },
  {
    name: 'free',
    label: 'catalogue.filter.freeDelivery',
    keeps: (store, _, offer) => freeDeliveryAt(store, offer).type === 'all',
  },
  { name: 'take_away', label: 'catalogue.filter.takeAway', keeps: (store) => store.takeAway },
  {
    name: 'rated',
    label: 'catalogue.filter.wellRated',
    keeps: (store) => store.avgRating >= WELL_RATED,
  },
];

/** The loaded stores that pass the filters, and the query that loads more of them. */
export interface FoundStores {
  rows: readonly Store[];
  query: PagedQuery<Store>;
  moduleType: ModuleType;
}

/**
 * The props of a view that shows the stores in another form than a grid of cards, such as on a map.
 */
export interface StoresViewProps {
  found: FoundStores;
  /** The module's noun for its stores, such as "restaurants". */
  noun: string;
  /** The same stores as a grid of cards, for when the view itself cannot show them. */
  list: ReactNode;
}

interface StoreListProps {
  /** Which stores, such as 'latest'. */
  list: StoreListKind;
  /** The module's noun for its stores, such as "restaurants". */
  noun: string;
  /** Shows the stores in another form than a grid of cards, such as on a map. */
  View?: ComponentType<StoresViewProps> | undefined;
}

const idOf = ({ id }: Store): number => id;

/**
 * A list of stores, with filters that are kept in the URL. It loads 12 stores a page until there
 * are no more (CAT-06, CAT-07).
 */
export function StoreList({ list, noun, View }: StoreListProps) {
  const [params, change] = useUrlChoices();
  const moment = usePresentMinute();
  const module = useModule();
  const moduleType = module?.type ?? 'food';
  const { data: config } = useQuery(configQuery());
  const byDiet = showsDiet(config, module?.type);
  const diet = byDiet ? dietOf(params) : 'all';
  const query = useInfiniteQuery(storesQuery(useScope(), list, diet));
  const chosen = filters.filter(({ name }) => params.get(name) === '1');
  const offer = config?.freeDelivery ?? { type: 'none' };
  const keep = (store: Store) => chosen.every(({ keeps }) => keeps(store, moment, offer));
  const filtered = chosen.length > 0 || diet !== 'all';
  const clear = () =>
    change({ diet: null, ...Object.fromEntries(filters.map(({ name }) => [name, null])) });
  const found = { rows: rowsOf(query, idOf).filter(keep), query, moduleType };
  const grid = (
    <InfiniteGrid
      query={query}
      columns={4}
      ratio="16 / 10"
      keyOf={idOf}
      keep={keep}
      empty={
        <EmptyPanel
          title={t('catalogue.stores.none', { stores: noun })}
          {...(filtered ? { text: t('catalogue.stores.noneText') } : {})}
          object="convenience-store"
          tint="pharmacy"
          action={
            filtered && (
              <Button look="ink" onClick={clear}>
                {t('catalogue.filter.clearAll')}
              </Button>
            )
          }
        />
      }
    >
      {(store, index) => <StoreCard store={store} moduleType={moduleType} eager={index < 4} />}
    </InfiniteGrid>
  );
  return (
    <>
      <Filters role="group" $gap={8} aria-label={t('catalogue.filter.label')}>
        {filters.map(({ name, label }) => {
          const on = params.get(name) === '1';
          return (
            <Chip key={name} aria-pressed={on} onClick={() => change({ [name]: on ? null : '1' })}>
              {t(label)}
            </Chip>
          );
        })}
        {byDiet && (
          <DietChips
            diet={diet}
            onChange={(value) => change({ diet: value === 'all' ? null : value })}
          />
        )}
      </Filters>
      <ResultCount found={found} filtered={filtered} />
      {View === undefined ? grid : <View found={found} noun={noun} list={grid} />}
    </>
  );
}

/**
 * Tells screen readers how many stores the filters have found. The browser filters, so those of
 * pages that are not loaded yet are not counted; that there are none is known after the last page.
 */
function ResultCount({ found, filtered }: { found: FoundStores; filtered: boolean }) {
  const { rows, query, moduleType } = found;
  const isKnown = query.data !== undefined && (rows.length > 0 || !query.hasNextPage);
  return (
    <LiveRegion>
      {filtered &&
        isKnown &&
        t('catalogue.results.count', { label: nounsOf(moduleType).stores, count: rows.length })}
    </LiveRegion>
  );
}
