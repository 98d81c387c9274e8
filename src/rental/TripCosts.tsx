import styled from 'styled-components';
import type { Vehicle } from '../../machines/rules/domain.ts';
import { offersTrip } from '../../machines/rules/rentalPrice.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { Money } from '../ui/Price.tsx';
import { useTripPlan } from './tripPlan.ts';
import { tripTypeText } from './tripWords.ts';
import { useTripExtent, useVehiclePrice, VehicleRate } from './VehiclePrice.tsx';

const Sums = styled.dl`
  display: grid;
  gap: 11px;
  margin-block: 20px;
  > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  dt {
    color: var(--text-2);
  }
  dd {
    font-weight: 560;
    font-variant-numeric: tabular-nums;
  }
  > div[data-off] dd {
    color: var(--success);
  }
  > div[data-total] {
    padding-block-start: 16px;
    border-block-start: 1px dashed var(--line-strong);
    font: var(--type-h3);
  }
  > div[data-total] > * {
    color: var(--text);
    font-weight: inherit;
  }
`;

const Why = styled.p`
  margin-block-end: 20px;
  font: var(--type-sm);
  color: var(--text-2);
`;

/** Rate times length, what is taken off, and the estimate; or why there is none yet. */
export function TripCosts({ vehicle }: { vehicle: Vehicle }) {
  const priced = useVehiclePrice(vehicle);
  const extent = useTripExtent();
  const { type } = useTripPlan();
  if (priced === null) return null;
  const { price, currency } = priced;
  if (price.estimate === null) {
    return (
      <>
        <Sums>
          <div data-total>
            <dt>{t('rental.startFrom')}</dt>
            <dd>
              <VehicleRate vehicle={vehicle} />
            </dd>
          </div>
        </Sums>
        <Why>
          {offersTrip(vehicle, type)
            ? t('rental.trip.needsDestination')
            : t('rental.notOffered', { type: tripTypeText(type) })}
        </Why>
      </>
    );
  }
  const { subtotal, savings, total, providerDiscount } = price.estimate;
  return (
    <Sums>
      <div>
        <dt>{t('rental.rateTimes', { rate: isolatedMoney(price.rate, currency), extent })}</dt>
        <dd>
          <Money amount={subtotal} currency={currency} />
        </dd>
      </div>
      {savings > 0 && (
        <div data-off>
          <dt>{t(providerDiscount > 0 ? 'rental.providerDiscount' : 'rental.discount')}</dt>
          <dd>
            <bdi dir="ltr">
              −<Money amount={savings} currency={currency} />
            </bdi>
          </dd>
        </div>
      )}
      <div data-total>
        <dt>{t('rental.estimate')}</dt>
        <dd>
          <Money amount={total} currency={currency} />
        </dd>
      </div>
    </Sums>
  );
}
