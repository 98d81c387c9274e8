import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import type { CartAfter } from '../../../machines/rental/selectors.ts';
import type { TripSettings } from '../../../machines/rules/domain.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { useTripTotals } from './cartPrice.ts';
import { extentText, pickupTimeText, pointText, presentTrip, tripTypeText } from '../tripTexts.ts';

const Room = styled.div`
  container-type: inline-size;
`;

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
    letter-spacing: var(--track-h3);
  }
  strong {
    margin-block-end: 6px;
    font: var(--type-sm-strong);
  }
  @media (max-width: 640px) {
    gap: 8px;
    > section {
      padding: 12px;
    }
  }
  /* Half of this width is too narrow for an amount or a longer word, which would be broken. */
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    > section {
      inline-size: 100%;
    }
    && > .flip {
      transform: rotate(90deg);
    }
  }
`;

const Alone = styled(Sides)`
  grid-template-columns: minmax(0, 1fr);
`;

/**
 * Puts Unicode marks around a name, so that its text direction does not change the sentence around
 * it.
 */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/**
 * Returns one property of a trip as a text, such as its destination; null when the trip has none.
 */
type Fact = (trip: TripSettings) => string | null;

/**
 * Returns the properties that two trips are compared by: pickup time, pickup place and destination.
 */
function useSharedFacts(): Fact[] {
  const { data: config } = useQuery(configQuery());
  return [
    (trip) => pickupTimeText(presentTrip(trip).pickupAt, config),
    ({ pickup }) => t('rentalCart.ask.from', { place: isolated(pointText(pickup)) }),
    ({ destination }) =>
      destination && t('rentalCart.ask.to', { place: isolated(pointText(destination)) }),
  ];
}

/**
 * The trip cart before and after the change that the customer is asked about. Each side shows the
 * price, the trip and the vehicles.
 */
export function BothCarts({ before, after }: { before: CartAfter; after: CartAfter }) {
  const facts = useSharedFacts().filter(
    (fact) => (before.trip && fact(before.trip)) !== (after.trip && fact(after.trip)),
  );
  return (
    <Room>
      <Sides>
        <Side title={t('rentalCart.ask.before')} cart={before} facts={facts} />
        <ArrowRight className="flip" size={20} aria-hidden />
        <Side title={t('rentalCart.ask.after')} cart={after} facts={facts} />
      </Sides>
    </Room>
  );
}

/** The trip cart as it will be when the listed vehicles have been removed. */
export function CartThen({ cart }: { cart: CartAfter }) {
  return (
    <Alone>
      <Side title={t('rentalCart.ask.then')} cart={cart} facts={[]} />
    </Alone>
  );
}

interface SideProps {
  title: string;
  cart: CartAfter;
  /** The properties of the trip to show, such as its destination. */
  facts: readonly Fact[];
}

/** One cart of the comparison: its trip, its price and its vehicles. */
function Side({ title, cart: { vehicles, trip }, facts }: SideProps) {
  const { data: config } = useQuery(configQuery());
  const totals = useTripTotals(vehicles, trip);
  if (trip === null || vehicles.length === 0) {
    return (
      <section aria-label={title}>
        <h3>{title}</h3>
        <b>{t('rentalCart.ask.nothing')}</b>
      </section>
    );
  }
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <b>{tripTypeText(trip.type)}</b>
      {config !== undefined && (
        <strong>
          {totals === null
            ? t('ui.amountMissing')
            : t('rentalCart.ask.total', { amount: isolatedMoney(totals.total, config.currency) })}
        </strong>
      )}
      {totals?.taxState === 'pending' && <span>{t('rental.estimate.withoutTax')}</span>}
      <span>{extentText(trip)}</span>
      {facts.map((fact, at) => (
        <span key={at}>{fact(trip)}</span>
      ))}
      {vehicles.map(({ vehicle, quantity }) => (
        <span key={vehicle.id}>
          <bdi>{vehicle.name}</bdi> ×{'\u00a0'}
          {quantity}
        </span>
      ))}
    </section>
  );
}
