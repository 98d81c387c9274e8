import type {
  Channel,
  InfoForm,
  LoginAnswer,
  SignInRequest,
  SocialCredential,
} from '../../../machines/rules/identity.ts';
import { answer, client, guestIdOfCall, patience } from '../client.ts';
import { readMessage } from '../envelope.ts';
import { CallError } from '../failure.ts';
import { backendUrl } from '../scope.ts';
import { asFlag, asNumber, asObject, asText, asTextOrNull } from '../scalars.ts';
import type { AnswerTo, Wire } from '../wire.ts';

/**
 * Reads the answer of every call that can complete a sign-in (DATA-09). Flags such as
 * `is_phone_verified` say which steps of the sign-in are done. A missing flag counts as done: an
 * older backend answers only `{message, token}`, and the sign-in is then complete.
 */
export function readLogin(value: unknown): LoginAnswer {
  const body = asObject<Wire['LoginResponse']>(value);
  const older = asObject<Wire['LoginResponse']['is_exist_user']>(body.is_exist_user);
  const join = asObject<Wire['LoginResponse']['cart_join']>(body.cart_join);
  return {
    token: asTextOrNull(body.token),
    phoneVerified: asFlag(body.is_phone_verified, true),
    emailVerified: asFlag(body.is_email_verified, true),
    infoComplete: asFlag(body.is_personal_info, true),
    olderAccount:
      Object.keys(older).length === 0
        ? null
        : { name: asText(older.name), imageUrl: asTextOrNull(older.image) },
    email: asTextOrNull(body.email),
    phone: asTextOrNull(body.phone),
    cartJoin:
      join.combined === undefined
        ? null
        : { combined: asNumber(join.combined), left: asNumber(join.left) },
  };
}

/** Signs in by password, phone code or provider, or signs up (API-13, API-17, DATA-04..06). */
export async function requestSignIn(
  request: SignInRequest,
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const options = { signal: patience(signal) };
  const guest_id = guestIdOfCall();
  if (request.kind === 'signUp') {
    const { refCode, password, ...form } = request.form;
    const body = {
      ...form,
      password,
      confirm_password: password,
      ref_code: refCode,
      guest_id,
    };
    return readLogin(
      await answer(client.POST('/api/v1/auth/sign-up', { body, ...options }), signal),
    );
  }
  const body = { ...signInBody(request), guest_id };
  return readLogin(await answer(client.POST('/api/v1/auth/login', { body, ...options }), signal));
}

function signInBody(request: Exclude<SignInRequest, { kind: 'signUp' }>) {
  switch (request.kind) {
    case 'manual':
      return {
        login_type: 'manual' as const,
        email_or_phone: request.account,
        password: request.password,
        field_type: request.field,
        type: request.field,
      };
    case 'otp':
      return { login_type: 'otp' as const, phone: request.phone };
    case 'social':
      return {
        login_type: 'social' as const,
        ...socialFields(request.credential),
        ...(request.phone !== null && { phone: request.phone }),
      };
  }
}

/**
 * The fields of a call that signs in by a provider. The e-mail field is sent even when the provider
 * gave no address, because older backends require the field.
 */
const socialFields = ({ medium, token, uniqueId, email, nonce }: SocialCredential) => ({
  medium,
  token,
  unique_id: uniqueId,
  email: email ?? '',
  nonce,
});

/**
 * Repeats a sign-in after the customer has confirmed that the older account, which the server found
 * and the app showed as "Is It You?", is theirs (AUTH-20, OPEN-27).
 * @param code the verification code that the customer entered before; null when none was needed
 */
export async function confirmOlderAccount(
  request: Exclude<SignInRequest, { kind: 'signUp' }>,
  code: string | null,
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const body = {
    ...signInBody(request),
    ...(code !== null && { otp: code }),
    verified: 'yes' as const,
    guest_id: guestIdOfCall(),
  };
  const call = client.POST('/api/v1/auth/login', { body, signal: patience(signal) });
  return readLogin(await answer(call, signal));
}

/**
 * A verification code, and the phone number or e-mail address (`target`) that it verifies.
 * `loginType` is `otp` for sign-in by code, `manual` for any other sign-in and for sign-up
 * (DATA-07).
 */
interface Proof {
  channel: Channel;
  target: string;
  code: string;
  loginType: 'manual' | 'otp';
}

/**
 * Verifies a phone number or an e-mail address by the code that was sent to it (API-15).
 * @throws CallError `verified` with the server's message when it was verified before: then the
 * server answers nothing but that message, and no token
 */
