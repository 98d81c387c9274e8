import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import { paths } from '../../machines/rules/paths.ts';

/**
 * Hides the sign-in dialog while the recovery page is open, and shows it again after Back
 * (AUTH-07).
 */
export function useAuthGateFollowsPage(authGate: ActorRefFrom<typeof authGateMachine>): void {
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (pathname === paths.recovery) {
      // Forward to the recovery page hides the dialog, as the link to that page does.
      if (before !== null) authGate.send({ type: 'auth.recovery.chosen' });
    } else
      authGate.send({ type: 'auth.recovery.left', back: wentBack && before === paths.recovery });
  }, [pathname, wentBack, authGate]);
}
