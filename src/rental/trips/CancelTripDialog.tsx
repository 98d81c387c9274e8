import { useState } from 'react';
import { t } from '../../messages/index.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';

interface CancelTripProps {
  /**
   * The reason that was typed when an earlier attempt to cancel failed, so that the customer need
   * not type it again; '' when there was none.
   */
  given: string;
  onConfirm: (reason: string) => void;
  onDecline: () => void;
}

/**
 * Asks whether the customer wants to cancel a trip, and why.
 * @param given the reason that was typed at an earlier attempt that failed; '' when there was none
 * @param onDecline called when the customer does not cancel the trip after all
 */
export function CancelTripDialog({ given, onConfirm, onDecline }: CancelTripProps) {
  const [reason, setReason] = useState(given);
  return (
    <ConfirmDialog
      open
      title={t('trips.cancel')}
      confirm={t('trips.cancel')}
      cancel={t('trips.cancel.keep')}
      danger
      onConfirm={() => onConfirm(reason)}
      onCancel={onDecline}
    >
      <p style={{ marginBlockEnd: 16 }}>{t('trips.cancel.text')}</p>
      <TextArea
        label={t('trips.cancel.reason')}
        optional
        value={reason}
        maxLength={255}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
