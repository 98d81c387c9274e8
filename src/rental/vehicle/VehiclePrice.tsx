import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { discountOn } from '../../../machines/rules/discount.ts';
import type { ShopConfig, Vehicle } from '../../../machines/rules/domain.ts';
import { subtract } from '../../../machines/rules/money.ts';
import { vehiclePrice, type VehiclePrice } from '../../../machines/rules/vehicleEstimate.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { listOf, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Money, Price } from '../../ui/Price.tsx';
import { useLineOfVehicle } from '../cart/cartActor.ts';
import { shopTerms } from '../shopTerms.ts';
import { useTripPlan } from '../plan/tripPlan.ts';
import { hoursText, kmText } from '../tripTexts.ts';

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

interface PricedVehicle {
  price: VehiclePrice;
  /** The quantity in the trip cart, or 1 when the vehicle is not in it. */
  quantity: number;
  config: ShopConfig;
}

/**
 * The vehicle's price for the planned trip, in this shop; null until the shop's config is loaded.
 */
export function useVehiclePrice(vehicle: Vehicle): PricedVehicle | null {
  const plan = useTripPlan();
  const at = usePresentMinute();
  const quantity = useLineOfVehicle(vehicle.id)?.quantity ?? 1;
  const { data: config } = useQuery(configQuery());
  if (config === undefined) return null;
  return { price: vehiclePrice(vehicle, plan, shopTerms(config, at), quantity), quantity, config };
}

/**
 * The price of an hour or a km. A percentage discount of the vehicle is already subtracted, unless
 * the provider's discount replaces it. A discount of a fixed amount appears only in the estimate.
 */
export function VehicleRate({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  if (priced === null) return null;
  const { price } = priced;
  const { currency } = priced.config;
  if (price.rate === null) return <Rate>{t('rules.price.missing')}</Rate>;
  const off = showsInRate(vehicle, price)
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

/**
 * The estimated price of the planned trip in one line of a card, such as "$75.60 for 6 hours", and
 * the discounts, tax and charges in it. Renders nothing when no estimate is possible.
 */
export function TripEstimate({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useEstimateExtent(priced);
  if (priced === null || priced.price.estimate === null) return null;
  const amount = isolatedMoney(priced.price.estimate.total, priced.config.currency);
  const note = estimateNote(vehicle, priced);
  return (
    <>
      {t('rental.estimateFor', { amount, extent })}
      {note !== '' && <span>{note}</span>}
    </>
  );
}

/** The duration or distance of the planned trip as text; '' while the distance is unknown. */
function useTripExtent(): string {
  const { type, hours, route } = useTripPlan();
  if (type === 'hourly') return hoursText(hours);
  return route === null ? '' : kmText(route.distanceKm);
}

/**
 * The estimated price of the planned trip. While no estimate is possible, it shows "Start From" and
 * the price of an hour or km (RENT-03).
 */
export function StartOrEstimate({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useEstimateExtent(priced);
  if (priced === null) return null;
  const { price, config } = priced;
  if (price.estimate === null) {
    return (
      <Estimate>
        {price.rate !== null && <small>{t('rental.startFrom')}</small>}
        <VehicleRate vehicle={vehicle} />
      </Estimate>
    );
  }
  const note = estimateNote(vehicle, priced);
  return (
    <Estimate>
      <small>{t('rental.estimated', { extent })}</small>
      <Price amount={price.estimate.total} currency={config.currency} large />
      {note !== '' && <small>{note}</small>}
    </Estimate>
  );
}

/**
 * The duration or distance of the planned trip as a text. If the trip cart has more than one of the
 * vehicle, their number is added.
 */
export function useEstimateExtent(priced: PricedVehicle | null): string {
  const extent = useTripExtent();
  const count = priced?.quantity ?? 1;
  return listOf([extent, count > 1 ? t('rental.vehicleCount', { count }) : '']);
}

const showsInRate = ({ discountType }: Vehicle, { estimate }: VehiclePrice): boolean =>
  discountType === 'percent' && (estimate === null || estimate.providerDiscount === 0);

/**
 * What the estimate contains beside the rate, and that the tax is missing where only the server can
 * compute it; '' when there is nothing to say.
 */
function estimateNote(vehicle: Vehicle, priced: PricedVehicle): string {
  const parts = partsOf(vehicle, priced);
  return [
    parts.length > 0 && t('rental.estimate.with', { parts }),
    priced.price.estimate?.taxState === 'pending' && t('rental.estimate.withoutTax'),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/**
 * The discounts, taxes and charges that are part of the estimate, each as a text. They explain why
 * the estimate is not simply the rate times duration or distance.
 */
function partsOf(vehicle: Vehicle, { price, config }: PricedVehicle): string[] {
  const { estimate } = price;
  if (estimate === null) return [];
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const off = showsInRate(vehicle, price) ? 0 : estimate.vehicleDiscount;
  return [
    estimate.providerDiscount > 0 &&
      t('rental.estimate.offByProvider', { amount: money(estimate.providerDiscount) }),
    off > 0 && t('rental.estimate.off', { amount: money(off) }),
    estimate.tax > 0 &&
      (estimate.taxIncluded
        ? t('rental.estimate.taxIncluded')
        : t('rental.estimate.tax', { amount: money(estimate.tax) })),
    estimate.additionalCharge > 0 &&
      t('rental.estimate.charge', {
        amount: money(estimate.additionalCharge),
        name: config.additionalCharge?.name || t('rentalCart.charge'),
      }),
  ].filter((part) => part !== false);
}
