import { useSelector } from '@xstate/react';
import { useOutlet } from '../flow/outlet.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { Link } from '../ui/Link.tsx';

/**
 * The props of a control that leads to a customer's page: a link, or for guests a button that asks
 * to sign in and then opens the page (GUEST-05).
 * @param to the page's URL
 */
export function useMemberLink(to: string) {
  const signedIn = useSelector(useLongLivedActor('session'), (snapshot) =>
    snapshot.matches('customer'),
  );
  const outlet = useOutlet();
  if (signedIn) return { as: Link, to };
  return {
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onClick: () =>
      outlet({ type: 'auth.asked', mode: 'signIn', intent: { kind: 'open' as const, to } }),
  };
}
