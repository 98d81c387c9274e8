import { Tag } from 'lucide-react';
import type { Currency } from '../../../machines/rules/domain.ts';
import type { ShownPrice } from '../../../machines/rules/shownPrice.ts';
import { Badge, type BadgeLook } from '../../ui/Chip.tsx';
import { Money } from '../../ui/Price.tsx';

interface DiscountBadgeProps {
  /** null: the price is not known, so no discount is shown either. */
  shown: ShownPrice | null;
  currency: Currency;
  look?: BadgeLook;
  /** With the sign of a price tag before it. */
  icon?: boolean;
}

/** What is taken off an item's price, nothing when nothing is (ITEM-02, OPEN-22). */
export function DiscountBadge({
  shown,
  currency,
  look = 'accent',
  icon = false,
}: DiscountBadgeProps) {
  if (shown === null || shown.discount === null) return null;
  const { discount } = shown;
  return (
    <Badge $look={look}>
      {icon && <Tag size={14} aria-hidden />}
      <bdi dir="ltr">
        −{discount.type === 'percent' ? `${discount.value}%` : null}
        {discount.type === 'amount' && <Money amount={discount.value} currency={currency} />}
      </bdi>
    </Badge>
  );
}
