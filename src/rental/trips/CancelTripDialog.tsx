import { useState } from 'react';
import { t } from '../../messages/index.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { TextArea } from '../../ui/Field.tsx';

interface CancelTripProps {
  /**
   * The reason that was typed at an attempt that failed, so that it need not be typed again; else
   * ''.
   */
  given: string;
  onConfirm: (reason: string) => void;
  onDecline: () => void;
}

/** Asks whether a trip is to be canceled, and why. */
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
