import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowRight, Zap } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Category, Item, Module } from '../../machines/rules/domain.ts';
import { messageOf } from '../../machines/rules/failure.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { activeLocale, resolve, t } from '../messages/index.ts';
import {
  NoModules,
  useModule,
  useModuleActor,
  useModules,
  useNoModules,
} from '../modules/index.ts';
import { ButtonFace } from '../ui/Button.tsx';
import { Grid, ScrollRow, Section, Wrap } from '../ui/Layout.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { ErrorPanel } from '../ui/Panels.tsx';
import { Picture } from '../ui/Picture.tsx';
import { CardSkeletons } from '../ui/Skeleton.tsx';
import { Stage } from '../ui/Stage.tsx';
import { categoryHref } from './categoryTree.ts';
import { ItemCard } from './ItemCard.tsx';
import {
  bannersQuery,
  campaignItemsQuery,
  categoriesQuery,
  discountedItemsQuery,
  featuredCategoriesQuery,
  flashSaleQuery,
  popularItemsQuery,
  recommendedItemsQuery,
  storesQuery,
  type CatalogueScope,
} from './queries.ts';
import { useScope } from './scope.ts';
import { StoreCard } from './StoreCard.tsx';
import { storeHref } from './links.ts';

const SearchResults = lazy(() =>
  import('./SearchResults.tsx').then((module) => ({ default: module.SearchResults })),
);

const Hero = styled.section`
  position: relative;
  display: flex;
  align-items: center;
  min-block-size: 372px;
  margin-block-start: 28px;
  border-radius: 32px;
  padding: 48px 56px;
  background: radial-gradient(70% 120% at 82% 30%, var(--accent-line), var(--accent-soft) 70%);
  overflow: hidden;
  isolation: isolate;
  > div {
    max-inline-size: 400px;
    display: grid;
    gap: 16px;
    justify-items: start;
  }
  h1 {
    font: var(--type-display);
    letter-spacing: var(--track-display);
  }
  p {
    color: var(--accent-text);
    font: var(--type-label);
  }
  > img {
    position: absolute;
    z-index: -1;
    inset-inline-end: 6%;
    inset-block-end: 10%;
    inline-size: min(34%, 300px);
    block-size: auto;
    filter: drop-shadow(0 18px 20px oklch(0.3 0.08 40 / 0.24));
  }
  @media (max-width: 1180px) {
    min-block-size: 316px;
    padding: 32px 36px;
    margin-block-start: 16px;
  }
  @media (max-width: 640px) {
    min-block-size: 236px;
    padding: 24px;
    border-radius: 26px;
    > div {
      max-inline-size: 62%;
    }
    > img {
      inset-inline-end: -4%;
      inline-size: 46%;
    }
  }
`;

const CategoryLink = styled(Link)`
  display: grid;
  justify-items: center;
  gap: 10px;
  inline-size: 104px;
  font: var(--type-sm-strong);
  padding-block: 4px;
  text-align: center;
  > div {
    inline-size: 96px;
  }
  @media (max-width: 1180px) {
    inline-size: 84px;
    > div {
      inline-size: 76px;
    }
  }
`;

const Categories = styled(ScrollRow)`
  margin-block-start: 40px;
  justify-content: flex-start;
  @media (min-width: 1181px) {
    justify-content: space-between;
  }
`;

const More = styled.button`
  position: relative;
  border-radius: 24px;
  padding: 22px;
  block-size: 170px;
  overflow: hidden;
  background: var(--accent-soft);
  isolation: isolate;
  display: flex;
  flex-direction: column;
  &:hover {
    background: var(--accent-line);
  }
  b {
    font: var(--type-title);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
  img {
    position: absolute;
    z-index: -1;
    inline-size: 92px;
    block-size: auto;
    inset-block-end: -6px;
    inset-inline-end: -2px;
  }
`;

function ViewAll({ to }: { to: string }) {
  return (
    <ButtonFace as={Link} to={to} $look="ghost" $size="md" $block={false} $pill={false}>
      {t('ui.viewAll')}
      <ArrowRight className="flip" size={16} aria-hidden />
    </ButtonFace>
  );
}

/** Home of an ordering module: banner, categories, and shelves of stores and items (NAV-07). */
export function HomePage() {
  const module = useModule();
  const [params] = useSearchParams();
  const searching = params.has('search') || params.has('data_type') || params.has('from');
  const none = useNoModules();
  if (module === null) return none ? <NoModules /> : <Waiting />;
  if (searching) {
    return (
      <Suspense fallback={<Waiting />}>
        <SearchResults />
      </Suspense>
    );
  }
  return <Shelves module={module} key={module.id} />;
}

function Waiting() {
  return (
    <Wrap>
      <Section title={t('app.loading')}>
        <Grid $columns={4}>
          <CardSkeletons count={8} ratio="16 / 10" />
        </Grid>
      </Section>
    </Wrap>
  );
}

function Shelves({ module }: { module: Module }) {
  const words = wordingOf(module.type);
  const stores = resolve({ key: words.stores });
  return (
    <Wrap>
      <Banner module={module} />
      <CategoryStrip />
      <StoreShelf
        title={t('catalogue.home.popular', { stores })}
        kind="popular"
        to="/store/popular"
        module={module}
      />
      <FlashShelf />
      <ItemShelf
        title={t('catalogue.home.recommended')}
        note={t('catalogue.home.recommendedNote')}
        list="recommended"
      />
      <CampaignShelf />
      <ItemShelf
        title={t('catalogue.home.popularItems', { items: resolve({ key: words.items }) })}
        list="popular"
      />
      <ItemShelf title={t('catalogue.home.discounted')} list="discounted" />
      <OtherModules current={module} />
      <StoreShelf
        title={t('catalogue.home.latest', { stores })}
        kind="latest"
        to="/store/latest"
        module={module}
      />
      <AllStores module={module} title={t('catalogue.home.all', { stores })} />
    </Wrap>
  );
}

