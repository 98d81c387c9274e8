import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useStanding } from '../shop/root.ts';

interface FormSession {
  /** Whether the form is a customer's. */
  signedIn: boolean;
  /** Changes with every sign-in: a form that is keyed by it begins anew, with what was typed. */
  session: string;
}

/**
 * The session that a page with a form belongs to. When the server refuses a customer's session, the
 * page stays theirs and as it is below the sign-in, so that nothing typed is lost (API-02, AUTH-25).
 */
export function useFormSession(): FormSession {
  const actor = useStanding('session');
  const token = useSelector(actor, ({ context }) => context.token);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches('expired'));
  const [last, setLast] = useState(token);
  if (!isExpired && token !== last) setLast(token);
  const present = isExpired ? last : token;
  return { signedIn: isExpired || present !== null, session: present ?? '' };
}
