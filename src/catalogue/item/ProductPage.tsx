import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { showsDiet } from '../../../machines/rules/diet.ts';
import type { Item, ShopConfig } from '../../../machines/rules/domain.ts';
import { failureOf, messageOf } from '../../../machines/rules/failure.ts';
import { linkTo } from '../../../machines/rules/paths.ts';
import { t } from '../../messages/index.ts';
import {
  useEnteredModule,
  useModule,
  useModules,
  useModulesPending,
  useNamedModule,
  useStoreWord,
} from '../../modules/index.ts';
import { usePlace } from '../../shop/place.ts';
import { StoreOutside } from '../../shop/StoreOutside.tsx';
import { configQuery } from '../../shop/config.ts';
import { usePageTitle } from '../../shop/usePageTitle.ts';
import { AverageRating } from '../AverageRating.tsx';
import { ButtonBase } from '../../ui/Button.tsx';
import { Column, Grid, H1, Row, Section, Wrap } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmptyPanel, ErrorPanel } from '../../ui/Panels.tsx';
import { VegMark } from '../../ui/Rating.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heart } from '../../wishlist/index.ts';
import { AskPlace } from '../AskPlace.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import { Gallery } from './Gallery.tsx';
import { DiscountBadge } from './DiscountBadge.tsx';
import { ItemCard, Tags } from './ItemCard.tsx';
import { storeOfItemHref } from '../../shop/links.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import { itemQuery, relatedItemsQuery } from '../itemQueries.ts';
import { popularItemsQuery, recommendedItemsQuery } from '../shelfQueries.ts';
import { storeQuery } from '../../shop/store.ts';
import { useScope } from '../scope.ts';
import { ShareButton } from '../ShareButton.tsx';
import { useListedPrice } from './shownPrices.ts';
import { StoreFacts } from '../store/StoreFacts.tsx';
import { Nothing } from '../../ui/lazy/Boundary.tsx';
import { Delayed } from '../../ui/lazy/Delayed.tsx';

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--sp-12);
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-6);
  }
`;

const Facts = styled(Column)`
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  h1,
  a {
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-text);
    font: var(--type-label);
    text-decoration: underline var(--underline);
    text-underline-offset: 3px;
  }
