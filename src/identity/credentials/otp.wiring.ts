import { fromPromise } from 'xstate';
import { otpMachine, type CodePurpose } from '../../../machines/identity/otp.machine.ts';
import type { MessageRef } from '../../../machines/rules/domain.ts';
import { refusedWith } from '../../../machines/rules/failure.ts';
import type { LoginAnswer, SignInRequest } from '../../../machines/rules/identity.ts';
import { changeProfile } from '../../api/account/profile.ts';
import { verifyServiceCode, verifyServiceRecovery } from '../../api/identity/serviceCodes.ts';
import {
  requestRecovery,
  requestSignIn,
  verifyContact,
  verifyRecovery,
} from '../../api/identity/signIn.ts';
import { loadForCall } from '../../api/loadForCall.ts';
import { warn } from '../../platform/browser.ts';

/** What a view does with the facts of `wiredOtp` that are not for the page (OTP-05). */
export const codeFacts = {
  'phone.invalid': () => warn('The phone number is not valid, so that no code was sent.'),
};

/**
 * A message for the statechart: the server's own text, or the shop's text with the key `otherwise`
 * when the server sent none ('').
 */
export const serverMessage = (text: string, otherwise: string): MessageRef =>
  text === '' ? { key: otherwise } : { text };

/**
 * The sign-in request that makes the server send another code. It is the request that the sign-in
 * form sent; after a reload that one is gone, and a request for a code to the phone number `target`
 * replaces it.
 */
function requestBehind(purpose: CodePurpose & { flow: 'signIn' }, target: string): SignInRequest {
  return purpose.request ?? { kind: 'otp', phone: target };
}

/**
 * Verifies a code of a sign-in. A phone or e-mail that was verified before, for example by a code
 * whose answer was lost, cannot be verified again. The customer is then signed in by the password
 * of the form; without one, for example after a reload, the server's message is the reason.
 */
async function verifyOrSignIn(
  proof: Parameters<typeof verifyContact>[0],
  { request }: CodePurpose & { flow: 'signIn' },
  signal: AbortSignal,
): Promise<LoginAnswer> {
  try {
    return await verifyContact(proof, signal);
  } catch (error) {
    const { password } =
      request?.kind === 'signUp' ? request.form : request?.kind === 'manual' ? request : noPassword;
    if (password === null || !refusedWith(error, 'verified')) throw error;
    const { target: account, channel: field } = proof;
    return requestSignIn({ kind: 'manual', account, field, password }, signal);
  }
}

const noPassword = { password: null };

/**
 * The statechart for one-time codes, with its actors connected to the server. Where the shop
 * uses a phone-authentication service, that service sends the codes; its code is lazy loaded.
 */
export const wiredOtp = otpMachine.provide({
  actors: {
    sendCode: fromPromise(async ({ input: { channel, target, purpose, service }, signal }) => {
      if (service !== null) {
        const { sendByPhoneService } = await loadForCall(import('../phoneService.ts'));
        return { sessionInfo: await sendByPhoneService(target, service) };
      }
      switch (purpose.flow) {
        case 'recovery':
          await requestRecovery(channel, target, signal);
          break;
        case 'profile':
          await changeProfile(purpose.change, { asked: channel }, signal);
          break;
        case 'signIn':
          await requestSignIn(requestBehind(purpose, target), signal);
      }
      return { sessionInfo: null };
    }),
    verifyCode: fromPromise(
      async ({ input: { channel, target, purpose, code, sessionInfo }, signal }) => {
        if (purpose.flow === 'profile') {
          const given = { channel, code, sessionInfo };
          const { due, message } = await changeProfile(purpose.change, { proof: given }, signal);
          return { answer: null, due, message: due === null ? message : null };
        }
        if (purpose.flow === 'recovery') {
          const message = await (sessionInfo === null
            ? verifyRecovery(channel, target, code, signal)
            : verifyServiceRecovery({ target, code, sessionInfo }, signal));
          return { answer: null, due: null, message: serverMessage(message, 'identity.otp.right') };
        }
        const { loginType } = purpose;
        const answer = await (sessionInfo === null
          ? verifyOrSignIn({ channel, target, code, loginType }, purpose, signal)
          : verifyServiceCode({ target, code, sessionInfo, loginType }, signal));
        return { answer, due: null, message: null };
      },
    ),
  },
});
