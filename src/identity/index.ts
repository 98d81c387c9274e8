import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/identity/session.machine.ts';
import type { ContactPerson } from '../../machines/rules/domain.ts';
import type { Customer } from '../api/identity/calls.ts';
import { useIsAwake } from '../flow/awake.ts';
import { useLongLivedActor } from '../shop/root.ts';
import { customerQuery } from './queries.ts';

export type { Customer } from '../api/identity/calls.ts';
export { customerQuery } from './queries.ts';
export { forgetSignIn, storeSignIn, storedSignIn } from './storedSignIn.ts';
export { useInvitation } from './signIn/useInvitation.ts';
export { useAuthGateFollowsPage } from './useAuthGateFollowsPage.ts';
export { useMemberLink } from './useMemberLink.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The actor of the session: it has the token of a signed-in customer, or the id of a guest. */
export function useSession(): SessionActor {
  return useLongLivedActor('session');
}

const signedIn = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.matches('customer');

/** Whether a customer is signed in (NAV-03). */
export function useIsSignedIn(): boolean {
  return useSelector(useSession(), signedIn);
}

const lacksGuestId = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.hasTag('failed');

/** Whether a new visitor could not get a guest id, so that no cart can be saved yet (GUEST-01). */
export function useLacksGuestId(): boolean {
  return useSelector(useSession(), lacksGuestId);
}

/**
 * The signed-in customer; null for a guest, until the server has answered, and during hydration.
 */
export function useCustomer(): Customer | null {
  const { data } = useQuery({ ...customerQuery(), enabled: useIsSignedIn() });
  const isAwake = useIsAwake();
  return (isAwake ? data : null) ?? null;
}

/**
 * Stores a guest's contact as a draft of the sign-up form, so that it opens filled in, except for
 * its password.
 */
export async function fillSignUp(known: ContactPerson): Promise<void> {
  (await import('./storedForms.ts')).storeForm({ ...known });
}