`;

/** The page of one item. The URL contains the item's id or slug (NAV-14, ITEM-33). */
export function ProductPage() {
  const { id = '' } = useParams();
  const module = useModule();
  const needsPlace = useNeedsPlace();
  // Only items of e-commerce have a page (NAV-14).
  const [shops, ...more] = useModules().filter(({ type }) => type === 'ecommerce');
  useEnteredModule(more.length === 0 ? shops?.id : undefined);
  const item = useQuery(itemQuery(id, module?.id ?? null));
  const config = useQuery(configQuery());
  if (needsPlace) {
    return (
      <AskPlace title={t('catalogue.product.where')} text={t('catalogue.product.whereText')} />
    );
  }
  if (item.isPending || config.isPending) return <Waiting />;
  if (failureOf(item.error)?.kind === 'notFound') return <NotHere />;
  if (item.data === undefined || config.data === undefined) {
    const retry = () => void Promise.all([item.refetch(), config.refetch()]);
    return <ErrorPanel message={messageOf(item.error ?? config.error)} onRetry={retry} />;
  }
  return <Product key={item.data.id} item={item.data} config={config.data} />;
}

/**
 * Whether the item cannot be loaded yet because its module is unknown: the visitor has chosen
 * neither a module nor a delivery location, and the URL names no module. The page then asks for a
 * location.
 */
function useNeedsPlace(): boolean {
  const place = usePlace();
  const module = useModule();
  const named = useNamedModule();
  const pending = useModulesPending();
  return place === null && module === null && named === null && !pending;
}

interface ProductProps {
  item: Item;
  config: ShopConfig;
}

function Product({ item, config }: ProductProps) {
  usePageTitle(item.name, item.description || undefined);
  const shown = useListedPrice(item, config);
  const word = useStoreWord();
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[{ label: item.storeName, to: storeOfItemHref(item) }, { label: item.name }]}
      />
      <Halves>
        <Gallery item={item} />
        <Facts $gap={16}>
          <Row $gap={8} $wrap>
            <DiscountBadge shown={shown} currency={config.currency} icon />
            <Tags item={item} look="plain" />
          </Row>
          <Row $gap={16} $between style={{ alignItems: 'flex-start' }}>
            <H1>
              {showsDiet(config, item.moduleType) && <VegMark veg={item.veg} />}
              {item.name}
            </H1>
            <Row $gap={10}>
              {item.kind === 'item' && (
                <Delayed
                  instead={Nothing}
                  fallback={<Skeleton $width="44px" $height="44px" $radius="50%" />}
                >
                  <Heart lined thing="item" id={item.id} name={item.name} />
                </Delayed>
              )}
              <ShareButton title={item.name} />
            </Row>
          </Row>
          <Row $gap={16} $wrap>
            {item.avgRating > 0 && (
              <AverageRating value={item.avgRating} count={item.ratingCount} />
            )}
            <span>
              {t('catalogue.product.soldBy')}{' '}
              <Link to={storeOfItemHref(item)}>{item.storeName}</Link>
            </span>
          </Row>
          <StoreOutside zoneId={item.zoneId} word={word} />
          <PurchasePanel item={item} config={config} />
          <Delivery item={item} config={config} />
        </Facts>
      </Halves>
      <ProductDetails item={item} />
      <Related itemId={item.id} />
      <MoreFromStore item={item} />
    </Wrap>
  );
}

/** The delivery facts of the item's store: time, fee, minimum order and hours. */
function Delivery({ item, config }: { item: Item; config: ShopConfig }) {
  const { data: store } = useQuery(storeQuery(String(item.storeId)));
  return store === undefined ? null : <StoreFacts store={store} config={config} compact />;
}

function ItemSection({ title, items }: { title: string; items: Item[] | undefined }) {
  if (items === undefined || items.length === 0) return null;
  return (
    <Section title={title}>
      <Grid $columns={4} $rail>
        {items.map((item) => (
          <ItemCard key={`${item.kind}-${item.id}`} item={item} />
        ))}
      </Grid>
    </Section>
  );
}

function Related({ itemId }: { itemId: number }) {
  const { data } = useQuery(relatedItemsQuery(useScope(), itemId));
  return <ItemSection title={t('catalogue.product.related')} items={data} />;
}

/** Other items that the same store recommends. */
function MoreFromStore({ item }: { item: Item }) {
  const { data = [] } = useQuery(recommendedItemsQuery(useScope(), item.storeId));
  return (
    <ItemSection
      title={t('catalogue.product.moreFrom', { store: item.storeName })}
      items={data.filter(({ id }) => id !== item.id)}
    />
  );
}

function NotHere() {
  usePageTitle(t('catalogue.product.notFound'));
  const { data } = useQuery(popularItemsQuery(useScope()));
  return (
    <Wrap>
      <EmptyPanel
        page
        title={t('catalogue.product.notFound')}
        text={t('catalogue.product.notFoundText')}
        object="package"
        tint="parcel"
        action={
          <ButtonBase as={Link} to={linkTo('categories')} $look="primary">
            {t('catalogue.categories.see')}
          </ButtonBase>
        }
      />
      <ItemSection title={t('catalogue.product.popular')} items={data} />
    </Wrap>
  );
}

function Waiting() {
  return (
    <Wrap role="status" aria-label={t('ui.loading')}>
      <Skeleton $height="44px" $width="260px" />
      <Halves>
        <Skeleton $ratio="1" $radius="var(--r-2xl)" />
        <Column $gap={16}>
          <Skeleton $height="2.8rem" $width="80%" />
          <Skeleton $height="44px" $width="50%" />
          <Skeleton $height="1.6rem" $width="30%" />
          <Skeleton $height="132px" $radius="var(--r-xl)" />
          <Skeleton $height="56px" $radius="16px" />
        </Column>
      </Halves>
    </Wrap>
  );
}
