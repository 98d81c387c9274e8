import type { Item } from '../../../machines/rules/domain.ts';
import { useCartLines } from '../../cart/index.ts';
import { listOf, t } from '../../messages/index.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Column } from '../../ui/Layout.tsx';
import { LostLines } from '../../ui/list/LostLines.tsx';

export interface ClearCartProps {
  /** The item that will be added after the present contents of the cart have been removed. */
  item: Item;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * The confirmation dialog: the items that would be removed, their store, and the new item's store.
 */
export function ClearCartQuestion({ item, onConfirm, onCancel }: ClearCartProps) {
  const lines = useCartLines();
  const storeNames = listOf([...new Set(lines.map((line) => line.item.storeName))]);
  return (
    <ConfirmDialog
      open
      title={t('cart.clear.title')}
      confirm={t('cart.clear.confirm')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Column $gap={14}>
        <p>{t('cart.clear.text')}</p>
        <p>{t('cart.clear.stores', { held: storeNames, wanted: item.storeName })}</p>
        <LostLines
          lists={[
            {
              id: 0,
              title: t('cart.clear.lost'),
              lines: lines.map((line) => ({
                id: line.id,
                name: line.item.name,
                image: line.item.imageUrl,
                thingId: line.item.id,
                count: line.choice.quantity,
              })),
            },
          ]}
        />
      </Column>
    </ConfirmDialog>
  );
}
