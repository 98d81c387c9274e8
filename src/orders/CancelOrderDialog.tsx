import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParcelPhase } from '../../machines/rules/orderStatus.ts';
import { t } from '../messages/index.ts';
import { Radio } from '../ui/Choice.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { cancelReasonsQuery } from './queries.ts';

/** The most characters that the note of a cancellation may have. */
const MAX_CHARACTERS = 255;

interface CancelProps {
  open: boolean;
  /** For a parcel: whether the courier has already picked it up. Null for an order from a store. */
  parcel: ParcelPhase | null;
  /** Whether the cancellation is being sent. */
  busy: boolean;
  onConfirm: (reason: string, note: string) => void;
  onDecline: () => void;
}

/**
 * Asks for a reason and a confirmation before an order is canceled. When the shop defines no
 * reasons, the only choice is “other”. `parcel` is a parcel's phase, before or after pickup; null
 * for an order from a store. `onConfirm` cancels the order; `onDecline` is called when the customer
 * does not cancel it after all.
 */
export function CancelOrderDialog({ open, parcel, busy, onConfirm, onDecline }: CancelProps) {
  const { data } = useQuery({ ...cancelReasonsQuery(parcel), enabled: open });
  const title = t(parcel === null ? 'orders.track.cancel' : 'parcel.cancel');
  const reasons = data === undefined || data.length === 0 ? [t('orders.track.otherReason')] : data;
  const [picked, setPicked] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const reason = picked !== null && reasons.includes(picked) ? picked : (reasons[0] ?? '');
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={title}
      cancel={t('orders.track.keep')}
      danger
      busy={busy && t('ui.loading')}
      onConfirm={() => onConfirm(reason, note.trim())}
      onCancel={onDecline}
    >
      {parcel === 'after_pickup' && <p>{t('parcel.cancel.comesBack')}</p>}
      <fieldset>
        <legend>{t('orders.track.reason')}</legend>
        {reasons.map((one) => (
          <Radio key={one} name="reason" checked={one === reason} onChange={() => setPicked(one)}>
            {one}
          </Radio>
        ))}
      </fieldset>
      <TextArea
        label={t('orders.track.note')}
        optional
        maxLength={MAX_CHARACTERS}
        rows={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
