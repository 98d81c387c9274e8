import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Store as StoreIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { isStoreOpen } from '../../machines/rules/availability.ts';
import type { Store } from '../../machines/rules/domain.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import type { StoreListKind } from '../api/catalogue.ts';
import { resolve, t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { configQuery } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { H1, ScrollRow, Wrap } from '../ui/Layout.tsx';
import { EmptyPanel } from '../ui/Panels.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { DietChips, dietOf } from './DietChips.tsx';
import { InfiniteGrid } from './InfiniteGrid.tsx';
import { storesQuery } from './queries.ts';
import { useScope } from './scope.ts';
import { StoreCard } from './StoreCard.tsx';
import { useUrlChoices } from './useUrlChoices.ts';

const Head = styled.header`
  margin-block: 8px var(--sp-4);
  p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
`;

const Filters = styled(ScrollRow)`
  margin-block-end: var(--sp-6);
`;

const lists = {
  all: { title: 'catalogue.home.all', note: 'catalogue.stores.noteAll' },
  latest: { title: 'catalogue.home.latest', note: 'catalogue.stores.noteLatest' },
  popular: { title: 'catalogue.home.popular', note: 'catalogue.stores.notePopular' },
} as const;

const listOf = (pathname: string): keyof typeof lists => {
  const last = pathname.split('/').at(-1);
  return last === 'latest' || last === 'popular' ? last : 'all';
};

/** All, latest or popular stores of the module, by path (CAT-06, CAT-07, NAV-02). */
export function StoresPage() {
  const list = listOf(useLocation().pathname);
  const module = useModule();
  const stores = resolve({ key: wordingOf(module?.type ?? null).stores });
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: t(lists[list].title, { stores }) }]} />
      <Head>
        <H1>{t(lists[list].title, { stores })}</H1>
        <p>{t(lists[list].note)}</p>
      </Head>
      <StoreList key={list} list={list} stores={stores} />
    </Wrap>
  );
}

function StoreList({ list, stores }: { list: StoreListKind; stores: string }) {
  const [params, change] = useUrlChoices();
  const [moment] = useState(() => wallClockOf(now()));
  const module = useModule();
  const { data: config } = useQuery(configQuery());
  const byDiet = module?.type === 'food' && config?.vegToggle === true;
  const diet = byDiet ? dietOf(params) : 'all';
  const freeDelivery = params.get('free') === '1';
  const openNow = params.get('open') === '1';
  const query = useInfiniteQuery(storesQuery(useScope(), list, diet));
  const keep = (store: Store) =>
    (!freeDelivery || store.freeDelivery) && (!openNow || isStoreOpen(store, moment));
  const filtered = freeDelivery || openNow || diet !== 'all';
  const clear = () => change({ diet: null, free: null, open: null });
  return (
    <>
      <Filters role="group" $gap={8} aria-label={t('catalogue.filter.label')}>
        {byDiet && (
          <DietChips
            diet={diet}
            onChange={(value) => change({ diet: value === 'all' ? null : value })}
          />
        )}
        <Chip
          aria-pressed={freeDelivery}
          onClick={() => change({ free: freeDelivery ? null : '1' })}
        >
          {t('catalogue.filter.freeDelivery')}
        </Chip>
        <Chip aria-pressed={openNow} onClick={() => change({ open: openNow ? null : '1' })}>
          {t('catalogue.filter.openNow')}
        </Chip>
      </Filters>
      <InfiniteGrid
        query={query}
        columns={3}
        ratio="16 / 10"
        keyOf={({ id }) => id}
        keep={keep}
        empty={
          <EmptyPanel
            title={t('catalogue.stores.none', { stores })}
            {...(filtered ? { text: t('catalogue.stores.noneText') } : {})}
            icon={<StoreIcon strokeWidth={1.4} />}
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
        {(store, index) => (
          <StoreCard store={store} moduleType={module?.type ?? 'food'} eager={index < 6} />
        )}
      </InfiniteGrid>
    </>
  );
}
