import { authGateMachine } from '../../machines/identity/authGate.machine.ts';
import { defineModel, named } from '../paths/model.ts';

const checkout = { to: '/checkout?page=cart' };
const attack = { to: '//evil.example' };
const signIn = { via: 'signIn' as const, path: '/store/7', interests: false };

export const authGateModel = defineModel(authGateMachine, {
  inputs: [
    named('a quiet start', { interrupted: null }),
    named('interrupted by a reload', { interrupted: { mode: 'signUp', intent: checkout } }),
    named('interrupted without a wish', { interrupted: { mode: 'signIn', intent: null } }),
  ],
  events: {
    'auth.asked': [
      named('from the bar', { mode: 'signIn', intent: null }),
      named('to open an account', { mode: 'signUp', intent: null }),
      named('from the cart', { mode: 'signIn', intent: checkout }),
      named('with a foreign address', { mode: 'signIn', intent: attack }),
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
    'a wish ends with the dialog': (s) => s.matches('open') || s.context.intent === null,
  },
});
