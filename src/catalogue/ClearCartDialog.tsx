import { t } from '../messages/index.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface ClearCartProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before another store's items leave the cart for this one (ITEM-32, WISH-09, OPEN-14). */
export function ClearCartDialog({ onConfirm, onCancel }: ClearCartProps) {
  return (
    <ConfirmDialog
      open
      title={t('cart.clear.title')}
      confirm={t('cart.clear.confirm')}
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('cart.clear.text')}
    </ConfirmDialog>
  );
}
