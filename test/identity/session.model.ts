import { sessionMachine } from '../../machines/identity/session.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';

export const sessionModel = defineModel(sessionMachine, {
  inputs: [
    named('a new visitor', { token: null, guestId: null }),
    named('a known guest', { token: null, guestId: '7' }),
    named('a customer', { token: 'opaque', guestId: null }),
    named('a customer with a guest id', { token: 'opaque', guestId: '7' }),
  ],
  events: {
    'session.signedIn': [named('with a token', { token: 'opaque' })],
    'session.signOut.confirmed': [
      named('on the landing page', { onLanding: true }),
      named('on another page', { onLanding: false }),
    ],
    'session.elsewhere': [
      named('signed out', { token: null }),
      named('the same account', { token: 'opaque' }),
      named('another account', { token: 'other' }),
    ],
  },
  actors: {
    requestGuestId: {
      done: [named('a guest id', { guestId: '8' })],
      error: [named('no answer', silence)],
    },
  },
  invariants: {
    'GUEST-01: a guest who is refused asks for another id, and asks the second time after a while':
      (s, step) =>
        step?.label !== 'session.rejected' ||
        !step.previous.matches('guest') ||
        (step.previous.context.renewed ? s.matches('guestIdRefused') : s.matches('issuingGuestId')),
    'GUEST-01: a visitor is told of a refused guest id until there is one': (s, step) =>
      step === null ||
      !step.previous.hasTag('failed') ||
      s.hasTag('failed') ||
      s.matches('guest') ||
      s.matches('customer'),
    'a customer has a token': (s) => !s.matches('customer') || s.context.token !== null,
    'a guest has a guest id and no token': (s) =>
      !s.matches('guest') || (s.context.guestId !== null && s.context.token === null),
    'ASVS 7.3.2: an ended session keeps what the page shows': (s, step) =>
      !s.matches('expired') ||
      step === null ||
      !step.emitted.some(({ type }) => type === 'session.changed'),
    'ASVS 14.3.1: a customer who is gone leaves nothing, one whose session ended keeps it': (
      s,
      step,
    ) => {
      if (step === null || !step.previous.matches('customer')) return true;
      const gone = !s.matches('customer') && !s.matches('expired');
      return step.emitted.some(({ type }) => type === 'session.ended') === gone;
    },
    'PROF-13: whose account is deleted is a stranger on the landing page': (s, step) =>
      step?.label !== 'session.accountDeleted' ||
      !step.previous.matches('customer') ||
      (s.context.token === null &&
        !s.matches('customer') &&
        step.emitted.some((fact) => 'to' in fact && fact.to === '/') &&
        step.emitted.some(({ type }) => type === 'session.ended')),
    'REC-01: who set a new password by a code is not told a second time to sign in again': (
      _,
      step,
    ) =>
      step?.label !== 'session.rejected' ||
      !step.previous.matches({ customer: 'passwordReset' }) ||
      step.emitted.every(({ type }) => type !== 'toast'),
    'AUTH-36: signing out asks first': (s, step) =>
      step === null ||
      !step.emitted.some(({ type }) => type === 'session.signedOut') ||
      s.context.token === null,
  },
});
