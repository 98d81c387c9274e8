import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { MessageRef } from '../../machines/rules/domain.ts';
import { resolve, t } from '../messages/index.ts';
import { newIntentKey } from '../platform/browser.ts';
import { Radio } from '../ui/Choice.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PictureField, type GivenPicture } from '../ui/field/PictureField.tsx';
import { refundReasonsQuery } from './queries.ts';
import { refundPictures } from './wiring.ts';

const Form = styled.div`
  display: grid;
  gap: 16px;
  legend {
    font: var(--type-label);
    color: var(--text);
    margin-block-end: 4px;
  }
`;

const MAX_PICTURES = 3;
/** The maximum length of the note in characters, the same as for a review. */
const MAX_CHARACTERS = 500;

interface RefundProps {
  open: boolean;
  /** Whether the request is being sent. */
  busy: boolean;
  /** Why the server refused the last request; null when it did not. */
  problem: MessageRef | null;
  onConfirm: (reason: string, note: string) => void;
  onDecline: () => void;
}

/**
 * Asks what was wrong with an order, with pictures, to request a refund. After a refusal the typed
 * values stay in the dialog.
 */
export function RefundDialog({ open, busy, problem, onConfirm, onDecline }: RefundProps) {
  const { data } = useQuery({ ...refundReasonsQuery(), enabled: open });
  const reasons = data === undefined || data.length === 0 ? [t('orders.track.otherReason')] : data;
  const [picked, setPicked] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<GivenPicture[]>([]);
  useEffect(
    () => () => {
      // Cleared when the dialog closes, so that the next order's refund does not get these
      // pictures.
      refundPictures.chosen = [];
    },
    [],
  );
  const reason = picked !== null && reasons.includes(picked) ? picked : (reasons[0] ?? '');
  const keep = (next: GivenPicture[]) => {
    const accepted = next.slice(0, MAX_PICTURES);
    setPictures(accepted);
    refundPictures.chosen = accepted.map(({ file }) => file);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('orders.refund.open')}
      confirm={t('orders.refund.send')}
      busy={busy && t('ui.loading')}
      onConfirm={() => onConfirm(reason, note.trim())}
      onCancel={onDecline}
    >
      <Form>
        <p>{t('orders.refund.text')}</p>
        {problem !== null && <Notice look="danger">{resolve(problem)}</Notice>}
        <fieldset>
          <legend>{t('orders.track.reason')}</legend>
          {reasons.map((one) => (
            <Radio key={one} name="reason" checked={one === reason} onChange={() => setPicked(one)}>
              {one}
            </Radio>
          ))}
        </fieldset>
        <TextArea
          label={t('orders.refund.note')}
          optional
          rows={3}
          maxLength={MAX_CHARACTERS}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <PictureField
          label={t('orders.refund.pictures')}
          pictures={pictures}
          onAdd={(files) =>
            keep([...pictures, ...files.map((file) => ({ id: newIntentKey(), file }))])
          }
          onRemove={(picture) => keep(pictures.filter((one) => one !== picture))}
        />
      </Form>
    </ConfirmDialog>
  );
}
