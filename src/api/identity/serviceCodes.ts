import type { LoginAnswer } from '../../../machines/rules/identity.ts';
import { answer, client, guestIdOfCall, patience } from '../client.ts';
import { readMessage } from '../envelope.ts';
import { readLogin } from './signIn.ts';

/**
 * A code that the phone-authentication service sent to the phone `target`, as the customer entered
 * it (DATA-08). `sessionInfo` is the id under which the service sent it.
 */
interface ServiceProof {
  target: string;
  code: string;
  sessionInfo: string;
}

/**
 * Verifies a phone number by a code that the phone-authentication service sent (API-15, OPEN-39).
 * `loginType` is `otp` for sign-in by code, `manual` for any other sign-in and for sign-up.
 */
export async function verifyServiceCode(
  proof: ServiceProof & { loginType: 'manual' | 'otp' },
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const call = client.POST('/api/v1/auth/firebase-verify-token', {
    body: {
      session_info: proof.sessionInfo,
      phone: proof.target,
      otp: proof.code,
      login_type: proof.loginType,
      guest_id: guestIdOfCall(),
    },
    signal: patience(signal),
  });
  return readLogin(await answer(call, signal));
}

/**
 * Checks a password recovery code that the phone-authentication service sent, before the customer
 * enters the new password (OPEN-39). Resolves with the server's message.
 */
export async function verifyServiceRecovery(
  proof: ServiceProof,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.PUT('/api/v1/auth/firebase-reset-password', {
    body: {
      sessionInfo: proof.sessionInfo,
      phoneNumber: proof.target,
      code: proof.code,
      is_reset_token: 1,
    },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}
