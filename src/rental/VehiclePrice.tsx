import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { discountOn } from '../../machines/rules/discount.ts';
import type { Currency, Vehicle } from '../../machines/rules/domain.ts';
import { subtract } from '../../machines/rules/money.ts';
import { vehiclePrice, type VehiclePrice } from '../../machines/rules/vehicleEstimate.ts';
import { wallClockOf } from '../../machines/rules/wallClock.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { now } from '../platform/browser.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Money, Price } from '../ui/Price.tsx';
import { useTripPlan } from './tripPlan.ts';
import { hoursText, kmText } from './tripWords.ts';

const Rate = styled.span`
  display: inline-flex;
  align-items: baseline;
  flex-wrap: wrap;
  font: var(--type-sm);
  color: var(--text-2);
  b {
    font: var(--type-price);
    color: var(--text);
  }
  s {
    margin-inline-start: 6px;
    color: var(--text-3);
  }
`;

const Estimate = styled.span`
  display: grid;
  gap: 2px;
  small {
    font: var(--type-xs);
    color: var(--text-3);
  }
`;

/** The vehicle's price for the planned trip, with the shop's currency; null until that is known. */
export function useVehiclePrice(
  vehicle: Vehicle,
  quantity = 1,
): { price: VehiclePrice; currency: Currency } | null {
  const plan = useTripPlan();
  const { data: config } = useQuery(configQuery());
  if (config === undefined) return null;
  const { currency } = config;
  return {
    price: vehiclePrice(vehicle, plan, wallClockOf(now()), currency.digits, quantity),
    currency,
  };
}

/** What an hour or a km costs; a percentage taken off shows in it, an amount only in the whole trip. */
export function VehicleRate({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  if (priced === null) return null;
  const { price, currency } = priced;
  const off =
    vehicle.discountType === 'percent'
      ? discountOn(price.rate, vehicle.discount, 'percent', currency.digits)
      : 0;
  return (
    <Rate>
      <b>
        <Money amount={subtract(price.rate, off)} currency={currency} />
      </b>
      {t(price.type === 'hourly' ? 'rental.perHour' : 'rental.perKm')}
      {off > 0 && (
        <s>
          <Hidden>{t('ui.originalPrice')} </Hidden>
          <Money amount={price.rate} currency={currency} />
        </s>
      )}
    </Rate>
  );
}

/** The whole trip in one line of a card: "$75.60 for 6 hours". */
export function TripEstimate({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useTripExtent();
  if (priced === null || priced.price.estimate === null) return null;
  const amount = isolatedMoney(priced.price.estimate.total, priced.currency);
  return <>{t('rental.estimateFor', { amount, extent })}</>;
}

/** How long or how far the planned trip is, in words. */
export function useTripExtent(): string {
  const { type, hours, way } = useTripPlan();
  if (type === 'hourly') return hoursText(hours);
  return way === null ? '' : kmText(way.distanceKm);
}

/** "Estimated" with hours or km, or "Start From" the rate while no estimate is possible (RENT-03). */
export function StartOrEstimate({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useTripExtent();
  if (priced === null) return null;
  const { price, currency } = priced;
  return (
    <Estimate>
      {price.estimate === null ? (
        <>
          <small>{t('rental.startFrom')}</small>
          <VehicleRate vehicle={vehicle} />
        </>
      ) : (
        <>
          <small>{t('rental.estimated', { extent })}</small>
          <Price
            amount={price.estimate.total}
            original={price.estimate.subtotal}
            currency={currency}
            large
          />
        </>
      )}
    </Estimate>
  );
}
