import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Module } from '../../machines/rules/domain.ts';
import { wordingOf } from '../../machines/rules/wording.ts';
import { resolve, t } from '../messages/index.ts';
import { NoModules, useModule, useNoModules } from '../modules/index.ts';
import { usePageTitle } from '../site/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Grid, Section, Wrap } from '../ui/Layout.tsx';
import { CardSkeletons } from '../ui/Skeleton.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import { HomeHero } from './HomeHero.tsx';
import {
  AgainShelf,
  CampaignShelf,
  CategoryStrip,
  FlashShelf,
  ItemShelf,
  OtherModules,
  StoreShelf,
} from './HomeShelves.tsx';
import { StoreList } from './StoreList.tsx';

const SearchResults = lazy(() =>
  import('./SearchResults.tsx').then((module) => ({ default: module.SearchResults })),
);

/** Home of an ordering module: banners, categories, and shelves of stores and items (NAV-07). */
export function HomePage() {
  const module = useModule();
  const [params] = useSearchParams();
  const none = useNoModules();
  const searching = params.has('search') || params.has('data_type') || params.has('from');
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
  const items = resolve({ key: words.items });
  const title = t('catalogue.home.title', { module: module.name });
  usePageTitle(title, module.description === '' ? undefined : module.description);
  const near = (part: string) => `home-${module.id}-${part}`;
  return (
    <Wrap>
      <Hidden as="h1">{title}</Hidden>
      <HomeHero module={module} />
      <CategoryStrip />
      <StoreShelf
        title={t('catalogue.home.popular', { stores })}
        kind="popular"
        to="/store/popular"
        module={module}
        eager
      />
      <AgainShelf module={module} />
      <WhenNear name={near('flash')} height={480}>
        <FlashShelf />
      </WhenNear>
      <WhenNear name={near('recommended')} height={860}>
        <ItemShelf
          title={t('catalogue.home.recommended')}
          note={t('catalogue.home.recommendedNote')}
          list="recommended"
          count={10}
        />
      </WhenNear>
      <WhenNear name={near('campaign')} height={680}>
        <CampaignShelf />
        <OtherModules current={module} />
      </WhenNear>
      <WhenNear name={near('latest')} height={620}>
        <StoreShelf
          title={t('catalogue.home.latest', { stores })}
          kind="latest"
          to="/store/latest"
          module={module}
        />
      </WhenNear>
      <WhenNear name={near('popular')} height={920}>
        <ItemShelf title={t('catalogue.home.popularItems', { items })} list="popular" count={5} />
        <ItemShelf title={t('catalogue.home.reviewed')} list="reviewed" count={5} />
      </WhenNear>
      <WhenNear name={near('rated')} height={1000}>
        <StoreShelf
          title={t('catalogue.home.topRated', { stores })}
          kind="top-rated"
          module={module}
        />
        <ItemShelf title={t('catalogue.home.discounted')} list="discounted" count={5} />
      </WhenNear>
      <WhenNear name={near('all')} height={1000}>
        <Section title={t('catalogue.home.all', { stores })}>
          <StoreList list="all" stores={stores} columns={4} />
        </Section>
      </WhenNear>
    </Wrap>
  );
}
