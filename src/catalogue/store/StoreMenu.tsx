import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import type { Item, Store } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Button } from '../../ui/Button.tsx';
import { H2, Row } from '../../ui/Layout.tsx';
import { NextPage } from '../../ui/list/NextPage.tsx';
import { ResultCount } from '../../ui/list/ResultCount.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { useModule } from '../../modules/index.ts';
import { DietChips, dietOf } from '../DietChips.tsx';
import { ItemCard } from '../item/ItemCard.tsx';
import { ItemRows, ItemRowsWaiting } from '../item/ItemRows.tsx';
import { Part, Rail } from './menuParts.ts';
import { sectionsOf, type MenuSection } from './menuSections.ts';
import { storeSearchQuery } from '../listingQueries.ts';
import { nounsOf } from '../nouns.ts';
import { recommendedItemsQuery } from '../shelfQueries.ts';
import { storeItemsQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { StoreHighlights, useHighlightsSettled } from './StoreHighlights.tsx';
import { StoreShelves } from './StoreShelves.tsx';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';

const Columns = styled.div<{ $side: boolean }>`
  display: grid;
  grid-template-columns: ${({ $side }) => ($side ? '216px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  gap: 48px;
  align-items: start;
  margin-block-start: 32px;
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-block-start: 20px;
  }
`;

const Tools = styled(Row)`
  margin-block-end: 32px;
  @media (max-width: 640px) {
    flex-wrap: wrap;
    margin-block-end: 20px;
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

/** The search within the store is sent this many milliseconds after the last key. */
const PAUSE_MS = 250;

/**
 * A store's menu: its categories at the side, a search field, and the recommended items before all
 * others.
 */
export function StoreMenu({ store }: { store: Store }) {
  const [params, change] = useUrlChoices();
  const { data: config } = useQuery(configQuery());
  const name = useId();
  const named = Number(params.get('category'));
  const categoryId = store.categories.some(({ id }) => id === named) ? named : 0;
  const words = (params.get('q') ?? '').trim();
  const moduleType = useModule()?.type;
  const byDiet = showsDiet(config, moduleType) && store.veg && store.nonVeg;
  const diet = byDiet ? dietOf(params) : 'all';
  const searching = words.length > 1;
  const menu = useInfiniteQuery({
    ...storeItemsQuery(store, categoryId, diet),
    enabled: !searching,
  });
  const found = useInfiniteQuery({
    ...storeSearchQuery(store, words, diet),
    enabled: searching,
  });
  const list = searching ? found : menu;
  const highlighted = !searching && categoryId === 0 && diet === 'all';
  const settled = useHighlightsSettled(store);
  // The menu waits for the content above it, which would move it later. It is rendered in short
  // tasks, so that the page above it stays responsive meanwhile.
  const pages = useDeferredValue(settled || !highlighted ? list.data?.pages : undefined);
  const rows = useMemo(() => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  // Only a completely loaded menu can be divided into sections; else each category is loaded.
  const whole = !searching && categoryId === 0 && menu.isSuccess && !menu.hasNextPage;
  const parts = useMemo(() => {
    const sections = whole ? sectionsOf(rows, store.categories, name) : [];
    return sections.length > 1 ? sections : [];
  }, [whole, rows, store.categories, name]);

  return (
    <Columns $side={store.categories.length > 1}>
      {store.categories.length > 1 && (
        <StoreShelves store={store} parts={parts} categoryId={categoryId} />
      )}
      <div>
        <Tools $gap={12}>
          <MenuSearch store={store} words={words} onChange={(q) => change({ q })} />
          {byDiet && (
            <DietChips
              diet={diet}
              onChange={(wanted) => change({ diet: wanted === 'all' ? null : wanted })}
            />
          )}
        </Tools>
        <ResultCount
          query={searching || diet !== 'all' ? list : undefined}
          label={nounsOf(moduleType ?? null).items}
        />
        {highlighted && (
          <>
            <StoreHighlights store={store} />
            <Recommended storeId={store.id} />
          </>
        )}
        {pages === undefined && !list.isError && (
          <ItemRowsWaiting rows={store.veg || store.nonVeg} />
        )}
        {list.isError && list.data === undefined && (
          <ErrorPanel message={messageOf(list.error)} onRetry={() => void list.refetch()} />
        )}
        {pages !== undefined && rows.length === 0 && (
          <Nothing
            searching={searching}
            onAll={() => change({ q: null, category: null, diet: null })}
          />
        )}
        <Shelves parts={parts} rows={rows} />
        <NextPage query={list} />
      </div>
    </Columns>
  );
}

interface MenuSearchProps {
  store: Store;
  /** The search text in the URL. */
  words: string;
  onChange: (words: string) => void;
}

/**
 * The search field of a store's menu. The typed text is written to the URL after a short pause. If
 * the page removes it from the URL, as when a category is chosen, the field is cleared too.
 */
function MenuSearch({ store, words, onChange }: MenuSearchProps) {
  const [text, setText] = useState(words);
  const [sent, setSent] = useState(words);
  const [seen, setSeen] = useState(words);
  if (words !== seen) {
    setSeen(words);
    if (words === '' && sent !== '') setText('');
  }
  const send = useEffectEvent((typed: string) => {
    setSent(typed);
    if (typed !== words) onChange(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <SearchField
      label={t('catalogue.store.search', { store: store.name })}
      value={text}
      onChange={setText}
    />
  );
}

function Recommended({ storeId }: { storeId: number }) {
  const { data } = useQuery(recommendedItemsQuery(useScope(), storeId));
  const items = useDeferredValue(data) ?? [];
  if (items.length === 0) return null;
  return (
    <Part aria-label={t('catalogue.store.recommended')} style={{ marginBlockEnd: 48 }}>
      <H2>{t('catalogue.store.recommended')}</H2>
      <Rail $gap={20}>
        {items.map((item) => (
          <ItemCard key={item.id} item={item} showStore={false} />
        ))}
      </Rail>
    </Part>
  );
}

function Shelves({ parts, rows }: { parts: readonly MenuSection[]; rows: Item[] }) {
  if (parts.length === 0) return <ItemRows items={rows} />;
  return parts.map(({ id, name, items }) => (
    <Part key={id} id={id} aria-label={name ?? t('catalogue.store.more')}>
      <H2>{name ?? t('catalogue.store.more')}</H2>
      <ItemRows items={items} />
    </Part>
  ));
}

function Nothing({ searching, onAll }: { searching: boolean; onAll: () => void }) {
  return (
    <EmptyPanel
      title={t(searching ? 'catalogue.search.none' : 'catalogue.store.noItems')}
      text={t(searching ? 'catalogue.store.noMatchText' : 'catalogue.store.noItemsText')}
      object={searching ? 'magnifying-glass-tilted-left' : 'pot-of-food'}
      tint="grocery"
      action={
        <Button look="quiet" onClick={onAll}>
          {t('catalogue.store.showAll')}
        </Button>
      }
    />
  );
}
