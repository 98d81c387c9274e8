import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/identity/session.machine.ts';
import type { ContactPerson } from '../../machines/rules/domain.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import type { Customer } from '../api/identity/calls.ts';
import { customerQuery } from './queries.ts';
import { useGiven } from '../ui/useGiven.ts';

export type { Customer } from '../api/identity/calls.ts';
export { customerQuery } from './queries.ts';
export { useAuthGate, type AuthGate } from './useAuthGate.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);

/** Gives the session actor to the screens below. */
export const SessionProvider = SessionContext.Provider;

/** The session actor; only below its provider. */
export function useSession(): SessionActor {
  return useGiven(SessionContext);
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

/** Who is signed in; null for guests, and until it is known. */
export function useCustomer(): Customer | null {
  const { data } = useQuery({ ...customerQuery(), enabled: useIsSignedIn() });
  return data ?? null;
}

/** Opens sign-in on top of the page; `intent` is done afterwards. */
export type AskSignIn = (mode?: 'signIn' | 'signUp', intent?: DeferredIntent | null) => void;

const AskSignInContext = createContext<AskSignIn>(() => undefined);

/** Gives the way to sign in to the screens below. */
export const AskSignInProvider = AskSignInContext.Provider;

/** Fills in the form of a new account, but for its password, before it is opened. */
export async function fillSignUp(known: ContactPerson): Promise<void> {
  (await import('./drafts.ts')).keepDraft({ ...known });
}

/** The way to sign in, from anywhere. */
export function useAskSignIn(): AskSignIn {
  return useContext(AskSignInContext);
}
