import { Tag } from 'lucide-react';
import type { Currency } from '../../../machines/rules/domain.ts';
import type { ShownPrice } from '../../../machines/rules/shownPrice.ts';
import { Badge, type BadgeLook } from '../../ui/Chip.tsx';
import { Money } from '../../ui/Price.tsx';

interface DiscountBadgeProps {
  /** The price of the item; null when it is unknown, and then no discount is shown either. */
  shown: ShownPrice | null;
  currency: Currency;
  look?: BadgeLook;
  /** Whether an icon of a price tag is shown before the discount. */
  icon?: boolean;
}

/**
 * A badge with the discount on an item's price. Renders nothing when there is no discount (ITEM-02,
 * OPEN-22).
 */
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
