import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { get } from '../platform/stored/store.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Column } from '../ui/Layout.tsx';
import { Notice } from '../ui/Notice.tsx';

/**
 * Asks for confirmation before the customer is signed out, and says what is deleted with it
 * (AUTH-36, DATA-17).
 */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const hasUnsentMessages = get('outbox') !== null || get('messageDrafts') !== null;
  return (
    <ConfirmDialog
      open
      title={t('account.signOut.confirm')}
      confirm={t('account.signOut.open')}
      busy={busy && t('account.signOut.busy')}
      onConfirm={() =>
        session.send({ type: 'session.signOut.confirmed', onLanding: pathname === '/' })
      }
      onCancel={onClose}
    >
      <Column>
        <p>{t('account.signOut.kept')}</p>
        <p>{t('account.signOut.lost')}</p>
        {hasUnsentMessages && <Notice look="warning">{t('account.signOut.unsent')}</Notice>}
      </Column>
    </ConfirmDialog>
  );
}
