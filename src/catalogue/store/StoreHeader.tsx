import { useQuery } from '@tanstack/react-query';
import { Info, MapPin } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { wordingOf } from '../../../machines/rules/wording.ts';
import { addressText, listOf, resolve, t, withTexts } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { AverageRating } from '../AverageRating.tsx';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';
import { FailedLayer } from '../../ui/lazy/FailedLayer.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Cover } from '../../ui/sign/Cover.tsx';
import { H1, Row } from '../../ui/Layout.tsx';
import { Heart } from '../../wishlist/index.ts';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { ChatButton } from '../ChatButton.tsx';
import { recommendedItemsQuery } from '../shelfQueries.ts';

import { useScope } from '../scope.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ShareButton } from '../ShareButton.tsx';

/**
 * The dialog with all details of the store. It is lazy, because few customers open it and it needs
 * the map.
 */
const StoreInfoDialog = lazyPart(
  async () => (await withTexts(import('./StoreInfoDialog.tsx'))).StoreInfoDialog,
);

/**
 * The wide cover at the top of a store's page. It has up to three pictures at its end side, and
 * their size depends on the height of the cover.
 */
export const Banner = styled.div`
  --hero: 240px;
  position: relative;
  margin-block-start: 24px;
  > [data-tint] {
    aspect-ratio: auto;
    block-size: 268px;
  }
  > [data-tint] > img {
    inline-size: auto;
    block-size: var(--hero);
    inset-block-start: 10%;
    inset-inline-start: 62%;
  }
  > [data-tint] > img + img {
    block-size: calc(var(--hero) * 0.64);
    inset-block-start: 36%;
    inset-inline-start: 49%;
  }
  > [data-tint] > img + img + img {
    block-size: calc(var(--hero) * 0.46);
    inset-block-start: 30%;
    inset-inline-start: 84%;
  }
  nav {
    position: absolute;
    z-index: 1;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    max-inline-size: calc(100% - 24px);
    padding-inline: 14px;
    border-radius: 18px;
    background: var(--surface-raised);
    box-shadow: var(--shadow-1), var(--edge);
  }
  nav ol {
    /* The areas that can be pressed are higher than the pill. */
    margin-block: -4px;
  }
  nav ol,
  nav a {
    font: var(--type-micro);
  }
  nav a {
    color: var(--text);
  }
  @media (max-width: 1180px) {
    --hero: 180px;
    margin-block-start: 8px;
    > [data-tint] {
      block-size: 200px;
      border-radius: 24px;
    }
  }
  @media (max-width: 640px) {
    > [data-tint] > img {
      inset-inline-start: 38%;
    }
    > [data-tint] > img + img {
      inset-inline-start: 8%;
    }
    > [data-tint] > img + img + img {
      inset-inline-start: 80%;
    }
  }
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 24px;
  align-items: center;
  padding-inline-start: 28px;
  margin-block-end: 26px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    padding-inline-start: 0;
    /* With less space around them, all buttons fit in one row of a phone. */
    > div:last-child {
      gap: 8px;
    }
    > div:last-child > button:first-child {
      padding-inline: 12px;
    }
  }
  @media (max-width: 384px) {
    > div:last-child > button:first-child > svg {
      display: none;
    }
  }
`;

const LogoFrame = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: -40px;
  align-self: start;
  > span {
    box-shadow: 0 0 0 6px var(--bg);
  }
  @media (max-width: 860px) {
    margin-inline-start: 16px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  padding-block-start: 20px;
  overflow-wrap: anywhere;
  @media (max-width: 860px) {
    padding-block-start: 0;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 18px;
  /* The buttons are higher than their words; that must not part these from the name above. */
  margin-block: -9px -6px;
  color: var(--text-2);
  button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    text-align: start;
    border-radius: var(--r-sm);
  }
  button > u {
    font: var(--type-label);
    color: var(--accent-text);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
  }
  button > svg {
    color: var(--accent);
    flex: none;
  }
`;

interface StoreHeaderProps {
  store: Store;
  config: ShopConfig;
  /** Called when the rating is pressed; the page then shows the reviews. */
  onReviews: () => void;
}

/**
 * The head of a store's page: cover, logo, name, rating, address, and a button that shows all
 * details.
 */
export function StoreHeader({ store, config, onReviews }: StoreHeaderProps) {
  const [informed, setInformed] = useState(false);
  const words = wordingOf(useModule()?.type ?? null);
  const { data: recommended = [] } = useQuery(recommendedItemsQuery(useScope(), store.id));
  const pictures = [store.coverUrl, ...recommended.map(({ imageUrl }) => imageUrl)];
  const known = pictures.filter((url) => url !== null);
  return (
    <>
      <Banner>
        <Cover id={store.id} images={[...new Set(known)]} radius="32px" first />
        <Breadcrumbs
          crumbs={[{ label: resolve({ key: words.stores }), to: linkTo('popularStores') }]}
        />
      </Banner>
      <Head>
        <LogoFrame>
          <StoreLogo id={store.id} name={store.name} image={store.logoUrl} size={104} />
        </LogoFrame>
        <Words>
          <H1>{store.name}</H1>
          <Line>
            {store.reviewsEnabled && (
              <button type="button" onClick={onReviews}>
                <AverageRating value={store.avgRating} count={store.ratingCount} />
              </button>
            )}
            <span>{listOf(store.categories.slice(0, 3).map(({ name }) => name))}</span>
            <button type="button" aria-haspopup="dialog" onClick={() => setInformed(true)}>
              <MapPin size={16} aria-hidden />
              <u>{addressText(store)}</u>
              {store.distanceKm !== null && store.distanceKm > 0 && (
                <span>{t('catalogue.store.distance', { km: store.distanceKm.toFixed(1) })}</span>
              )}
            </button>
          </Line>
        </Words>
        <Row $gap={10} $wrap>
          <Button
            look="outline"
            pill
            icon={<Info size={20} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setInformed(true)}
          >
            {t('catalogue.store.info', { store: resolve({ key: words.store }) })}
          </Button>
          <Delayed
            instead={Nothing}
            fallback={<Skeleton $width="44px" $height="44px" $radius="50%" />}
          >
            <Heart lined thing="store" id={store.id} name={store.name} />
          </Delayed>
          {store.vendorId !== null && (
            <ChatButton thread={{ kind: 'store', id: store.vendorId }} name={store.name} />
          )}
          <ShareButton title={store.name} />
        </Row>
      </Head>
      {informed && (
        <Delayed instead={FailedLayer} onLeave={() => setInformed(false)}>
          <StoreInfoDialog store={store} config={config} onClose={() => setInformed(false)} />
        </Delayed>
      )}
    </>
  );
}
