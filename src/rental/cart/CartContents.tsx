import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { lineProblem, stockProblem } from '../../../machines/rental/tripCart.ts';
import type { RentalCartLine, ShopConfig, TripSettings } from '../../../machines/rules/domain.ts';
import { subtract } from '../../../machines/rules/money.ts';
import {
  hasRate,
  isTripTotalKnown,
  rentalLine,
  rentalLinePrice,
  type TripTotals,
} from '../../../machines/rules/rentalPrice.ts';
import { Cashback } from '../../shop/Cashback.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { addressText, resolve, t } from '../../messages/index.ts';
import { useModule } from '../../modules/index.ts';
import { configQuery } from '../../shop/config.ts';
import { Amounts, type AmountRow } from '../../ui/text/Amounts.tsx';
import { StoreLogo } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Money } from '../../ui/Price.tsx';
import { Stage } from '../../ui/Stage.tsx';
import { Stepper } from '../../ui/field/Stepper.tsx';
import { useErrorsInPlace } from '../../ui/field/errorsInPlace.ts';
import { sendOnceCalm, useRentalCart, useRentalCartActor, useRentalCartBusy } from './cartActor.ts';
import { useTripTotals } from './cartPrice.ts';
import { useLineQuantity } from './lineQuantity.ts';
import { providerHref, vehicleHref } from '../../shop/links.ts';
import { tripTaxRow } from './tripTaxRow.ts';
import { extentText } from '../tripTexts.ts';

