import { t } from '../../messages/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog.tsx';
import { VehicleFilters, type VehicleFiltersProps } from './VehicleFilters.tsx';

interface FilterSheetProps extends VehicleFiltersProps {
  /** How many vehicles match; the button that closes the dialog shows this number. */
  total: number;
  onClose: () => void;
}

/** The filters in a dialog, for narrow screens that have no space for them beside the results. */
export function FilterSheet({ total, onClose, ...filters }: FilterSheetProps) {
  return (
    <Dialog open onClose={onClose} title={t('rental.filter.label')}>
      <DialogBody>
        <VehicleFilters {...filters} />
      </DialogBody>
      <DialogFoot>
        <Button look="primary" size="lg" onClick={onClose}>
          {t('rental.filter.show', { count: total })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
