import { expect, it } from 'vitest';
import { createActor, setup, waitFor, type ActorRefFrom } from 'xstate';
import type { OtpInput } from '../../machines/identity/otp.machine.ts';
import { resolve } from '../../src/messages/index.ts';
import { wiredOtp } from '../../src/identity/credentials/otp.wiring.ts';
import { serve } from '../catalogue/wireShop.tsx';
import { signUpForm } from './samples.ts';

const { phone, password } = signUpForm;
const before = 'Phone number is already verified';

/** A code is entered for a phone that was verified before; the server answers only a message. */
async function enterCode(purpose: OtpInput['purpose']) {
  const log = serve(({ path }) => {
    if (path.endsWith('/verify-phone')) return { message: before };
    return path.endsWith('/login') ? { token: 'a-token', is_personal_info: 1 } : undefined;
  });
  const input: OtpInput = {
    channel: 'phone',
    target: phone,
    purpose,
    service: null,
    sessionInfo: null,
    alreadySent: true,
    resendAt: null,
    canResend: true,
  };
  // The chart reports to a parent when another code may be sent.
  const parent = createActor(
    setup({ actors: { otp: wiredOtp } }).createMachine({
      invoke: { id: 'otp', src: 'otp', input },
    }),
  );
  parent.start();
  const otp = parent.getSnapshot().children['otp'] as ActorRefFrom<typeof wiredOtp>;
  const told: string[] = [];
  otp.on('*', (fact) => fact.type === 'toast' && told.push(resolve(fact.message)));
  otp.send({ type: 'otp.typed', code: '123456' });
  otp.send({ type: 'otp.verify' });
  await waitFor(otp, (s) => s.status === 'done' || s.matches({ open: { entry: 'refused' } }));
  const sent = log.filter(({ path }) => path.startsWith('/api/v1/auth/'));
  return {
    told,
    output: otp.getSnapshot().output,
    sent: sent.map(({ path, body }) => [path, body]),
  };
}

it('MSG-21: a new customer whose phone was verified before is signed in by the password of the form', async () => {
  const request = { kind: 'signUp' as const, form: signUpForm };
  const { output, sent, told } = await enterCode({ flow: 'signIn', loginType: 'manual', request });
  expect(output).toMatchObject({ outcome: 'verified', answer: { token: 'a-token' } });
  expect(told).toEqual([]);
  expect(sent.slice(1)).toEqual([
    [
      '/api/v1/auth/login',
      expect.objectContaining({
        login_type: 'manual',
        email_or_phone: phone,
        field_type: 'phone',
        password,
      }),
    ],
  ]);
});

it.each([{ kind: 'otp' as const, phone }, null])(
  'MSG-21: without a password, the server’s words say that the phone was verified before (%j)',
  async (request) => {
    const { output, sent, told } = await enterCode({ flow: 'signIn', loginType: 'otp', request });
    expect(output).toBeUndefined();
    expect(told).toEqual([before]);
    expect(sent).toHaveLength(1);
  },
);
