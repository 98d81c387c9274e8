import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { Category } from '../../../machines/rules/domain.ts';
import { messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { ButtonBase } from '../../ui/Button.tsx';
import { Grid, H1, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { categoryHref } from '../categoryTree.ts';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';

const Head = styled.header`
  margin-block: 8px var(--sp-8);
  p {
    color: var(--text-2);
    margin-block-start: 6px;
  }
`;

const Tile = styled(Link)`
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  border-radius: var(--r-xl);
  @media (hover: hover) {
    &:hover img {
      transform: translateY(-3%) scale(1.05);
    }
  }
  b {
    display: block;
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/**
 * A tile for one category: its picture, its name and the number of its products (NAV-02). With
 * `eager` the picture loads at once; that is for tiles that are visible without scrolling.
 */
function CategoryTile({ category, eager }: { category: Category; eager: boolean }) {
  const food = useModule()?.type === 'food';
  const counted = food ? 'catalogue.categories.countFoods' : 'catalogue.categories.count';
  return (
    <Tile to={categoryHref(category)}>
      <Stage id={category.id} image={category.imageUrl} eager={eager} />
      <span>
        <b>{category.name}</b>
        {category.productsCount > 0 && (
          <small>{t(counted, { count: category.productsCount })}</small>
        )}
      </span>
    </Tile>
  );
}

/** The page /categories: all top-level categories of the module. */
export function CategoriesPage() {
  usePageTitle(t('catalogue.categories.title'), t('catalogue.categories.note'));
  return (
    <Wrap>
      <Breadcrumbs crumbs={[{ label: t('app.nav.categories') }]} />
      <Head>
        <H1>{t('catalogue.categories.title')}</H1>
        <p>{t('catalogue.categories.note')}</p>
      </Head>
      <CategoryGrid />
    </Wrap>
  );
}

/**
 * The module's categories as tiles. Shows skeletons while they load, an error when loading fails,
 * and a message when there are none.
 */
export function CategoryGrid() {
  const { data, isPending, error, refetch } = useQuery(categoriesQuery(useScope()));
  if (isPending) {
    return (
      <Grid $columns={5}>
        <CardSkeletons count={10} ratio="1" />
      </Grid>
    );
  }
  if (data === undefined) {
    return <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) {
    return (
      <EmptyPanel
        title={t('catalogue.categories.none')}
        text={t('catalogue.categories.noneText')}
        object="basket"
        tint="grocery"
        action={
          <ButtonBase as={Link} to={linkTo('home')} $look="primary">
            {t('app.notFound.home')}
          </ButtonBase>
        }
      />
    );
  }
  return (
    <Grid $columns={5}>
      {data.map((category, index) => (
        <CategoryTile key={category.id} category={category} eager={index < 10} />
      ))}
    </Grid>
  );
}
