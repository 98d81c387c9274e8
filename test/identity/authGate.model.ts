import { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const checkout = { kind: 'open', to: '/checkout?page=cart' } as const;
const attack = { kind: 'open', to: '//evil.example' } as const;
const heart = { kind: 'wish', thing: 'item', id: 7 } as const;
const signIn = { via: 'signIn', path: '/store/7', interests: false } as const;

export const authGateModel = defineModel(authGateMachine, {
  inputs: [
    named('a quiet start', { interrupted: null }),
    named('interrupted by a reload', {
      interrupted: { mode: 'signUp', intent: checkout, stage: 'open' },
    }),
    named('interrupted without a wish', {
      interrupted: { mode: 'signIn', intent: null, stage: 'open' },
    }),
    named('reloaded after Back', {
      interrupted: { mode: 'signIn', intent: null, stage: 'aside' },
    }),
    named('reloaded on the recovery page', {
      interrupted: { mode: 'signIn', intent: heart, stage: 'recovering' },
    }),
  ],
  events: {
    'auth.asked': [
      named('from the bar', { mode: 'signIn', intent: null }),
      named('to open an account', { mode: 'signUp', intent: null }),
      named('from the cart', { mode: 'signIn', intent: checkout }),
      named('from a heart', { mode: 'signIn', intent: heart }),
      named('with a foreign address', { mode: 'signIn', intent: attack }),
    ],
    'auth.recovery.left': [
      named('for another page', { back: false }),
      named('by Back', { back: true }),
    ],
    'auth.signedIn': [
      named('on a store’s page', signIn),
      named('from the recovery page', { ...signIn, path: '/forgot-password' }),
      named('from another identity page', { ...signIn, path: '/auth/sign-in' }),
      named('with a new account', { ...signIn, via: 'signUp' }),
      named('with a new account and interests', { ...signIn, via: 'signUp', interests: true }),
    ],
  },
  invariants: {
    'ASVS 3.7.2: nobody is sent to another site': (_, step) =>
      step === null ||
      !step.emitted.some((fact) => 'to' in fact && String(fact.to).startsWith('//')),
    'a wish ends with the dialog, or waits for the recovery': (s) =>
      s.matches('open') || s.matches('recovering') || s.context.intent === null,
    'WISH-07: a wish is done or its end is told': (s, step) =>
      step === null ||
      !s.matches('closed') ||
      step.previous.context.intent === null ||
      step.emitted.some(({ type }) => ['navigate', 'intent.due', 'toast'].includes(type)),
    'a reload opens no sign-in that ended': (s, step) =>
      step === null ||
      !s.matches('closed') ||
      step.emitted.some(
        (fact) =>
          'open' in fact && (fact.open === null || JSON.stringify(fact.open).includes('"aside"')),
      ),
  },
});
