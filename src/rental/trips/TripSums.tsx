import type { ShopConfig, TripDetails } from '../../../machines/rules/domain.ts';
import { asDeduction, priceOfAll } from '../../../machines/rules/knownAmounts.ts';
import { sumOfKnown } from '../../../machines/rules/money.ts';
import { t } from '../../messages/index.ts';
import { Amounts, type AmountRow } from '../../ui/text/Amounts.tsx';
import { Money } from '../../ui/Price.tsx';

interface TripSumsProps {
  trip: TripDetails;
  config: ShopConfig;
}

/** The amounts of a booked trip, each with its label, and what has been paid (PRICE-01..06). */
export function TripSums({ trip, config }: TripSumsProps) {
  const { currency } = config;
  const money = (amount: number | null) => <Money amount={amount} currency={currency} />;
  const row = (label: string, amount: number | null, look?: AmountRow['look']): AmountRow[] =>
    amount === 0 ? [] : [{ label, value: money(amount), ...(look === undefined ? {} : { look }) }];
  const vehicles = sumOfKnown(
    trip.lines.map(({ originalPrice, quantity }) =>
      priceOfAll(originalPrice, quantity, currency.digits),
    ),
  );
  const isOwed = trip.status !== 'canceled' && trip.paymentStatus !== 'paid';
  const paid = trip.paymentStatus === 'paid' ? trip.amount : trip.partiallyPaid;
  return (
    <Amounts
      rows={[
        { label: t('rentalCart.vehicles'), value: money(vehicles) },
        ...row(t('trips.discount'), asDeduction(trip.discount), 'off'),
        ...row(t('rentalCart.coupon'), asDeduction(trip.couponDiscount), 'off'),
        ...row(t('checkout.sum.newCustomer'), asDeduction(trip.newCustomerDiscount), 'off'),
        ...row(t(trip.taxIncluded ? 'rentalCart.taxIncluded' : 'rentalCart.tax'), trip.tax),
        ...row(config.additionalCharge?.name || t('rentalCart.charge'), trip.additionalCharge),
        { label: t('trips.total'), value: money(trip.amount), look: 'total' },
        ...row(t('trips.paid'), paid),
        ...row(t('trips.toPay'), isOwed ? sumOfKnown([trip.amount, asDeduction(paid)]) : 0),
      ]}
    />
  );
}
