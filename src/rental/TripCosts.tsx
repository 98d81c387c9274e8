import styled from 'styled-components';
import type { Vehicle } from '../../machines/rules/domain.ts';
import { offersTrip } from '../../machines/rules/rentalPrice.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { Amounts, type AmountRow } from '../ui/Amounts.tsx';
import { Money } from '../ui/Price.tsx';
import { useTripPlan } from './tripPlan.ts';
import { tripTypeText } from './tripWords.ts';
import { useTripExtent, useVehiclePrice, VehicleRate } from './VehiclePrice.tsx';

const Sums = styled.div`
  display: grid;
  gap: 20px;
  margin-block: 20px;
  > p {
    font: var(--type-sm);
    color: var(--text-2);
  }
`;

/** Rate times length, what is taken off, and the estimate; or why there is none yet. */
export function TripCosts({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useTripExtent();
  const { type } = useTripPlan();
  if (priced === null) return null;
  const { price, currency } = priced;
  if (price.estimate === null) {
    const rate = <VehicleRate vehicle={vehicle} />;
    return (
      <Sums>
        <Amounts rows={[{ label: t('rental.startFrom'), value: rate, look: 'total' }]} />
        <p>
          {offersTrip(vehicle, type)
            ? t('rental.trip.needsDestination')
            : t('rental.notOffered', { type: tripTypeText(type) })}
        </p>
      </Sums>
    );
  }
  const { subtotal, savings, total, providerDiscount } = price.estimate;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const rows: AmountRow[] = [
    {
      label: t('rental.rateTimes', { rate: isolatedMoney(price.rate, currency), extent }),
      value: money(subtotal),
    },
    { label: t('rental.estimate'), value: money(total), look: 'total' },
  ];
  if (savings > 0) {
    rows.splice(1, 0, {
      label: t(providerDiscount > 0 ? 'rental.providerDiscount' : 'rental.discount'),
      value: <bdi dir="ltr">−{money(savings)}</bdi>,
      look: 'off',
    });
  }
  return (
    <Sums>
      <Amounts rows={rows} />
    </Sums>
  );
}
