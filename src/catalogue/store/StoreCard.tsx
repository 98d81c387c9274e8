import { useQuery } from '@tanstack/react-query';
import { Bike, Clock } from 'lucide-react';
import styled, { css } from 'styled-components';
import { isMarkedClosed } from '../../../machines/rules/markedClosed.ts';
import type { ModuleType, ShopConfig, Store } from '../../../machines/rules/domain.ts';
import { freeDeliveryAt } from '../../../machines/rules/fee.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { AverageRating } from '../AverageRating.tsx';
import { Badge } from '../../ui/Chip.tsx';
import { oneLine } from '../../ui/style/clipped.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { CardHeart } from '../CardHeart.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { storeHref } from '../../shop/links.ts';
import { categoriesQuery } from '../queries.ts';
import { useScope } from '../scope.ts';
import { useDeliveryFee } from './useDeliveryFee.ts';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  @media (hover: hover) {
    &:hover img {
      transform: translateY(-3%) scale(1.05);
    }
  }
  h3 {
    font: var(--type-title);
    letter-spacing: var(--track-title);
    flex: 1;
    ${oneLine}
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-xl);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const dotted = css`
  > * + *::before {
    content: '·';
    margin-inline: 4px;
    color: var(--text-3);
  }
`;

const Meta = styled.p`
  display: flex;
  font: var(--type-sm);
  color: var(--text-2);
  margin-block-start: 4px;
  > * {
    flex: none;
  }
  ${dotted}
  svg {
    display: inline;
    vertical-align: -3px;
    margin-inline-end: 4px;
  }
`;

/**
 * The store's categories. When space is short they are cut off, so that distance and fee stay
 * visible.
 */
const Sold = styled.span`
  && {
    flex: 0 1 auto;
  }
  ${oneLine}
  ${dotted}
`;

/** How many categories a card names at most. */
const MAX_NAMED = 2;

const Corner = styled.div<{ $end?: boolean }>`
  position: absolute;
  inset-inline-start: 12px;
  ${({ $end }) => ($end ? 'inset-block-end: 12px;' : 'inset-block-start: 12px;')}
  z-index: 2;
  display: flex;
  gap: 6px;
`;

interface StoreCardProps {
  store: Store;
  moduleType?: ModuleType;
  /** Whether the card is above the fold, so that its picture loads at once. */
  eager?: boolean;
  /** The aspect ratio of the picture, such as '16 / 10'. */
  ratio?: string;
}

/**
 * A card for a store: picture, name, rating, categories, delivery time, distance, fee and discount.
 * The whole card is a link.
 */
export function StoreCard({
  store,
  moduleType = 'food',
  eager = false,
  ratio = '16 / 10',
}: StoreCardProps) {
  const { data: categories = [] } = useQuery(categoriesQuery(useScope()));
  const sold = store.categoryIds.flatMap((id) => categories.find((each) => each.id === id) ?? []);
  return (
    <Card>
      <Stage id={store.id} image={store.coverUrl} ratio={ratio} art="40%" eager={eager}>
        <Corner>
          {isMarkedClosed(store) && <Badge $look="ink">{t('catalogue.store.closed')}</Badge>}
          {store.discount !== null && (
            <Badge $look="accent">
              {t('catalogue.store.discount', { percent: store.discount.discount })}
            </Badge>
          )}
        </Corner>
        <Corner $end>
          <Badge $look="white">
            <Clock size={14} aria-hidden />
            <bdi>{store.deliveryTime}</bdi>
          </Badge>
        </Corner>
      </Stage>
      <div>
        <Line>
          <h3>
            <Link to={storeHref(store, moduleType)}>{store.name}</Link>
          </h3>
          {store.reviewsEnabled && (
            <AverageRating value={store.avgRating} count={store.ratingCount} />
          )}
        </Line>
        <Meta>
          {sold.length > 0 && (
            <Sold>
              {sold.slice(0, MAX_NAMED).map(({ id, name }) => (
                <bdi key={id}>{name}</bdi>
              ))}
            </Sold>
          )}
          {store.distanceKm !== null && store.distanceKm > 0 && (
            <span>{t('catalogue.store.distance', { km: store.distanceKm.toFixed(1) })}</span>
          )}
          <span>
            <Way store={store} />
          </span>
        </Meta>
      </div>
      <CardHeart thing="store" id={store.id} name={store.name} />
    </Card>
  );
}

/**
 * What the card says about delivery: the fee if it is known, else whether orders are delivered or
 * collected.
 */
function Way({ store }: { store: Store }) {
  const { data: config } = useQuery(configQuery());
  if (!store.delivery) return t('catalogue.store.takeAwayOnly');
  const offer = config?.freeDelivery ?? { type: 'none' };
  if (freeDeliveryAt(store, offer).type === 'all') return t('catalogue.filter.freeDelivery');
  return config === undefined ? t(wayOf(store)) : <Fee store={store} config={config} />;
}

const wayOf = ({ takeAway }: Store) =>
  takeAway ? 'catalogue.store.takeAway' : 'catalogue.store.delivery';

function Fee({ store, config }: { store: Store; config: ShopConfig }) {
  const { fee, isKnown } = useDeliveryFee(store, config);
  if (!isKnown) return t(wayOf(store));
  return (
    <>
      <Hidden>{t('catalogue.store.fee')} </Hidden>
      <Bike size={15} aria-hidden />
      {fee === null
        ? t('ui.amountMissing')
        : t('catalogue.store.feeFrom', { fee: isolatedMoney(fee, config.currency) })}
    </>
  );
}