function Banner({ module }: { module: Module }) {
  const { data } = useQuery(bannersQuery(useScope()));
  const banner = data?.banners[0];
  const title =
    banner?.title ??
    t(module.type === 'food' ? 'catalogue.home.heroFood' : 'catalogue.home.heroOther');
  return (
    <Hero>
      <div>
        <p>{t('catalogue.home.hello')}</p>
        <h1>{title}</h1>
        {banner !== undefined && banner.storeId !== null && (
          <ButtonFace
            as={Link}
            to={storeHref(
              { id: banner.storeId, slug: '', moduleId: module.id, zoneId: 0 },
              module.type,
            )}
            $look="primary"
            $size="lg"
            $block={false}
            $pill={false}
          >
            {t('catalogue.home.order')}
            <ArrowRight className="flip" size={20} aria-hidden />
          </ButtonFace>
        )}
      </div>
      <Picture src={banner?.imageUrl ?? module.thumbnailUrl} alt="" size={300} eager />
    </Hero>
  );
}

/** The featured categories; all of them while a module features none (CAT-08). */
function CategoryStrip() {
  const scope = useScope();
  const featured = useQuery(featuredCategoriesQuery(scope));
  const all = useQuery({ ...categoriesQuery(scope), enabled: featured.data?.length === 0 });
  const data = featured.data?.length === 0 ? all.data : featured.data;
  return (
    <nav aria-label={t('catalogue.home.categories')}>
      <Categories>
        {data?.slice(0, 10).map((category: Category) => (
          <CategoryLink key={category.id} to={categoryHref(category)}>
            <Stage id={category.id} image={category.imageUrl} radius="50%" art="60%" eager />
            {category.name}
          </CategoryLink>
        ))}
      </Categories>
    </nav>
  );
}

function StoreShelf({
  title,
  kind,
  to,
  module,
}: {
  title: string;
  kind: 'popular' | 'latest';
  to: string;
  module: Module;
}) {
  const { data, error, isPending, refetch } = useInfiniteQuery(storesQuery(useScope(), kind));
  const rows = data?.pages[0]?.rows ?? [];
  if (!isPending && error === null && rows.length === 0) return null;
  return (
    <Section title={title} action={<ViewAll to={to} />}>
      {error !== null && <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />}
      <Grid $columns={4} $rail>
        {isPending && <CardSkeletons count={8} ratio="16 / 10" />}
        {rows.slice(0, 8).map((store, index) => (
          <StoreCard key={store.id} store={store} moduleType={module.type} eager={index < 4} />
        ))}
      </Grid>
    </Section>
  );
}

function ItemRow({ title, note, items }: { title: string; note?: string; items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} {...(note === undefined ? {} : { note })}>
      <Grid $columns={5}>
        {items.slice(0, 10).map((item) => (
          <ItemCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </Grid>
    </Section>
  );
}

const itemLists = {
  recommended: (scope: CatalogueScope) => recommendedItemsQuery(scope, null),
  popular: popularItemsQuery,
  discounted: discountedItemsQuery,
};

function ItemShelf({
  title,
  note,
  list,
}: {
  title: string;
  note?: string;
  list: keyof typeof itemLists;
}) {
  const { data } = useQuery(itemLists[list](useScope()));
  return <ItemRow title={title} items={data ?? []} {...(note === undefined ? {} : { note })} />;
}

function CampaignShelf() {
  const { data } = useQuery(campaignItemsQuery(useScope()));
  return <ItemRow title={t('catalogue.home.campaigns')} items={data ?? []} />;
}

const Ends = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font: var(--type-sm-strong);
  color: var(--accent-text);
`;

function FlashShelf() {
  const { data } = useQuery(flashSaleQuery(useScope()));
  if (data === undefined || data === null || data.items.length === 0) return null;
  const ends = new Date(data.endsAt).toLocaleString(activeLocale(), {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Section
      title={data.title}
      action={
        <Ends>
          <Zap size={16} aria-hidden />
          {t('catalogue.home.endsIn', { date: ends })}
        </Ends>
      }
    >
      <Grid $columns={5}>
        {data.items.slice(0, 5).map(({ item }) => (
          <ItemCard key={item.id} item={item} />
        ))}
      </Grid>
    </Section>
  );
}

function OtherModules({ current }: { current: Module }) {
  const actor = useModuleActor();
  const others = useModules().filter((module) => module.id !== current.id);
  const ordering = others.filter(({ type }) => type !== 'parcel' && type !== 'rental');
  if (ordering.length === 0) return null;
  return (
    <Section title={t('catalogue.home.more')}>
      <Grid $columns={5}>
        {ordering.map((module) => (
          <More
            key={module.id}
            type="button"
            data-module={module.type === 'ecommerce' ? 'shop' : module.type}
            onClick={() => actor.send({ type: 'module.chosen', module })}
          >
            <b>{module.name}</b>
            <small>{module.description}</small>
            <Picture src={module.thumbnailUrl} alt="" size={92} />
          </More>
        ))}
      </Grid>
    </Section>
  );
}

function AllStores({ module, title }: { module: Module; title: string }) {
  const list = useInfiniteQuery(storesQuery(useScope(), 'all'));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <Grid $columns={4}>
        {rows.map((store) => (
          <StoreCard key={store.id} store={store} moduleType={module.type} />
        ))}
      </Grid>
      {list.hasNextPage && (
        <LoadMore loading={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      )}
    </Section>
  );
}
