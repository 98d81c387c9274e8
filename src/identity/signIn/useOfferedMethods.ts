import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginMethodsMachine } from '../../../machines/identity/loginMethods.machine.ts';
import { storeForm } from '../storedForms.ts';

type MethodsActor = ActorRefFrom<typeof loginMethodsMachine>;
export type Methods = SnapshotFrom<typeof loginMethodsMachine>;

/** Leaves the code form and shows all ways. */
export const otherWays = { type: 'methods.all.shown' } as const;

const whole = (snapshot: Methods | undefined) => snapshot;

/** The visible ways to sign in (AUTH-03..05). A customer who chose the code stays with it. */
export function useOfferedMethods(actor: MethodsActor | undefined): Methods | undefined {
  const methods = useSelector(actor, whole);
  const byPassword = methods?.hasTag('shows.manual');
  useEffect(() => {
    if (byPassword !== undefined) storeForm({ byCode: String(!byPassword) });
  }, [byPassword]);
  return methods;
}
