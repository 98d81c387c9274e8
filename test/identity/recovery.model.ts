import { recoveryMachine } from '../../machines/identity/recovery.machine.ts';
import { refusal, silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { closedCodes, phoneService, wrongCode } from './samples.ts';

const switches = { phoneVerification: true, emailVerification: true, phoneService: null };
const phone = { channel: 'phone' as const, target: '+8801700000012' };
const email = { channel: 'email' as const, target: 'nadia@example.com' };

export const recoveryModel = defineModel(recoveryMachine, {
  inputs: [
    named('both ways on', { switches, step: null, chosen: null }),
    named('e-mail alone', {
      switches: { ...switches, phoneVerification: false },
      step: null,
      chosen: null,
    }),
    named('the service sends codes', {
      switches: { ...switches, phoneService },
      step: null,
      chosen: null,
    }),
    named('neither way', {
      switches: { ...switches, phoneVerification: false, emailVerification: false },
      step: null,
      chosen: null,
    }),
    named('after a reload with e-mail chosen', { switches, step: null, chosen: 'email' }),
    named('after a reload', {
      switches,
      step: { ...phone, resendAt: 1, sessionInfo: null },
      chosen: null,
    }),
  ],
  events: {
    'recovery.method.chosen': [{ channel: 'phone' }, { channel: 'email' }],
    'recovery.requested': [
      named('a phone', { ...phone, valid: true }),
      named('an address', { ...email, valid: true }),
      named('no phone at all', { channel: 'phone', target: '12', valid: false }),
    ],
    'recovery.password.chosen': [{ password: 'A-new-one-9' }],
    'otp.locked': [],
  },
  actors: {
    requestCode: {
      done: [{ text: 'On its way.' }],
      error: [refusal, silence, named('malformed', null)],
    },
    savePassword: { done: [{ text: 'Saved.' }], error: [named('dead code', wrongCode), refusal] },
    otp: {
      done: [
        named('right', { outcome: 'verified' as const, code: '123456', answer: null, due: null }),
        ...closedCodes,
      ],
      error: [named('a fault', new Error('fault'))],
      emits: [{ type: 'otp.locked', resendAt: 2, sessionInfo: null }],
    },
  },
  key: ({ context }) => ({
    channel: context.channel,
    target: context.target,
    firebase: context.switches.phoneService !== null,
    step: context.step?.resendAt ?? null,
    code: context.code !== '',
    password: context.password !== '',
    refused: context.refusal.length > 0,
  }),
  invariants: {
    'REC-10: nothing is sent to what is no phone': (s) => s.context.target !== '12',
    'OTP-05: only an invalid phone is an error of the form after the code': (s, step) =>
      !step?.label.startsWith('otp done') ||
      s.context.refusal.some(({ code }) => code === 'invalidPhone') ===
        (step.label === 'otp done: an invalid phone'),
    'REC-01: a password is chosen only with a code': (s) =>
      !s.hasTag('step.password') || s.context.code !== '',
    'no secret stays behind': (s) =>
      !s.matches('closed') || (s.context.code === '' && s.context.password === ''),
  },
});
