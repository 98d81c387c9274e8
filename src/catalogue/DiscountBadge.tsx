import { Tag } from 'lucide-react';
import { discountChip } from '../../machines/rules/discount.ts';
import type { Currency, Item } from '../../machines/rules/domain.ts';
import { Badge, type BadgeLook } from '../ui/Chip.tsx';
import { Money } from '../ui/Price.tsx';

interface DiscountBadgeProps {
  item: Item;
  currency: Currency;
  look?: BadgeLook;
  /** With the sign of a price tag before it. */
  icon?: boolean;
}

/** What is taken off an item's price, nothing when nothing is (ITEM-02, OPEN-22). */
export function DiscountBadge({
  item,
  currency,
  look = 'accent',
  icon = false,
}: DiscountBadgeProps) {
  const chip = discountChip(item);
  if (chip === null) return null;
  return (
    <Badge $look={look}>
      {icon && <Tag size={14} aria-hidden />}
      <bdi dir="ltr">
        −{chip.type === 'percent' ? `${chip.value}%` : null}
        {chip.type === 'amount' && <Money amount={chip.value} currency={currency} />}
      </bdi>
    </Badge>
  );
}
