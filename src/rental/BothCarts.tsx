import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { CartAfter } from '../../machines/rental/selectors.ts';
import { isolatedMoney } from '../catalogue/index.ts';
import { t } from '../messages/index.ts';
import { configQuery } from '../place/index.ts';
import { useTripTotals } from './cartPrice.ts';
import { extentText, pickupTimeText, presentTrip, tripTypeText } from './tripWords.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 20px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  > section {
    block-size: 100%;
    padding: 16px;
    border-radius: var(--r-lg);
    background: var(--surface-quiet);
    display: grid;
    gap: 3px;
    align-content: start;
    font: var(--type-sm);
    overflow-wrap: anywhere;
  }
  > section:last-child {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  h3 {
    font: var(--type-sm);
    color: var(--text-2);
  }
  b {
    font: var(--type-h3);
  }
  strong {
    margin-block-start: 6px;
    font: var(--type-sm-strong);
  }
  @media (max-width: 640px) {
    gap: 8px;
    > section {
      padding: 12px;
    }
  }
`;

/** The trip cart as it is, and beside it as it would be after yes: vehicles, trip and price of both. */
export function BothCarts({ before, after }: { before: CartAfter; after: CartAfter }) {
  return (
    <Sides>
      <Side title={t('rentalCart.ask.before')} cart={before} />
      <ArrowRight className="flip" size={20} aria-hidden />
      <Side title={t('rentalCart.ask.after')} cart={after} />
    </Sides>
  );
}

/** One of the two carts: what is in it, for which trip, at which price. */
function Side({ title, cart: { goods, trip } }: { title: string; cart: CartAfter }) {
  const { data: config } = useQuery(configQuery());
  const totals = useTripTotals(goods, trip);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {trip === null || goods.length === 0 ? (
        <b>{t('rentalCart.ask.nothing')}</b>
      ) : (
        <>
          <b>{tripTypeText(trip.type)}</b>
          <span>{extentText(trip)}</span>
          <span>{pickupTimeText(presentTrip(trip).pickupAt, config)}</span>
          <span>
            <bdi>{trip.pickup.name}</bdi>
          </span>
          {goods.map(({ vehicle, quantity }) => (
            <span key={vehicle.id}>
              <bdi>{vehicle.name}</bdi>{' '}
              <bdi dir="ltr">
                ×{'\u00a0'}
                {quantity}
              </bdi>
            </span>
          ))}
          {totals !== null && config !== undefined && (
            <strong>
              {t('rentalCart.ask.total', {
                amount: isolatedMoney(totals.total, config.currency),
              })}
            </strong>
          )}
        </>
      )}
    </section>
  );
}
