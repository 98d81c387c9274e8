import type { Module } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { resolve, t, withTexts } from '../../messages/index.ts';
import { Boundary, Nothing } from '../../ui/lazy/Boundary.tsx';
import { Section } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { WhenNear } from '../../ui/list/WhenNear.tsx';
import { CampaignSection, FlashSection, ItemListSection, OtherModules } from './HomeItems.tsx';
import { StoreSection } from './HomeShelves.tsx';
import { StoreList } from '../store/StoreList.tsx';

/**
 * Further sections of the home page; their code is loaded when they are first rendered. `withTexts`
 * loads all texts with it, because the texts that are loaded with the first page do not include
 * those of these sections.
 */
const HomeExtras = lazyPart(
  async () => (await withTexts(import('../shelves/HomeExtras.tsx'))).HomeExtras,
);

/**
 * The lower part of a home page: offers, items and more stores. Each section loads when it comes
 * near the viewport (NAV-07).
 */
export function HomeMore({ module }: { module: Module }) {
  const words = wordingOf(module.type);
  const stores = resolve({ key: words.stores });
  const items = resolve({ key: words.items });
  const near = (part: string) => `home-${module.id}-${part}`;
  return (
    <>
      <WhenNear name={near('flash')} height={480}>
        <FlashSection />
      </WhenNear>
      <Boundary instead={Nothing}>
        <WhenNear name={near('extras')} height={1500}>
          <HomeExtras module={module} />
        </WhenNear>
      </Boundary>
      <WhenNear name={near('recommended')} height={860}>
        <ItemListSection
          title={t('catalogue.home.recommended')}
          note={t('catalogue.home.recommendedNote')}
          list="recommended"
          count={10}
        />
      </WhenNear>
      <WhenNear name={near('campaign')} height={680}>
        <CampaignSection />
        <OtherModules current={module} />
      </WhenNear>
      <WhenNear name={near('latest')} height={380}>
        <StoreSection
          title={t('catalogue.home.latest', { stores })}
          kind="latest"
          count={4}
          to={linkTo('latestStores')}
          module={module}
        />
      </WhenNear>
      <WhenNear name={near('popular')} height={920}>
        <ItemListSection
          title={t('catalogue.home.popularItems', { items })}
          list="popular"
          count={5}
        />
        <ItemListSection title={t('catalogue.home.reviewed')} list="reviewed" count={5} />
      </WhenNear>
      <WhenNear name={near('rated')} height={760}>
        <StoreSection
          title={t('catalogue.home.topRated', { stores })}
          kind="top-rated"
          count={4}
          module={module}
        />
        <ItemListSection title={t('catalogue.home.discounted')} list="discounted" count={5} />
      </WhenNear>
      <WhenNear name={near('all')} height={1000}>
        <Section title={t('catalogue.home.all', { stores })}>
          <StoreList list="all" noun={stores} />
        </Section>
      </WhenNear>
    </>
  );
}
