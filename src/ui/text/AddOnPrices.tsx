import type { Currency } from '../../../machines/rules/domain.ts';
import { times } from '../../../machines/rules/money.ts';
import { t } from '../../messages/index.ts';
import { Money } from '../Price.tsx';

interface AddOnPricesProps {
  addOns: readonly { id: number; name: string; price: number | null; quantity: number }[];
  currency: Currency;
}

/**
 * The add-ons of a cart line, each with its quantity and the price of that quantity, so that the
 * customer can check the line's total (CART-02).
 */
export function AddOnPrices({ addOns, currency }: AddOnPricesProps) {
  return addOns.map(({ id, name, price, quantity }) => (
    <small key={id}>
      {name} × {quantity}:{' '}
      {price === null ? (
        t('rules.price.missing')
      ) : (
        <Money amount={times(price, quantity, currency.digits)} currency={currency} />
      )}
    </small>
  ));
}
