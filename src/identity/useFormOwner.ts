import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Customer } from '../api/identity/calls.ts';
import { useStanding } from '../shop/root.ts';
import { customerQuery } from './queries.ts';

interface FormOwner {
  /** Whether the form is a customer's. */
  signedIn: boolean;
  /** Changes with every sign-in: a form that is keyed by it begins anew, with what was typed. */
  session: string;
  /** The customer's data; null for a guest, and as long as the server did not answer. */
  customer: Customer | null;
  /** Whether the customer's data are awaited. */
  isPending: boolean;
  /** Why the customer's data did not come; null when they came, and for a guest. */
  error: Error | null;
  retry: () => void;
}

/**
 * Whose a page with a form is. When the server refuses a customer's session, the page stays theirs
 * and as it is below the sign-in, so that nothing typed is lost (API-02, AUTH-25). A page must not
 * show its form before the customer's data came: it would store it over another's draft.
 */
export function useFormOwner(): FormOwner {
  const actor = useStanding('session');
  const token = useSelector(actor, ({ context }) => context.token);
  const isExpired = useSelector(actor, (snapshot) => snapshot.matches('expired'));
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
    isPending: signedIn && query.isPending,
    error: signedIn && customer === null ? query.error : null,
    retry: () => void query.refetch(),
  };
}
