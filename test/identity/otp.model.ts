import { isDeepStrictEqual } from 'node:util';
import { otpMachine } from '../../machines/identity/otp.machine.ts';
import { silence } from '../failures.ts';
import { defineModel, named } from '../paths/model.ts';
import { answerWith, invalidPhone, phoneService, wrongCode } from './samples.ts';

const order = {
  channel: 'phone' as const,
  target: '+8801700000012',
  purpose: { flow: 'recovery' as const },
  service: null,
  sessionInfo: null,
};
const fresh = { ...order, alreadySent: true, resendAt: null, canResend: true };

export const otpModel = defineModel(otpMachine, {
  inputs: [
    named('sent by the server', fresh),
    named('to be sent by the service', { ...fresh, service: phoneService, alreadySent: false }),
    named('sent by the service before a reload', {
      ...fresh,
      service: phoneService,
      alreadySent: false,
      sessionInfo: 's',
    }),
    named('to be sent by the service, the wait of the code before over', {
      ...fresh,
      service: phoneService,
      alreadySent: false,
      resendAt: 0,
      canResend: false,
    }),
    named('after a reload, the wait over', { ...fresh, resendAt: 0, canResend: false }),
    named('sent before the phone slept, the wait over', { ...fresh, resendAt: 0 }),
  ],
  events: {
    'otp.typed': [
      named('six digits', { code: '123456' }),
      named('six Arabic digits with spaces', { code: ' ١٢٣ ٤٥٦ ' }),
      named('five digits', { code: '12345' }),
      named('letters', { code: 'abcdef' }),
    ],
  },
  actors: {
    sendCode: {
      done: [named('sent', { sessionInfo: null }), named('by the service', { sessionInfo: 's' })],
      error: [named('an invalid phone', invalidPhone), silence, named('malformed', 'no error')],
    },
    verifyCode: {
      done: [
        named('right', { answer: answerWith(), due: null, message: null }),
        named('right, and nothing else', { answer: null, due: null, message: { text: 'Right.' } }),
        named('right, and another is due', {
          answer: null,
          due: { channel: 'email' as const, byService: false },
          message: null,
        }),
      ],
      error: [named('wrong', wrongCode), silence],
    },
  },
  key: ({ context }) => ({
    digits: context.code.length,
    session: context.sessionInfo !== null,
    canResend: context.canResend,
    waitOver: context.resendAt <= Date.now(),
    answered: context.answer !== null,
    due: context.due !== null,
  }),
  provide: { delays: { untilResend: 60_000 } },
  invariants: {
    'OTP-02: only six digits are checked': (s) =>
      !s.matches({ open: { entry: 'verifying' } }) || s.context.code.length === 6,
    'OTP-02: never more than six digits': (s) => /^\d{0,6}$/.test(s.context.code),
    'OTP-03: another code is requested only when the wait is over': (s) =>
      !s.matches({ open: { resend: 'resending' } }) || s.context.resendAt <= Date.now(),
    'OTP-03: the clock alone decides when another code can be requested': (s) =>
      !s.matches({ open: { resend: 'locked' } }) ||
      s.can({ type: 'otp.resend' }) === (s.context.canResend && s.context.resendAt <= Date.now()),
    'OTP-05: an invalid phone closes the step, without a toast, and the form can point at it': (
      s,
      step,
    ) =>
      step === null ||
      !step.label.includes('an invalid phone') ||
      (s.output?.outcome === 'closed' &&
        isDeepStrictEqual(step.emitted, [{ type: 'phone.invalid' }]) &&
        isDeepStrictEqual(s.output.refusal, [{ code: 'invalidPhone', message: 'Check it.' }])),
    'OTP-05: only an invalid phone leaves an error to the form': (s, step) =>
      s.output?.outcome !== 'closed' ||
      s.output.refusal.length === 0 ||
      step?.label.includes('an invalid phone') === true,
  },
});
