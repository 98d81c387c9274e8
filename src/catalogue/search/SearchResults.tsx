import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import type { Category, ModuleType, Store } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { Field, InputFrame } from '../../ui/Field.tsx';
import { LiveRegion } from '../../ui/Hidden.tsx';
import { H1, Row, Wrap } from '../../ui/Layout.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { CategoriesPage } from './CategoriesPage.tsx';
import { pathTo } from '../categoryTree.ts';
import { filterLabel } from './filterLabels.ts';
import { InfiniteGrid, totalOf, type PagedQuery } from '../InfiniteGrid.tsx';
import { ItemCard } from '../item/ItemCard.tsx';
import { NoResults } from './NoResults.tsx';
import { nounsOf } from '../nouns.ts';
import { itemSearchQuery, storeNameSearchQuery } from '../listingQueries.ts';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import {
  activeFilters,
  dropping,
  droppingAll,
  itemFiltersOf,
  readSearch,
  sortings,
  storeFiltersOf,
  type FilterName,
  type SearchChoices,
} from './searchChoices.ts';
import { compositionKinds, useCompositionFilter } from './compositionFilter.ts';
import { searchPrices } from './searchPrices.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { StoreCard } from '../store/StoreCard.tsx';
import { useUrlChoices, type UrlPatch } from '../../shop/useUrlChoices.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--sp-10);
  align-items: start;
  grid-template-columns: 264px minmax(0, 1fr);
  @media (max-width: 1180px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-6);
  }
`;

/**
 * The filters. On wide screens they are beside the results; on narrow ones a button shows and hides
 * them.
 */
const Aside = styled.aside<{ $shown: boolean }>`
  @media (min-width: 1181px) {
    position: sticky;
    inset-block-start: calc(var(--nav-h) + 16px);
  }
  @media (max-width: 1180px) {
    display: ${({ $shown }) => ($shown ? 'block' : 'none')};
  }
`;

const Bar = styled(Row)`
  margin-block: var(--sp-4) var(--sp-6);
  align-items: flex-end;
`;

const Active = styled(Row)`
  margin-block-end: var(--sp-6);
`;

const Order = styled(Row)`
  align-items: flex-end;
`;

const Opener = styled.div`
  @media (min-width: 1181px) {
    display: none;
  }
