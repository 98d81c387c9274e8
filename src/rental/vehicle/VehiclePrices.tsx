import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { ShopConfig, StoreDiscount, Vehicle } from '../../../machines/rules/domain.ts';
import { storeDiscountRuns } from '../../../machines/rules/discount.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { listOf, t } from '../../messages/index.ts';
import { configQuery } from '../../shop/config.ts';
import { usePresentMinute } from '../../shop/presentTime.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  th,
  td {
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  th {
    padding-inline-end: 24px;
    font: var(--type-body);
    color: var(--text-2);
  }
  td {
    font: var(--type-label);
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * A provider's discount as a text: the discount itself, the minimum purchase, and the maximum
 * amount of the discount (PRICE-04).
 */
function offerText(terms: StoreDiscount, { currency }: ShopConfig): string {
  const money = (amount: number) => isolatedMoney(amount, currency);
  const off =
    terms.discountType === 'percent'
      ? t('rental.prices.percent', { percent: terms.discount })
      : money(terms.discount);
  return listOf([
    off,
    terms.minPurchase !== null && terms.minPurchase > 0
      ? t('rental.prices.from', { amount: money(terms.minPurchase) })
      : '',
    terms.maxDiscount > 0 ? t('rental.prices.upTo', { amount: money(terms.maxDiscount) }) : '',
  ]);
}

/**
 * A table of everything that decides a vehicle's price: both rates, discounts and tax
 * (PRICE-01..06).
 */
export function VehiclePrices({ vehicle }: { vehicle: Vehicle }) {
  const { data: config } = useQuery(configQuery());
  const at = usePresentMinute();
  if (config === undefined) return null;
  const { provider, discount, discountType } = vehicle;
  const money = (amount: number) => isolatedMoney(amount, config.currency);
  const rate = (price: number | null, each: string) =>
    price === null ? t('rules.price.missing') : money(price) + each;
  const terms = provider.discount;
  const rows = [
    {
      label: t('rental.type.hourly'),
      text: vehicle.hourly
        ? rate(vehicle.hourlyPrice, t('rental.perHour'))
        : t('rental.prices.none'),
    },
    {
      label: t('rental.type.distance'),
      text: vehicle.byDistance
        ? rate(vehicle.distancePrice, t('rental.perKm'))
        : t('rental.prices.none'),
    },
    {
      label: t('rental.discount'),
      text:
        discountType === 'percent'
          ? t('rental.prices.percent', { percent: discount })
          : t('rental.prices.each', { amount: money(discount) }),
      hidden: discount === 0,
    },
    {
      label: t('rental.providerDiscount'),
      text: terms === null ? '' : offerText(terms, config),
      hidden: terms === null || !storeDiscountRuns(terms, at),
    },
    {
      label: t(config.taxIncluded ? 'rentalCart.taxIncluded' : 'rentalCart.tax'),
      text:
        provider.taxPercent === null
          ? t('ui.amountMissing')
          : provider.taxPercent === undefined
            ? t('rentalCart.taxPending')
            : t('rental.prices.percent', { percent: provider.taxPercent }),
      hidden: provider.taxPercent === 0,
    },
  ];
  return (
    <Table>
      <tbody>
        {rows
          .filter(({ hidden }) => hidden !== true)
          .map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
