import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { AverageRating } from '../../catalogue/index.ts';
import { t } from '../../messages/index.ts';
import { onScrolledPast } from '../../platform/scroll.ts';
import { Badge } from '../../ui/Chip.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { StartOrEstimate } from './VehiclePrice.tsx';
import { VehicleRent } from './VehicleRent.tsx';

/** The sticky bar appears when the page is scrolled down by this many px (RENT-02). */
const APPEARS_AFTER_PX = 200;

const Bar = styled.section`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: var(--z-sticky-bar);
  background: var(--glass);
  backdrop-filter: blur(18px) saturate(1.6);
  border-block-start: 1px solid var(--line);
  transform: translateY(100%);
  visibility: hidden;
  transition:
    transform var(--dur-slow) var(--ease-enter),
    visibility 0s var(--dur-slow);
  &[data-in] {
    transform: none;
    visibility: visible;
    transition: transform var(--dur-slow) var(--ease-enter);
  }
  > div {
    display: flex;
    align-items: center;
    gap: 20px;
    min-block-size: var(--sticky-bar-h);
  }
  > div > [data-tint] {
    flex: none;
    inline-size: 84px;
  }
  p {
    display: flex;
    align-items: center;
    gap: 12px;
    font: var(--type-sm);
    color: var(--text-2);
  }
  b {
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
  @media (max-width: 1180px) {
    inset-block-end: var(--tabbar-h, 62px);
  }
  @media (max-width: 640px) {
    > div {
      justify-content: space-between;
    }
    > div > [data-tint],
    > div > [data-name] {
      display: none;
    }
  }
`;

const Amount = styled.div`
  margin-inline-start: auto;
  text-align: end;
  @media (max-width: 640px) {
    margin-inline-start: 0;
    text-align: start;
  }
`;

interface StickyBarProps {
  vehicle: Vehicle;
  shown: boolean;
}

/** Whether the page is scrolled far enough for the sticky bar to appear (RENT-02). */
export function useScrolledFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => onScrolledPast(APPEARS_AFTER_PX, setFar), []);
  return far;
}

/**
 * A bar at the bottom of the screen with the vehicle, its price and the button to rent it (RENT-02,
 * RENT-03). If none is available, it says so in place of the button.
 */
export function StickyBar({ vehicle, shown }: StickyBarProps) {
  return (
    <Bar data-in={shown || undefined} inert={!shown} aria-label={t('rental.bar')}>
      <Wrap>
        <Stage id={vehicle.id} image={vehicle.imageUrl} ratio="1.4" radius="14px" />
        <div data-name>
          <b>{vehicle.name}</b>
          <p>
            {vehicle.reviewCount > 0 && <AverageRating value={vehicle.avgRating} />}
            <span>{vehicle.provider.name}</span>
          </p>
        </div>
        <Amount>
          <StartOrEstimate vehicle={vehicle} />
        </Amount>
        {vehicle.available > 0 ? (
          <VehicleRent place="bar" vehicle={vehicle} look="primary" size="lg" />
        ) : (
          <Badge>{t('rental.full')}</Badge>
        )}
      </Wrap>
    </Bar>
  );
}
