import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/identity/session.machine.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

const SessionContext = createContext<SessionActor | null>(null);

/** Gives the session actor to the screens below. */
export const SessionProvider = SessionContext.Provider;

/** The session actor; only below its provider. */
export function useSession(): SessionActor {
  const actor = useContext(SessionContext);
  if (actor === null) throw new Error('no session above this component');
  return actor;
}

const signedIn = (snapshot: SnapshotFrom<typeof sessionMachine>) => snapshot.matches('customer');

/** Whether a customer is signed in (NAV-03). */
export function useIsSignedIn(): boolean {
  return useSelector(useSession(), signedIn);
}
