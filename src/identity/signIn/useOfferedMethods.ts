import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginMethodsMachine } from '../../../machines/identity/loginMethods.machine.ts';
import { storeForm } from '../storedForms.ts';

type MethodsActor = ActorRefFrom<typeof loginMethodsMachine>;
export type Methods = SnapshotFrom<typeof loginMethodsMachine>;

/** The event by which a customer leaves the form for a code, to see all ways to sign in again. */
export const otherWays = { type: 'methods.all.shown' } as const;

const whole = (snapshot: Methods | undefined) => snapshot;

/**
 * The ways to sign in that are offered now (AUTH-03..05). Also stores whether the customer chose
 * sign-in by code, so that a reload shows the same form. It is a choice only where other ways are
 * hidden behind it.
 */
export function useOfferedMethods(actor: MethodsActor | undefined): Methods | undefined {
  const methods = useSelector(actor, whole);
  const choseCode = methods?.can(otherWays);
  useEffect(() => {
    if (choseCode !== undefined) storeForm({ byCode: String(choseCode) });
  }, [choseCode]);
  return methods;
}