`;

/** The search results, shown on /home while the URL's query contains a search (NAV-07). */
export function SearchResults() {
  const [params, change] = useUrlChoices();
  const choices = readSearch(params);
  const nothingAsked = choices.words === '' && activeFilters(choices).length === 0;
  if (choices.fromCategories && nothingAsked) return <CategoriesPage />;
  return <Results params={params} choices={choices} change={change} />;
}

interface ResultsProps {
  params: URLSearchParams;
  choices: SearchChoices;
  change: (patch: UrlPatch) => void;
}

/**
 * Loads the results of a search. Returns them together with the choices that apply in this module,
 * and with the active filters and their labels.
 */
function useResults({ choices }: Pick<ResultsProps, 'choices'>) {
  const scope = useScope();
  const module = useModule();
  const { data: config } = useQuery(configQuery());
  const { data: categories = [] } = useQuery(categoriesQuery(scope));
  const byDiet = showsDiet(config, module?.type);
  const onItems = choices.tab === 'items';
  const asked = askedOf(choices, byDiet, module?.type);
  const items = useInfiniteQuery(
    itemSearchQuery(scope, itemFiltersOf({ ...asked, sort: onItems ? asked.sort : 'relevance' })),
  );
  const stores = useInfiniteQuery(
    storeNameSearchQuery(
      scope,
      storeFiltersOf({ ...asked, sort: onItems ? 'relevance' : asked.sort }),
    ),
  );
  const active = activeFilters(asked);
  const currency = config?.currency ?? null;
  const labels =
    currency === null
      ? []
      : active.map((name) => ({ name, label: filterLabel(name, asked, categories, currency) }));
  return { categories, byDiet, asked, items, stores, active, currency, labels };
}

/**
 * The search choices that apply in the module. The URL may still contain filters of other modules;
 * they are reset here.
 * @param byDiet whether the module has the filter for vegetarian and non-vegetarian items
 */
function askedOf(
  choices: SearchChoices,
  byDiet: boolean,
  type: ModuleType | undefined,
): SearchChoices {
  const kinds = compositionKinds(type);
  return {
    ...choices,
    diet: byDiet ? choices.diet : 'all',
    without: kinds.includes('allergy') ? choices.without : [],
    nutrition: kinds.includes('nutrition') ? choices.nutrition : '',
    genericName: kinds.includes('generic') ? choices.genericName : '',
  };
}

type Found = ReturnType<typeof useResults>;

function Results({ params, choices, change }: ResultsProps) {
  const found = useResults({ choices });
  const { asked, categories, labels } = found;
  const [filtersShown, setFiltersShown] = useState(false);
  const title = titleOf(choices, categories);
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that removes the last filter disappears with it: focus moves to what remains.
  const loosenAll = (patch: UrlPatch) => {
    heading.current?.focus({ preventScroll: true });
    change(patch);
  };
  const loosen = labels.length > 1 ? change : loosenAll;
  const way = choices.fromCategories
    ? [{ label: t('app.nav.categories'), to: linkTo('categories') }]
    : [];
  return (
    <Wrap>
      <Breadcrumbs crumbs={[...way, { label: title }]} />
      <H1 ref={heading} tabIndex={-1}>
        {title}
      </H1>
      <ResultCount found={found} />
      <Bar $between $wrap>
        <ViewChoice found={found} onChange={change} />
        <Order $wrap>
          <SortField choices={choices} onChange={change} />
          <Opener>
            <Button
              aria-expanded={filtersShown}
              icon={<SlidersHorizontal size={18} aria-hidden />}
              onClick={() => setFiltersShown(!filtersShown)}
            >
              {t('catalogue.filter.label')}
            </Button>
          </Opener>
        </Order>
      </Bar>
      <Columns>
        <Aside $shown={filtersShown} aria-label={t('catalogue.filter.label')}>
          <SearchFilters
            choices={asked}
            byDiet={found.byDiet}
            currency={found.currency}
            onChange={change}
            onDrop={(name) => change(dropping(name, params))}
          />
        </Aside>
        <div>
          <ActiveFilters
            filters={labels}
            onDrop={(name) => loosen(dropping(name, params))}
            onClear={() => loosenAll(droppingAll(found.active, params))}
          />
          <FoundThings
            found={found}
            empty={
              <NoResults
                words={choices.words}
                filters={labels}
                onDrop={(name) => loosenAll(dropping(name, params))}
                categories={categories}
              />
            }
          />
        </div>
      </Columns>
    </Wrap>
  );
}

/**
 * Tells screen readers how many results a search or a filter has, as the chosen option of
 * `ViewChoice` shows it. That there are none is told by `NoResults`.
 */
function ResultCount({ found: { asked, items, stores } }: { found: Found }) {
  const nouns = nounsOf(useModule()?.type ?? null);
  const onItems = asked.tab === 'items';
  const total = onItems ? totalOf(items) : totalOf(stores);
  const noun = onItems ? nouns.items : nouns.stores;
  return <LiveRegion>{total !== null && total > 0 && counted(noun, total)}</LiveRegion>;
}

/** Switches between items and stores; each option shows the number of its results. */
function ViewChoice({ found: { asked, items, stores }, onChange }: { found: Found } & SortProps) {
  const nouns = nounsOf(useModule()?.type ?? null);
  return (
    <Segment
      label={t('catalogue.results.view')}
      name="search-view"
      value={asked.tab}
      options={[
        { value: 'items', label: counted(nouns.items, totalOf(items)) },
        { value: 'stores', label: counted(nouns.stores, totalOf(stores)) },
      ]}
      onChange={(tab) => onChange({ tab: tab === 'items' ? null : tab })}
    />
  );
}

function FoundThings({ found, empty }: { found: Found; empty: ReactNode }) {
  const { asked, items, stores, currency } = found;
  const isMadeSo = useCompositionFilter(asked);
  const prices = searchPrices(asked, usePresentMinute(), currency ?? { digits: 2 });
  if (asked.tab === 'stores') return <FoundStores query={stores} empty={empty} />;
  return (
    <InfiniteGrid
      query={items}
      columns={6}
      ratio="1"
      keyOf={({ kind, id }) => `${kind}-${id}`}
      empty={empty}
      {...prices}
      keep={(item) => prices.keep(item) && isMadeSo(item)}
    >
      {(item, index) => <ItemCard item={item} eager={index < 3} />}
    </InfiniteGrid>
  );
}

function titleOf(choices: SearchChoices, categories: readonly Category[]): string {
  if (choices.words !== '') return t('catalogue.results.title', { words: choices.words });
  const category = pathTo(categories, String(choices.categoryId)).at(-1);
  return category?.name ?? (choices.name || t('catalogue.results.everything'));
}

const counted = (label: string, count: number | null) =>
  count === null ? label : t('catalogue.results.count', { label, count });

function SortField({ choices, onChange }: Pick<ResultsProps, 'choices'> & SortProps) {
  return (
    <Field label={t('catalogue.results.sort')}>
      {(ids) => (
        <InputFrame>
          <select
            {...ids}
            value={choices.sort}
            onChange={({ target }) =>
              onChange({ sort: target.value === 'relevance' ? null : target.value })
            }
          >
            {sortings[choices.tab].map((sorting) => (
              <option key={sorting} value={sorting}>
                {t(`catalogue.results.sort.${sorting}`)}
              </option>
            ))}
          </select>
        </InputFrame>
      )}
    </Field>
  );
}

interface SortProps {
  onChange: (patch: UrlPatch) => void;
}

interface ActiveFiltersProps {
  filters: { name: FilterName; label: string }[];
  onDrop: (name: FilterName) => void;
  onClear: () => void;
}

function ActiveFilters({ filters, onDrop, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Active role="group" $gap={8} $wrap aria-label={t('catalogue.results.active')}>
      {filters.map(({ name, label }) => (
        <Chip
          key={name}
          aria-label={t('catalogue.filter.remove', { filter: label })}
          onClick={({ currentTarget }) => {
            // The removed filter disappears, so the next one takes focus.
            currentTarget.nextElementSibling?.closest('button')?.focus();
            onDrop(name);
          }}
        >
          {label}
          <X size={16} aria-hidden />
        </Chip>
      ))}
      <Button look="ghost" onClick={onClear}>
        {t('catalogue.filter.clearAll')}
      </Button>
    </Active>
  );
}

function FoundStores({ query, empty }: { query: PagedQuery<Store>; empty: ReactNode }) {
  const module = useModule();
  return (
    <InfiniteGrid query={query} columns={3} ratio="16 / 10" keyOf={({ id }) => id} empty={empty}>
      {(store, index) => (
        <StoreCard store={store} moduleType={module?.type ?? 'food'} eager={index < 3} />
      )}
    </InfiniteGrid>
  );
}
