import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Customer } from '../../api/identity/calls.ts';
import { useLongLivedActor } from '../../shop/root.ts';
import { customerQuery } from '../queries.ts';

interface FormOwner {
  /** Whether the form belongs to a signed-in customer, not to a guest. */
  signedIn: boolean;
  /**
   * The token of the customer's session; '' for a guest. Use it in the form's React key: each
   * sign-in then mounts a new form, which starts with that customer's stored draft.
   */
  session: string;
  /** The customer's data; null for a guest, and until the server has answered. */
  customer: Customer | null;
  /** Whether the customer's data, or a new guest's id, are still being requested. */
  isPending: boolean;
  /**
   * Whether the customer's session ended while this page was open and nobody has signed in since,
   * and there is no form of the customer that could stay below the sign-in dialog.
   */
  ended: boolean;
  /** Goes on as a guest after the session has ended. */
  goOnAsGuest: () => void;
  /**
   * Why the customer's data could not be loaded; null for a guest, while they load, and when they
   * are loaded.
   */
  error: Error | null;
  retry: () => void;
}

/**
 * Who fills in the form on a page: a guest or a customer. When the server ends a customer's
 * session, the sign-in dialog opens over the page. The form below still belongs to the customer, so
 * that nothing typed is lost (API-02, AUTH-25). A page must wait for the customer's data before it
 * shows its form; otherwise the form would overwrite another person's draft.
 */
export function useFormOwner(): FormOwner {
  const actor = useLongLivedActor('session');
  const token = useSelector(actor, ({ context }) => context.token);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches('expired'));
  const isIssuing = useSelector(actor, (snapshot) => snapshot.matches('issuingGuestId'));
  const [hasEnded, setHasEnded] = useState(false);
  if (isExpired !== hasEnded && (isExpired || token !== null)) setHasEnded(isExpired);
  const [last, setLast] = useState(token);
  if (!isExpired && token !== last) setLast(token);
  const present = isExpired ? last : token;
  const signedIn = isExpired || present !== null;
  const query = useQuery({ ...customerQuery(), enabled: signedIn });
  const customer = (signedIn ? query.data : null) ?? null;
  return {
    signedIn,
    session: present ?? '',
    customer,
    // A guest without an id owns nothing yet: the server would refuse to read a cart.
    isPending: signedIn ? query.isPending : isIssuing,
    ended: hasEnded && customer === null,
    goOnAsGuest: () => setHasEnded(false),
    error: signedIn && customer === null ? query.error : null,
    retry: () => void query.refetch(),
  };
}