/** On a narrow screen the picture shrinks first, so that the buttons stay on one line. */
const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(60px, 104px) minmax(min(212px, 100% - 76px), 1fr);
  gap: 16px;
  padding-block: 18px;
  & + & {
    border-block-start: 1px solid var(--line);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  h2,
  h3 {
    /* The price goes below the name only where the name's longest word does not fit beside it. */
    flex: 1 1 min-content;
    font: var(--type-label);
  }
  small {
    font: var(--type-sm);
    color: var(--text-2);
  }
  b {
    font: var(--type-price);
    font-variant-numeric: tabular-nums;
  }
`;

const Seller = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  border-radius: var(--r-md);
  b {
    display: block;
    font: var(--type-label);
  }
  small {
    font: var(--type-xs);
    color: var(--text-2);
  }
`;

/** The provider of the vehicles in the trip cart, with a note when the provider is closed. */
export function CartProviderRow() {
  const { provider } = useRentalCart();
  if (provider === null) return null;
  return (
    <>
      <Seller to={providerHref(provider)}>
        <StoreLogo id={provider.id} name={provider.name} image={provider.logoUrl} size={44} />
        <span>
          <b>{provider.name}</b>
          <small>
            <bdi>{addressText(provider)}</bdi>
          </small>
        </span>
      </Seller>
      {!provider.active && <Notice look="warning">{t('rentalCart.closed')}</Notice>}
    </>
  );
}

/**
 * The props of a part of the trip cart, such as the list of its vehicles. `heading` is the level of
 * its headings: h2 on the cart's page, h3 in the cart's drawer.
 */
export interface CartPart {
  /** The level of the headings, which are the vehicles' names. */
  heading: 'h2' | 'h3';
}

/**
 * The vehicles in the trip cart, each with its quantity, its price and, if there is one, its
 * problem.
 */
export function CartVehicles({ heading }: CartPart) {
  const { lines, trip } = useRentalCart();
  const { data: config } = useQuery(configQuery());
  useErrorsInPlace('rentalCart.line');
  if (config === undefined || trip === null) return null;
  return (
    <ul aria-label={t('rentalCart.lines')}>
      {lines.map((line) => (
        <CartVehicle key={line.id} line={line} trip={trip} config={config} heading={heading} />
      ))}
    </ul>
  );
}

interface CartVehicleProps extends CartPart {
  line: RentalCartLine;
  trip: TripSettings;
  config: ShopConfig;
}

function CartVehicle({ line, trip, config: { currency }, heading: Name }: CartVehicleProps) {
  const cart = useRentalCartActor();
  const busy = useRentalCartBusy();
  const changeProblem = useSelector(cart, ({ context }) =>
    context.problem?.at === line.id ? context.problem.message : null,
  );
  const { id, vehicle, quantity } = line;
  const problem = lineProblem(line, trip.type) ?? changeProblem;
  const full = stockProblem(vehicle, quantity + 1);
  const priced = rentalLine(vehicle, trip.type, quantity);
  const change = useLineQuantity(line);
  return (
    <Line aria-busy={busy}>
      <Stage id={vehicle.id} image={vehicle.imageUrl} radius="18px" art="78%" ratio="4 / 3" />
      <Words>
        <Row $between $wrap>
          <Name>
            <Link to={vehicleHref(vehicle, 'cart')}>{vehicle.name}</Link>
          </Name>
          <b>
            {hasRate(priced) ? (
              <Money amount={rentalLinePrice(priced, trip, currency.digits)} currency={currency} />
            ) : (
              t('rules.price.missing')
            )}
          </b>
        </Row>
        {hasRate(priced) && (
          <small>
            {t('rentalCart.rate', {
              rate: isolatedMoney(priced.rate, currency),
              extent: extentText(trip),
            })}
          </small>
        )}
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        <Row $between $wrap>
          <Button
            size="sm"
            aria-label={t('rentalCart.remove', { name: vehicle.name })}
            onClick={() => sendOnceCalm(cart, { type: 'rental.line.removed', lineId: id })}
          >
            {t('ui.remove')}
          </Button>
          <Stepper
            value={quantity}
            label={vehicle.name}
            bin
            padded
            full={full === null ? false : resolve(full)}
            onIncrease={() => change(1)}
            onDecrease={() => change(-1)}
          />
        </Row>
      </Words>
    </Line>
  );
}

/** The list of a trip's amounts, each with its label (PRICE-01..06). */
export function TripAmounts({
  totals,
  config,
  fromWallet = 0,
}: {
  /** The amounts; null when the price of a vehicle is unknown. */
  totals: TripTotals | null;
  config: ShopConfig;
  /** The amount that the wallet pays, in the shop's currency. */
  fromWallet?: number;
}) {
  if (totals === null) {
    const value = t('ui.amountMissing');
    return <Amounts rows={[{ label: t('rentalCart.total'), value, look: 'total' }]} />;
  }
  const money = (amount: number) => <Money amount={amount} currency={config.currency} />;
  const row = (label: string, amount: number, look?: AmountRow['look']): AmountRow[] =>
    amount === 0 ? [] : [{ label, value: money(amount), ...(look === undefined ? {} : { look }) }];
  const isPart = isTripTotalKnown(totals) && fromWallet > 0 && fromWallet < totals.total;
  return (
    <Amounts
      rows={[
        { label: t('rentalCart.vehicles'), value: money(totals.subtotal) },
        ...row(t('rentalCart.vehicleDiscount'), -totals.vehicleDiscount, 'off'),
        ...row(t('rentalCart.providerDiscount'), -totals.providerDiscount, 'off'),
        ...row(t('rentalCart.coupon'), -totals.couponDiscount, 'off'),
        ...tripTaxRow(totals, money),
        ...row(config.additionalCharge?.name || t('rentalCart.charge'), totals.additionalCharge),
        {
          label: t('rentalCart.total'),
          value: totals.taxState === 'unknown' ? t('ui.amountMissing') : money(totals.total),
          look: 'total',
        },
        ...row(t('checkout.sum.fromWallet'), isPart ? -fromWallet : 0),
        ...row(t('checkout.sum.rest'), isPart ? subtract(totals.total, fromWallet) : 0),
      ]}
    />
  );
}

/**
 * The amounts of the trip cart, and by how much it is below the minimum for the provider's
 * discount.
 */
export function CartAmounts() {
  const { lines, trip, provider } = useRentalCart();
  const { data: config } = useQuery(configQuery());
  const module = useModule();
  const totals = useTripTotals(lines, trip);
  if (trip === null || lines.length === 0 || config === undefined) return null;
  const terms = provider?.discount ?? null;
  const missing = totals === null ? 0 : subtract(terms?.minPurchase ?? 0, totals.subtotal);
  return (
    <>
      {totals?.providerDiscount === 0 && missing > 0 && (
        <Notice>
          {t('rentalCart.offer.missing', { amount: isolatedMoney(missing, config.currency) })}
        </Notice>
      )}
      <TripAmounts totals={totals} config={config} />
      <Cashback of="trip" moduleId={module?.id ?? 0} amount={null} config={config} />
    </>
  );
}

/**
 * A notice about the parked cart (a cart of another provider that was set aside), with buttons to
 * restore or delete it.
 */
export function ParkedStrip() {
  const cart = useRentalCartActor();
  const parked = useSelector(cart, ({ context }) => context.parked);
  const failed = useSelector(cart, (snapshot) => snapshot.hasTag('failed'));
  // Restoring exchanges it for the present cart, which must be loaded first.
  if (parked === null || failed) return null;
  const names = parked.lines.map(({ vehicle }) => vehicle.name);
  return (
    <Notice look="info">
      <Row $between $wrap>
        {t('rentalCart.parked', { names })}
        <Row>
          <Button size="sm" onClick={() => sendOnceCalm(cart, { type: 'rental.parked.forgotten' })}>
            {t('rentalCart.parked.forget')}
          </Button>
          <Button
            size="sm"
            look="outline"
            onClick={() => sendOnceCalm(cart, { type: 'rental.parked.taken' })}
          >
            {t('rentalCart.parked.take')}
          </Button>
        </Row>
      </Row>
    </Notice>
  );
}

/**
 * Whether the trip cart can be booked now: it has a trip and vehicles, its provider is active, and
 * no vehicle has a problem.
 */
export function useIsBookable(): boolean {
  const { lines, trip, provider } = useRentalCart();
  return (
    trip !== null &&
    lines.length > 0 &&
    provider?.active === true &&
    lines.every((line) => lineProblem(line, trip.type) === null)
  );
}
