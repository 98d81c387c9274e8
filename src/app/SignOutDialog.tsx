import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** Asks for confirmation before the customer is signed out (AUTH-36). */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const { pathname } = useLocation();
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
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
      {t('account.signOut.kept')}
    </ConfirmDialog>
  );
}
