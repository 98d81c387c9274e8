import { useSelector } from '@xstate/react';
import { useOutlet } from '../flow/outlet.ts';
import { useStanding } from '../shop/root.ts';
import { Link } from '../ui/Link.tsx';

/**
 * What makes a button's face lead to a page of a customer's own: a link, or for guests a button that
 * asks to sign in, after which the page opens (GUEST-05).
 * @param to the page's address
 */
export function useMemberLink(to: string) {
  const signedIn = useSelector(useStanding('session'), (snapshot) => snapshot.matches('customer'));
  const outlet = useOutlet();
  if (signedIn) return { as: Link, to };
  return {
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onClick: () =>
      outlet({ type: 'auth.asked', mode: 'signIn', intent: { kind: 'open' as const, to } }),
  };
}
