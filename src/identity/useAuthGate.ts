import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import type { DeferredIntent } from '../../machines/rules/identity.ts';
import { forgetSignIn, keepSignIn, keptSignIn } from './kept.ts';

const RECOVERY = '/forgot-password';

interface Outside {
  /** Hears of toasts and pages to open. */
  onFact: (fact: { type: string }) => void;
  /** Does what a guest wanted before signing in. */
  onIntent: (intent: DeferredIntent) => void;
}

/** The gate of one visit: sign-in on top of any page, kept through a reload. */
export function useAuthGate({ onFact, onIntent }: Outside) {
  const [interrupted] = useState(keptSignIn);
  const [snapshot, send, actor] = useMachine(authGateMachine, { input: { interrupted } });
  const hear = useEffectEvent((fact: { type: string }) => onFact(fact));
  const doIntent = useEffectEvent((intent: DeferredIntent) => onIntent(intent));
  useEffect(() => {
    const heard = actor.on('*', (fact) => {
      if (fact.type === 'intent.due') doIntent(fact.intent);
      else if (fact.type !== 'gate.changed') hear(fact);
      else if (fact.open === null) forgetSignIn();
      else keepSignIn(fact.open);
    });
    return () => heard.unsubscribe();
  }, [actor]);
  const { pathname } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (pathname === RECOVERY) {
      // By Forward as by the link: the dialog steps aside for the page.
      if (before !== null) send({ type: 'auth.recovery.chosen' });
    } else send({ type: 'auth.recovery.left', back: wentBack && before === RECOVERY });
  }, [pathname, wentBack, send]);
  // Whoever names no form is offered an account (AUTH-01).
  const ask = useCallback(
    (mode: 'signIn' | 'signUp' = 'signUp', intent: DeferredIntent | null = null) =>
      send({ type: 'auth.asked', mode, intent }),
    [send],
  );
  const { mode, intent } = snapshot.context;
  return { open: snapshot.hasTag('open'), mode, intent, ask, send };
}

export type AuthGate = ReturnType<typeof useAuthGate>;
