import { Suspense } from 'react';
import { t } from '../messages/index.ts';
import { later } from '../ui/later.tsx';

/** Every product card may ask this, so what a dialog weighs is loaded when the first one does. */
const ConfirmDialog = later(async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog);

interface ClearCartProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before another store's items leave the cart for this one (ITEM-32, WISH-09, OPEN-14). */
export function ClearCartDialog({ onConfirm, onCancel }: ClearCartProps) {
  return (
    <Suspense>
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
    </Suspense>
  );
}
