import styled from 'styled-components';
import type { Vehicle } from '../../../machines/rules/domain.ts';
import { offersTrip } from '../../../machines/rules/rentalPrice.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { t } from '../../messages/index.ts';
import { Amounts, type AmountRow } from '../../ui/text/Amounts.tsx';
import { Money } from '../../ui/Price.tsx';
import { useTripPlan } from '../plan/tripPlan.ts';
import { Unmeasured } from '../plan/Unmeasured.tsx';
import { tripTaxRow } from '../cart/tripTaxRow.ts';
import { tripTypeText } from '../tripTexts.ts';
import { useEstimateExtent, useVehiclePrice, VehicleRate } from './VehiclePrice.tsx';

const Sums = styled.div`
  display: grid;
  gap: 20px;
  margin-block: 20px;
  > p {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/**
 * What the vehicle costs for the planned trip: the rate times duration or distance, the discounts,
 * tax and charges, and the total. If no estimate is possible yet, a text says why.
 */
export function TripCosts({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useEstimateExtent(priced);
  if (priced === null) return null;
  const { price, config } = priced;
  const { currency } = config;
  if (price.rate === null) {
    return (
      <Sums>
        <b>{t('rules.price.missing')}</b>
        <p>{t('rental.price.missing')}</p>
      </Sums>
    );
  }
  if (price.estimate === null) return <WithoutEstimate vehicle={vehicle} />;
  const { estimate } = price;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const row = (label: string, amount: number, look?: 'off'): AmountRow[] =>
    amount === 0 ? [] : [{ label, value: money(amount), ...(look === undefined ? {} : { look }) }];
  return (
    <Sums>
      <Amounts
        rows={[
          {
            label: t('rental.rateTimes', { rate: isolatedMoney(price.rate, currency), extent }),
            value: money(estimate.subtotal),
          },
          ...row(t('rental.discount'), -estimate.vehicleDiscount, 'off'),
          ...row(t('rental.providerDiscount'), -estimate.providerDiscount, 'off'),
          ...tripTaxRow(estimate, money),
          ...row(
            config.additionalCharge?.name || t('rentalCart.charge'),
            estimate.additionalCharge,
          ),
          { label: t('rentalCart.total'), value: money(estimate.total), look: 'total' },
        ]}
      />
    </Sums>
  );
}

/** The vehicle's rate, and why the total of the planned trip cannot be computed. */
function WithoutEstimate({ vehicle }: { vehicle: Vehicle }) {
  const { type, destination, route, problem } = useTripPlan();
  const rate = <VehicleRate vehicle={vehicle} />;
  const start: AmountRow = { label: t('rental.startFrom'), value: rate, look: 'total' };
  const isOffered = offersTrip(vehicle, type);
  const isMeasured = type === 'hourly' || route !== null;
  // The trip is complete then, but the shop did not say its tax or its charge.
  if (isOffered && isMeasured) {
    const total = { label: t('rentalCart.total'), value: t('ui.amountMissing') };
    return (
      <Sums>
        <Amounts rows={[start, total]} />
      </Sums>
    );
  }
  return (
    <Sums>
      <Amounts rows={[start]} />
      {!isOffered ? (
        <p>{t('rental.notOffered', { type: tripTypeText(type) })}</p>
      ) : destination === null ? (
        <p>{t('rental.trip.needsDestination')}</p>
      ) : problem === null ? (
        <p>{t('rental.trip.measuring')}</p>
      ) : (
        <Unmeasured />
      )}
    </Sums>
  );
}
