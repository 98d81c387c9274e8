import type { ReactNode } from 'react';
import type { TripTotals } from '../../../machines/rules/rentalPrice.ts';
import { t } from '../../messages/index.ts';
import type { AmountRow } from '../../ui/text/Amounts.tsx';

/**
 * The row of a trip's tax in a list of amounts: the tax, or why the total does not contain it yet.
 * [] when there is no tax.
 */
export function tripTaxRow(
  { tax, taxIncluded, taxState }: TripTotals,
  money: (amount: number) => ReactNode,
): AmountRow[] {
  const label = t('rentalCart.tax');
  switch (taxState) {
    case 'pending':
      return [{ label, value: t('rentalCart.taxPending') }];
    case 'later':
      return [{ label, value: t('rentalCart.taxLater') }];
    case 'unknown':
      return [{ label, value: t('ui.amountMissing') }];
    case 'known':
      return tax === 0
        ? []
        : [{ label: taxIncluded ? t('rentalCart.taxIncluded') : label, value: money(tax) }];
  }
}
