import { useState } from 'react';
import { t } from '../../messages/index.ts';
import { storedCancellation, storeCancellation } from '../../shop/stored/storedCancellation.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';

interface CancelTripProps {
  tripId: number;
  onConfirm: (reason: string) => void;
  /** Called when the customer does not cancel the trip after all. */
  onDecline: () => void;
}

/**
 * Asks whether the customer wants to cancel a trip, and why. The typed reason stays until it is sent,
 * also after a refusal and after a reload (DATA-17).
 */
export function CancelTripDialog({ tripId, onConfirm, onDecline }: CancelTripProps) {
  const [reason, setReason] = useState(() => storedCancellation(`trip ${tripId}`).note);
  const change = (typed: string) => {
    setReason(typed);
    storeCancellation(`trip ${tripId}`, { reason: null, note: typed });
  };
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
        onChange={({ target }) => change(target.value)}
      />
    </ConfirmDialog>
  );
}
