import { Clock } from 'lucide-react';
import styled from 'styled-components';
import type { ModuleType, Store } from '../../machines/rules/domain.ts';
import { storeDeliversFree } from '../../machines/rules/fee.ts';
import { t } from '../messages/index.ts';
import { AverageRating } from './AverageRating.tsx';
import { Badge } from '../ui/Chip.tsx';
import { oneLine } from '../ui/clipped.ts';
import { Link } from '../ui/Link.tsx';
import { Stage } from '../ui/Stage.tsx';
import { LateHeart } from './LateHeart.tsx';
import { storeHref } from './links.ts';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  &:hover img {
    transform: translateY(-3%) scale(1.05);
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

const Meta = styled.p`
  font: var(--type-sm);
  color: var(--text-2);
  margin-block-start: 4px;
  > * + *::before {
    content: '·';
    margin-inline: 6px;
    color: var(--text-3);
  }
`;

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
  /** Above the fold: the picture loads at once. */
  eager?: boolean;
}

/** A store: picture, name, rating, time, way, and what it takes off. The whole card is the link. */
export function StoreCard({ store, moduleType = 'food', eager = false }: StoreCardProps) {
  const closed = !store.active || store.open === false;
  return (
    <Card>
      <Stage id={store.id} image={store.coverUrl} ratio="16 / 10" art="40%" eager={eager}>
        <Corner>
          {closed && <Badge $look="ink">{t('catalogue.store.closed')}</Badge>}
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
          {store.distanceKm !== null && store.distanceKm > 0 && (
            <span>{t('catalogue.store.distance', { km: store.distanceKm.toFixed(1) })}</span>
          )}
          {storeDeliversFree(store) ? (
            <span>{t('catalogue.filter.freeDelivery')}</span>
          ) : (
            <span>
              {store.takeAway ? t('catalogue.store.takeAway') : t('catalogue.store.delivery')}
            </span>
          )}
        </Meta>
      </div>
      <LateHeart thing="store" id={store.id} name={store.name} />
    </Card>
  );
}
