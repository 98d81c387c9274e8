import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import type { SignInOutput } from '../../machines/identity/signIn.machine.ts';
import { AuthDialog } from '../identity/signIn/AuthDialog.tsx';
import { useSession } from '../identity/index.ts';
import { useModule } from '../modules/index.ts';
import { usePlace } from '../shop/place.ts';
import { configQuery } from '../shop/config.ts';
import { useLongLivedActor } from '../shop/root.ts';

/** The overlay for signing in or up, above the current page (AUTH-27, AUTH-28). */
export function SignInLayer() {
  const { data: config } = useQuery(configQuery());
  const session = useSession();
  const authGate = useLongLivedActor('authGate');
  const { mode, intent } = useSelector(authGate, ({ context }) => context);
  const { pathname } = useLocation();
  const place = usePlace();
  const module = useModule();
  const end = (output: SignInOutput) => {
    if (output.outcome !== 'signedIn') {
      authGate.send({ type: output.outcome === 'putAside' ? 'auth.putAside' : 'auth.dismissed' });
      session.send({ type: 'session.abandoned' });
      return;
    }
    session.send({ type: 'session.signedIn', token: output.token });
    const interests = place !== null && module !== null && module.type !== 'parcel';
    authGate.send({ type: 'auth.signedIn', via: output.via, path: pathname, interests });
  };
  if (config === undefined) return null;
  return (
    <AuthDialog
      key={mode}
      mode={mode}
      switches={config.login}
      onEnd={end}
      onAgain={() => authGate.send({ type: 'auth.asked', mode, intent })}
      onForgot={() => {
        authGate.send({ type: 'auth.recovery.chosen' });
        session.send({ type: 'session.abandoned' });
      }}
    />
  );
}
