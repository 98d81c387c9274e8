import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../messages/index.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogBody, DialogFoot } from './Dialog.tsx';

const Words = styled.div`
  color: var(--text-2);
  > p + p {
    margin-block-start: 8px;
  }
`;

interface ConfirmProps {
  open: boolean;
  title: string;
  /** A text that says what will be lost or changed. */
  children?: ReactNode;
  /** The text of the confirming button: a verb that names the action, such as "Delete". */
  confirm: ReactNode;
  cancel?: string;
  danger?: boolean;
  busy?: string | false;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before something that cannot be undone. Cancel is the first button, and the
 * confirming button is the last.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      width="var(--dialog-sm)"
      centred
      role="alertdialog"
    >
      {children !== undefined && (
        <DialogBody>
          <Words>{children}</Words>
        </DialogBody>
      )}
      <DialogFoot>
        <Button look="quiet" onClick={onCancel}>
          {cancel ?? t('ui.cancel')}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
