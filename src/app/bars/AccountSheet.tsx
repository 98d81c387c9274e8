import { AccountRows } from '../../account/index.ts';
import { t } from '../../messages/index.ts';
import { Dialog, DialogBody } from '../../ui/Dialog.tsx';

/**
 * The dialog with links to the customer's pages, opened from the tab bar of small screens (NAV-28).
 */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t('account.title')}>
      <DialogBody>
        <AccountRows onDone={onClose} />
      </DialogBody>
    </Dialog>
  );
}