export async function verifyContact(proof: Proof, signal?: AbortSignal): Promise<LoginAnswer> {
  const call = client.POST('/api/v1/auth/verify-phone', {
    body: {
      otp: proof.code,
      verification_type: proof.channel,
      [proof.channel]: proof.target,
      login_type: proof.loginType,
      guest_id: guestIdOfCall(),
    },
    signal: patience(signal),
  });
  const body = await answer(call, signal);
  const message = readMessage(body);
  if (message !== '' && asObject<Wire['LoginResponse']>(body).token === undefined) {
    throw new CallError({ kind: 'refused', status: 200, entries: [{ code: 'verified', message }] });
  }
  return readLogin(body);
}

/**
 * Saves the personal details that a new account lacks; only now the server answers with a session
 * token (API-04). `loginType` is `otp` after sign-in by code, `social` after sign-in by a provider,
 * else `manual`.
 */
export async function saveSignInInfo(
  info: InfoForm,
  loginType: 'manual' | 'otp' | 'social',
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const { refCode, ...form } = info;
  const call = client.POST('/api/v1/auth/update-info', {
    body: { ...form, ref_code: refCode, login_type: loginType, guest_id: guestIdOfCall() },
    signal: patience(signal),
  });
  return readLogin(await answer(call, signal));
}

/**
 * Creates an account for a customer whose sign-in provider gives no e-mail address (API-14,
 * AUTH-33).
 */
export async function openSocialAccount(
  credential: SocialCredential,
  info: InfoForm,
  signal?: AbortSignal,
): Promise<LoginAnswer> {
  const { refCode, ...form } = info;
  const call = client.POST('/api/v1/auth/social-register', {
    body: {
      login_type: 'social' as const,
      ...socialFields(credential),
      ...form,
      id_token: credential.token,
      ref_code: refCode,
      guest_id: guestIdOfCall(),
    },
    signal: patience(signal),
  });
  return readLogin(await answer(call, signal));
}

/**
 * Requests a code to recover the password; resolves with the server's message (API-18). `target` is
 * the phone number or e-mail address to which the code is sent.
 */
export async function requestRecovery(
  channel: Channel,
  target: string,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.POST('/api/v1/auth/forgot-password', {
    body: { verification_method: channel, [channel]: target },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}

/**
 * Checks a password recovery code without using it up: the same code then sets the new password.
 * Resolves with the server's message (API-19). `target` is the phone number or e-mail address to
 * which the code was sent.
 */
export async function verifyRecovery(
  channel: Channel,
  target: string,
  code: string,
  signal?: AbortSignal,
): Promise<string> {
  const call = client.POST('/api/v1/auth/verify-token', {
    body: { reset_token: code, verification_method: channel, [channel]: target },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}

/** Sets a new password by a recovery code; resolves with the server's message (API-20, DATA-10). */
export async function resetPassword(
  recovery: { channel: Channel; target: string; code: string; password: string },
  signal?: AbortSignal,
): Promise<string> {
  const { channel, target, code, password } = recovery;
  const call = client.PUT('/api/v1/auth/reset-password', {
    body: {
      reset_token: code,
      password,
      confirm_password: password,
      verification_method: channel,
      [channel]: target,
    },
    signal: patience(signal),
  });
  return readMessage(await answer(call, signal));
}

/** The verification code that a demo backend other than the sandbox sends to everybody. */
const DEMO_CODE = '123456';

/**
 * The verification code that a demo shop has just sent, so that the form can show it as a hint
 * (OTP-06); null where it is unknown. The sandbox has a route that answers it. Other backends have
 * no such route: there the code is the same for everybody, unless a phone service sends the codes
 * (OPEN-65).
 * @param target the phone number or e-mail address to which the code was sent
 */
export async function fetchDemoCode(
  target: string,
  sentByService: boolean,
  signal?: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(`${backendUrl}/sandbox/outbox/code`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: target }),
      signal: patience(signal),
    });
    const isSandbox = response.headers.get('content-type')?.startsWith('application/json') === true;
    if (response.ok && isSandbox)
      return asTextOrNull(asObject<AnswerTo<'readNewestCode'>>(await response.json()).code);
  } catch (error) {
    // A backend on another origin answers an unknown route without CORS headers. The browser then
    // reports a network error, as if it were offline. On our own origin such an error is a real
    // one.
    if (backendUrl === '' || signal?.aborted === true) throw error;
  }
  return sentByService ? null : DEMO_CODE;
}
