import type { Item } from '../../../machines/rules/domain.ts';
import { stockOf } from '../../../machines/rules/quantity.ts';
import { t } from '../../messages/index.ts';
import { Badge } from '../../ui/Chip.tsx';

interface StockLineProps {
  item: Item;
  /**
   * The chosen variation; null while some options are not chosen yet, and for an item without
   * variations.
   */
  variationType: string | null;
}

/**
 * The remaining stock of the chosen variation, or a badge that it is out of stock (ITEM-33). Dishes
 * have no stock, so nothing is shown.
 */
export function StockLine({ item, variationType }: StockLineProps) {
  const varied = item.stockVariations.length > 0;
  if (item.moduleType === 'food' || (varied && variationType === null)) return null;
  const stock = stockOf(item, variationType);
  if (stock > 0) {
    return (
      <p role="status">
        <Badge $look="success">{t('catalogue.item.inStock', { count: stock })}</Badge>
      </p>
    );
  }
  return (
    <p>
      <Badge $look="danger">{t('catalogue.item.outOfStock')}</Badge>
    </p>
  );
}
