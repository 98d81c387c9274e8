import styled from 'styled-components';
import type { Currency } from '../../../machines/rules/domain.ts';
import type { ShownPrice, StoreOffer } from '../../../machines/rules/shownPrice.ts';
import { t } from '../../messages/index.ts';
import { Price } from '../../ui/Price.tsx';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';

const Words = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  > small {
    font: var(--type-sm-strong);
    color: var(--accent-text);
  }
`;

const Missing = styled.span`
  font: var(--type-sm-strong);
  color: var(--text-2);
`;

interface OfferedPriceProps {
  /** The price; null when it is unknown, and then a message says so. */
  shown: ShownPrice | null;
  currency: Currency;
  /** Whether the larger type is used, as at the top of a page or dialog. */
  large?: boolean;
}

/**
 * The price that is charged for one item. If the store offers a discount on further terms, the
 * offer is shown beside it, such as "20% off from $15.00".
 */
export function OfferedPrice({ shown, currency, large = false }: OfferedPriceProps) {
  if (shown === null) return <Missing>{t('rules.price.missing')}</Missing>;
  const { price, original, offer } = shown;
  return (
    <Words>
      <Price
        large={large}
        amount={price}
        currency={currency}
        {...(original === null ? {} : { original })}
      />
      {offer !== null && <small>{offerWords(offer, currency)}</small>}
    </Words>
  );
}

/** A store's discount offer as a short text, such as "20% off from $15.00" (PRICE-08). */
function offerWords(offer: StoreOffer, currency: Currency): string {
  const { percent } = offer;
  switch (offer.limit) {
    case 'minimum':
      return t('catalogue.offer.from', { percent, amount: isolatedMoney(offer.minimum, currency) });
    case 'cap':
      return t('catalogue.offer.upTo', { percent, amount: isolatedMoney(offer.maximum, currency) });
    case 'terms':
      return t('catalogue.offer.terms', { percent });
  }
}
