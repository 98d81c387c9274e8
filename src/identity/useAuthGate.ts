import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import { forgetSignIn, keepSignIn, keptSignIn } from './kept.ts';

/** The gate of one visit: sign-in on top of any page, kept through a reload. */
export function useAuthGate(onFact: (fact: { type: string }) => void) {
  const [interrupted] = useState(keptSignIn);
  const [snapshot, send, actor] = useMachine(authGateMachine, { input: { interrupted } });
  useEffect(() => {
    const heard = actor.on('*', (fact) => {
      if (fact.type !== 'gate.changed') onFact(fact);
      else if (fact.open) keepSignIn({ mode: fact.mode, intent: fact.intent });
      else forgetSignIn();
    });
    return () => heard.unsubscribe();
  }, [actor, onFact]);
  const ask = useCallback(
    (mode: 'signIn' | 'signUp' = 'signIn', intent: DeferredIntent | null = null) =>
      send({ type: 'auth.asked', mode, intent }),
    [send],
  );
  return { open: snapshot.hasTag('open'), mode: snapshot.context.mode, ask, send };
}

export type AuthGate = ReturnType<typeof useAuthGate>;
