import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SignInOutput } from '../../machines/identity/signIn.machine.ts';
import { useSession, type AuthGate } from '../identity/index.ts';
import { t } from '../messages/index.ts';
import { useModule } from '../modules/index.ts';
import { configQuery, usePlace } from '../place/index.ts';
import { screen } from './screen.ts';

const AuthDialog = screen(
  async () => (await import('../identity/AuthDialog.tsx')).AuthDialog,
  'signIn',
);
const ConfirmDialog = screen(async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog);

interface IdentityLayerProps {
  gate: AuthGate;
  onFact: (fact: { type: string }) => void;
}

/** Signing in and out on top of whatever page is open (AUTH-27, AUTH-28, AUTH-36). */
export function IdentityLayer({ gate, onFact }: IdentityLayerProps) {
  const { data: config } = useQuery(configQuery());
  const session = useSession();
  const { pathname } = useLocation();
  const leaving = useSelector(session, (snapshot) => snapshot.hasTag('asks.signOut'));
  const busy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const { ask, send } = gate;
  const place = usePlace();
  const module = useModule();
  useEffect(() => {
    // The first replies can be back before this listens: the refusal may have been told already.
    if (session.getSnapshot().matches('expired')) ask('signIn');
    const heard = session.on('session.expired', () => ask('signIn'));
    return () => heard.unsubscribe();
  }, [session, ask]);
  useEffect(() => {
    const heard = session.on('session.joined', () =>
      send({ type: 'auth.signedIn', via: 'signIn', path: pathname, interests: false }),
    );
    return () => heard.unsubscribe();
  }, [session, send, pathname]);
  const end = (output: SignInOutput) => {
    if (output.outcome !== 'signedIn') {
      gate.send({ type: output.outcome === 'putAside' ? 'auth.putAside' : 'auth.dismissed' });
      session.send({ type: 'session.abandoned' });
      return;
    }
    session.send({ type: 'session.signedIn', token: output.token });
    const interests = place !== null && module !== null && module.type !== 'parcel';
    gate.send({ type: 'auth.signedIn', via: output.via, path: pathname, interests });
  };
  return (
    <>
      {gate.open && config !== undefined && (
        <AuthDialog
          key={gate.mode}
          mode={gate.mode}
          switches={config.login}
          onFact={onFact}
          onEnd={end}
          onAgain={() => ask(gate.mode, gate.intent)}
          onForgot={() => {
            gate.send({ type: 'auth.recovery.chosen' });
            session.send({ type: 'session.abandoned' });
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          open
          title={t('account.signOut.confirm')}
          confirm={t('account.signOut.open')}
          busy={busy && t('account.signOut.busy')}
          onConfirm={() =>
            session.send({ type: 'session.signOut.confirmed', onLanding: pathname === '/' })
          }
          onCancel={() => session.send({ type: 'session.signOut.declined' })}
        >
          {t('account.signOut.kept')}
        </ConfirmDialog>
      )}
    </>
  );
}
