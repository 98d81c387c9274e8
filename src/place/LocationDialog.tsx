import type { Place } from '../../machines/rules/domain.ts';
import { t } from '../messages/index.ts';
import { Dialog, DialogBody } from '../ui/Dialog.tsx';
import { LocationPanel } from './LocationPanel.tsx';

interface LocationDialogProps {
  open: boolean;
  onClose: () => void;
  onChosen: (place: Place) => void;
}

/** Choosing another place from the bar. */
export function LocationDialog({ open, onClose, onChosen }: LocationDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('place.dialog.title')}>
      <DialogBody>
        <LocationPanel onChosen={onChosen} inDialog />
      </DialogBody>
    </Dialog>
  );
}
