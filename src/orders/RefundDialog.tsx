import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { resolve, t } from '../messages/index.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { Column } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';
import { refundReasonsQuery } from './queries.ts';
import { chosenReason, ReasonChoice } from './ReasonChoice.tsx';
import { refundPictures, storedRefund, storeRefund } from './storedRefund.ts';
import { UnsentPictures } from './UnsentPictures.tsx';

/** The maximum length of the note in characters, the same as for a review. */
const MAX_CHARACTERS = 500;

interface RefundProps {
  orderId: string;
  open: boolean;
  /** Whether the request is being sent. */
  busy: boolean;
  /** Why the server refused the last request; null when it did not. */
  problem: MessageRef | null;
  onConfirm: (reason: string, note: string) => void;
  onDecline: () => void;
}

/**
 * Asks what was wrong with an order, with pictures, to request a refund. What was chosen and typed
 * stays until it is sent: after a refusal, when the dialog is closed, and after a reload (DATA-17).
 */
export function RefundDialog(props: RefundProps) {
  const { orderId, open, busy, problem, onConfirm, onDecline } = props;
  const reasons = useQuery({ ...refundReasonsQuery(), enabled: open });
  const [draft, setDraft] = useState(() => storedRefund(orderId));
  const [pictures] = useState(() => refundPictures(orderId));
  const { reason: picked, note } = draft;
  const reason = chosenReason(reasons, picked);
  const change = (changed: Partial<typeof draft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    storeRefund(orderId, next);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('orders.refund.open')}
      confirm={t('orders.refund.send')}
      busy={(busy || reasons.isLoading) && t('ui.loading')}
      onConfirm={() => onConfirm(reason, note.trim())}
      onCancel={onDecline}
    >
      <Column $gap={16}>
        <p>{t('orders.refund.text')}</p>
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        <ReasonChoice query={reasons} chosen={reason} onChoose={(one) => change({ reason: one })} />
        <TextArea
          label={t('orders.refund.note')}
          optional
          rows={3}
          maxLength={MAX_CHARACTERS}
          value={note}
          onChange={(event) => change({ note: event.target.value })}
        />
        <UnsentPictures label={t('orders.refund.pictures')} stored={pictures} />
      </Column>
    </ConfirmDialog>
  );
}
