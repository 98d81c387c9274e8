import { useSearchParams } from 'react-router-dom';
import type { Module } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { useIsSignedIn } from '../../identity/index.ts';
import { resolve, t, withTexts } from '../../messages/index.ts';
import { NoModules, useModule, useNoModules } from '../../modules/index.ts';
import { Boundary, Broken } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Grid, Section, Wrap } from '../../ui/Layout.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { WhenNear } from '../../ui/list/WhenNear.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { HomeHero } from './HomeHero.tsx';
import { VisitedStoresSection, CategoryStrip, StoreSection } from './HomeShelves.tsx';
import { isSearch } from '../links.ts';

/**
 * The search results; their code is loaded when they are first rendered. `withTexts` loads all
 * texts with it, because the texts that are loaded with the first page do not include those of the
 * results.
 */
const SearchResults = lazyPart(
  async () => (await withTexts(import('../search/SearchResults.tsx'))).SearchResults,
);

/**
 * The card of the last order, for signed-in customers. Its code is loaded when it is first
 * rendered. `withTexts` also loads its texts, which do not come with the first page.
 */
const LastOrder = lazyPart(async () => (await withTexts(import('./LastOrder.tsx'))).LastOrder);

/**
 * The height of the last-order card with its margins, in px. It is reserved until the card is
 * loaded.
 */
const LAST_ORDER_HEIGHT = 132;

const HomeMore = lazyPart(async () => (await withTexts(import('./HomeMore.tsx'))).HomeMore);

/**
 * The home page of a module that sells items, with banners, categories, and sections of stores and
 * items. When the URL contains a search, the page shows the search results instead (NAV-07).
 */
export function HomePage() {
  const module = useModule();
  const [params] = useSearchParams();
  const none = useNoModules();
  const searching = isSearch(params);
  if (module === null) return none ? <NoModules /> : <Waiting />;
  if (searching) {
    return (
      <Delayed instead={Broken} fallback={<Waiting />}>
        <SearchResults />
      </Delayed>
    );
  }
  return <HomeSections module={module} key={module.id} />;
}

function Waiting() {
  return (
    <Wrap>
      <Section title={t('ui.loading')}>
        <Grid $columns={4}>
          <CardSkeletons count={8} ratio="16 / 10" />
        </Grid>
      </Section>
    </Wrap>
  );
}

function HomeSections({ module }: { module: Module }) {
  const words = wordingOf(module.type);
  const signedIn = useIsSignedIn();
  const stores = resolve({ key: words.stores });
  const title = t('catalogue.home.title', { module: module.name });
  usePageTitle(title, module.description === '' ? undefined : module.description);
  return (
    <Wrap>
      <Hidden as="h1">{title}</Hidden>
      <HomeHero module={module} />
      <CategoryStrip />
      <StoreSection
        title={t('catalogue.home.popular', { stores })}
        kind="popular"
        to={linkTo('popularStores')}
        module={module}
        eager
      />
      {signedIn && (
        <Boundary>
          <WhenNear name={`home-${module.id}-last`} height={LAST_ORDER_HEIGHT}>
            <LastOrder moduleId={module.id} />
          </WhenNear>
        </Boundary>
      )}
      <VisitedStoresSection module={module} />
      <Boundary>
        <WhenNear name={`home-${module.id}`} height={5000} margin={60}>
          <HomeMore module={module} />
        </WhenNear>
      </Boundary>
    </Wrap>
  );
}
