import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParcelPhase } from '../../machines/rules/orderStatus.ts';
import { t } from '../messages/index.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Column } from '../ui/Layout.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { storedCancellation, storeCancellation } from '../shop/stored/storedCancellation.ts';
import { cancelReasonsQuery } from './queries.ts';
import { chosenReason, ReasonChoice } from './ReasonChoice.tsx';

/** The most characters that the note of a cancellation may have. */
const MAX_CHARACTERS = 255;

interface CancelProps {
  orderId: string;
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
 * does not cancel it after all. What was chosen and typed stays until it is sent, also after a
 * reload (DATA-17).
 */
export function CancelOrderDialog(props: CancelProps) {
  const { orderId, open, parcel, busy, onConfirm, onDecline } = props;
  const reasons = useQuery({ ...cancelReasonsQuery(parcel), enabled: open });
  const title = t(parcel === null ? 'orders.track.cancel' : 'parcel.cancel');
  const [draft, setDraft] = useState(() => storedCancellation(`order ${orderId}`));
  const { reason: picked, note } = draft;
  const reason = chosenReason(reasons, picked);
  const change = (changed: Partial<typeof draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    storeCancellation(`order ${orderId}`, next);
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirm={title}
      cancel={t('orders.track.keep')}
      danger
      busy={(busy || reasons.isLoading) && t('ui.loading')}
      onConfirm={() => onConfirm(reason, note.trim())}
      onCancel={onDecline}
    >
      <Column $gap={16}>
        {parcel === 'after_pickup' && <p>{t('parcel.cancel.comesBack')}</p>}
        <ReasonChoice query={reasons} chosen={reason} onChoose={(one) => change({ reason: one })} />
        <TextArea
          label={t('orders.track.note')}
          optional
          maxLength={MAX_CHARACTERS}
          rows={2}
          value={note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Column>
    </ConfirmDialog>
  );
}
