import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import type { Category } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { useEnteredModule, useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Segment } from '../../ui/Choice.tsx';
import { Grid, H1, Row, ScrollRow, Section, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons, Skeleton } from '../../ui/Skeleton.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { CategoryGrid } from './CategoriesPage.tsx';
import { categoryHref, categorySearchHref, pathTo } from '../categoryTree.ts';
import { DietChips, dietOf, type Diet } from '../DietChips.tsx';
import { InfiniteGrid } from '../InfiniteGrid.tsx';
import { ItemCard } from '../item/ItemCard.tsx';
import { categoryItemsQuery, categoryStoresQuery } from '../listingQueries.ts';
import { nounsOf } from '../nouns.ts';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { StoreCard } from '../store/StoreCard.tsx';
import { useUrlChoices } from '../../shop/useUrlChoices.ts';

const Bar = styled(Row)`
  margin-block: var(--sp-4) var(--sp-8);
`;

const Title = styled(H1)`
  margin-block: 4px var(--sp-4);
`;

function ToCategories() {
  return (
    <ButtonBase as={Link} to={linkTo('categories')} $look="primary">
      {t('catalogue.categories.see')}
    </ButtonBase>
  );
}

/**
 * The page of one category, by the id or slug in the URL. It shows the subcategories, and either
 * the items of the category or the stores that sell them.
 */
export function CategoryPage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useQuery(categoriesQuery(useScope()));
  const undecided = useModule() === null;
  const path = pathTo(data ?? [], id);
  const category = path.at(-1);
  // Without a module, the server answers with the categories of all modules.
  useEnteredModule(category?.moduleId);
  if (isPending || (undecided && category !== undefined)) {
    return (
      <Wrap>
        <Breadcrumbs crumbs={[{ label: t('app.nav.categories'), to: linkTo('categories') }]} />
        <Skeleton $height="2.6rem" $width="min(320px, 60%)" />
        <Bar>
          <Skeleton $height="52px" $width="220px" />
        </Bar>
        <Grid $columns={5}>
          <CardSkeletons count={12} ratio="1" />
        </Grid>
      </Wrap>
    );
  }
  if (data === undefined) {
    return <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (category === undefined) return <UnknownCategory />;
  return <CategoryContent key={category.id} path={path} category={category} />;
}

function UnknownCategory() {
  usePageTitle(t('catalogue.category.notFound'));
  return (
    <Wrap>
      <EmptyPanel
        page
        title={t('catalogue.category.notFound')}
        text={t('catalogue.category.notFoundText')}
        object="magnifying-glass-tilted-left"
        tint="grocery"
        action={<ToCategories />}
      />
      <Section title={t('catalogue.category.others')}>
        <CategoryGrid />
      </Section>
    </Wrap>
  );
}

function CategoryContent({ path, category }: { path: Category[]; category: Category }) {
  usePageTitle(category.name);
  const [params, change] = useUrlChoices();
  const module = useModule();
  const { data: config } = useQuery(configQuery());
  const nouns = nounsOf(module?.type ?? null);
  const tab = params.get('tab') === 'stores' ? 'stores' : 'items';
  const byDiet = showsDiet(config, module?.type);
  const diet = byDiet ? dietOf(params) : 'all';
  const parent = category.children.length > 0 ? category : (path.at(-2) ?? category);
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { label: t('app.nav.categories'), to: linkTo('categories') },
          ...path.map((each) =>
            each.id === category.id
              ? { label: each.name }
              : { label: each.name, to: categoryHref(each) },
          ),
        ]}
      />
      <Title>{category.name}</Title>
      {parent.children.length > 0 && (
        <ScrollRow as="nav" $gap={8} aria-label={t('catalogue.category.subs')}>
          <SubChip category={parent} label={t('catalogue.store.all')} current={category} />
          {parent.children.map((child) => (
            <SubChip key={child.id} category={child} label={child.name} current={category} />
          ))}
        </ScrollRow>
      )}
      <Bar $between $wrap>
        <Segment
          label={t('catalogue.category.view')}
          name="category-view"
          value={tab}
          options={[
            { value: 'items', label: nouns.items },
            { value: 'stores', label: nouns.stores },
          ]}
          onChange={(value) => change({ tab: value === 'items' ? null : value })}
        />
        <Row $gap={8} $wrap>
          {byDiet && (
            <DietChips
              diet={diet}
              onChange={(value) => change({ diet: value === 'all' ? null : value })}
            />
          )}
          {tab === 'items' && (
            <ButtonBase as={Link} to={categorySearchHref(category)} $size="sm">
              <SlidersHorizontal size={16} aria-hidden />
              {t('catalogue.category.narrow')}
            </ButtonBase>
          )}
        </Row>
      </Bar>
      {tab === 'items' ? (
        <CategoryItems category={category} diet={diet} />
      ) : (
        <CategoryStores category={category} diet={diet} />
      )}
    </Wrap>
  );
}

function SubChip({
  category,
  label,
  current,
}: {
  category: Category;
  label: string;
  current: Category;
}) {
  return (
    <Chip
      as={Link}
      to={categoryHref(category)}
      {...(category.id === current.id ? { 'aria-current': 'page' as const } : {})}
    >
      {label}
    </Chip>
  );
}

function NothingHere() {
  return (
    <EmptyPanel
      title={t('catalogue.category.noItems')}
      text={t('catalogue.category.noItemsText')}
      object="basket"
      tint="grocery"
      action={<ToCategories />}
    />
  );
}

interface CategoryListProps {
  category: Category;
  diet: Diet;
}

function CategoryItems({ category, diet }: CategoryListProps) {
  const query = useInfiniteQuery(categoryItemsQuery(useScope(), String(category.id), diet));
  return (
    <InfiniteGrid
      query={query}
      columns={5}
      ratio="1"
      keyOf={({ kind, id }) => `${kind}-${id}`}
      empty={<NothingHere />}
    >
      {(item, index) => <ItemCard item={item} eager={index < 4} />}
    </InfiniteGrid>
  );
}

function CategoryStores({ category, diet }: CategoryListProps) {
  const module = useModule();
  const query = useInfiniteQuery(categoryStoresQuery(useScope(), String(category.id), diet));
  return (
    <InfiniteGrid
      query={query}
      columns={4}
      ratio="16 / 10"
      keyOf={({ id }) => id}
      empty={<NothingHere />}
    >
      {(store, index) => (
        <StoreCard store={store} moduleType={module?.type ?? 'food'} eager={index < 4} />
      )}
    </InfiniteGrid>
  );
}
