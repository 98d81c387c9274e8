import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from '../../src/api/client.ts';
import { verifyServiceCode, verifyServiceRecovery } from '../../src/api/identity/serviceCodes.ts';
import {
  confirmOlderAccount,
  openSocialAccount,
  readLogin,
  requestRecovery,
  requestSignIn,
  resetPassword,
  saveSignInInfo,
  verifyContact,
  verifyRecovery,
} from '../../src/api/identity/signIn.ts';

/** Tests of the sign-in requests that the client sends, as the requirements describe them. */

let sent: [line: string, body: unknown][] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([`${request.method} ${new URL(request.url).pathname}`, await request.json()]);
    return Response.json({ message: 'Done.', token: 'opaque' });
  });
  connectApi(
    () => ({
      token: null,
      guestId: '77',
      guestKey: null,
      zoneIds: [1],
      moduleId: 4,
      language: 'en',
      position: null,
    }),
    () => undefined,
  );
});

const phone = '+15550137000';
const email = 'nadia@example.com';
const password = 'Lake-2025';
const info = { name: 'Nadia Karim', email, phone, refCode: 'SIX-7' };
const credential = {
  medium: 'google' as const,
  token: 'id-token',
  uniqueId: 'g-7',
  email,
  name: 'Nadia',
  nonce: 'nonce',
};

describe('the calls of signing in', () => {
  it('API-13, DATA-04: a password goes with the account, its kind and the guest', async () => {
    await requestSignIn({ kind: 'manual', account: email, field: 'email', password });
    await requestSignIn({ kind: 'otp', phone });
    expect(sent).toEqual([
      [
        'POST /api/v1/auth/login',
        {
          login_type: 'manual',
          email_or_phone: email,
          password,
          field_type: 'email',
          type: 'email',
          guest_id: '77',
        },
      ],
      ['POST /api/v1/auth/login', { login_type: 'otp', phone, guest_id: '77' }],
    ]);
  });

  it('AUTH-20, OPEN-27, DATA-04: Yes sends the request again, verified, with the code that was right', async () => {
    await confirmOlderAccount({ kind: 'otp', phone }, '123456');
    expect(sent).toEqual([
      [
        'POST /api/v1/auth/login',
        { login_type: 'otp', phone, otp: '123456', verified: 'yes', guest_id: '77' },
      ],
    ]);
  });

  it('API-13, API-14, DATA-05: a provider’s word goes with its medium; id_token where the account opens', async () => {
    const proof = {
      medium: 'google',
      token: 'id-token',
      unique_id: 'g-7',
      email,
      nonce: 'nonce',
      guest_id: '77',
    };
    await requestSignIn({ kind: 'social', credential, phone });
    await openSocialAccount({ ...credential, email: null }, info);
    expect(sent).toEqual([
      ['POST /api/v1/auth/login', { ...proof, login_type: 'social', phone }],
      [
        'POST /api/v1/auth/social-register',
        {
          ...proof,
          login_type: 'social',
          id_token: 'id-token',
          name: info.name,
          phone,
          ref_code: 'SIX-7',
        },
      ],
    ]);
  });

  it('API-17, DATA-06: a new account goes with its password twice, the refer code and the guest', async () => {
    await requestSignIn({ kind: 'signUp', form: { ...info, password } });
    expect(sent).toEqual([
      [
        'POST /api/v1/auth/sign-up',
        {
          name: info.name,
          email,
          phone,
          password,
          confirm_password: password,
          ref_code: 'SIX-7',
          guest_id: '77',
        },
      ],
    ]);
  });

  it('API-15, DATA-07: a code goes with what it proves and the way it was asked for', async () => {
    await verifyContact({ channel: 'phone', target: phone, code: '012345', loginType: 'otp' });
    await verifyContact({ channel: 'email', target: email, code: '012345', loginType: 'manual' });
    expect(sent).toEqual([
      [
        'POST /api/v1/auth/verify-phone',
        { otp: '012345', phone, verification_type: 'phone', login_type: 'otp', guest_id: '77' },
      ],
      [
        'POST /api/v1/auth/verify-phone',
        { otp: '012345', email, verification_type: 'email', login_type: 'manual', guest_id: '77' },
      ],
    ]);
  });

  it('DATA-08, OPEN-39: the service’s session goes in one form to sign in, in another to recover', async () => {
    const proof = { target: phone, code: '012345', sessionInfo: 's-1' };
    await verifyServiceCode({ ...proof, loginType: 'otp' });
    await verifyServiceRecovery(proof);
    expect(sent.map(([, body]) => body)).toEqual([
      { session_info: 's-1', otp: '012345', phone, login_type: 'otp', guest_id: '77' },
      { sessionInfo: 's-1', code: '012345', phoneNumber: phone, is_reset_token: 1 },
    ]);
  });

  it('API-04: personal info goes before the first token', async () => {
    await saveSignInInfo(info, 'otp');
    expect(sent).toEqual([
      [
        'POST /api/v1/auth/update-info',
        { name: info.name, email, phone, ref_code: 'SIX-7', login_type: 'otp', guest_id: '77' },
      ],
    ]);
  });

  it('DATA-09: an answer in full, one of an older backend, and one that says nothing', () => {
    expect(
      readLogin({
        token: null,
        is_phone_verified: '0',
        is_email_verified: 1,
        is_personal_info: 0,
        is_exist_user: { id: 7, name: 'Sami', image: null },
        email,
        phone,
        cart_join: { combined: 2, left: 1 },
      }),
    ).toEqual({
      token: null,
      phoneVerified: false,
      emailVerified: true,
      infoComplete: false,
      olderAccount: { name: 'Sami', imageUrl: null },
      email,
      phone,
      cartJoin: { combined: 2, left: 1 },
    });
    expect(readLogin({ message: 'Welcome.', token: 'opaque' })).toMatchObject({
      token: 'opaque',
      infoComplete: true,
      olderAccount: null,
    });
    expect(readLogin(null)).toMatchObject({ token: null, cartJoin: null });
  });

  it('AUTH-20 DATA-09: an older account needs no id to be asked about; an empty one is none', () => {
    const olderOf = (is_exist_user: unknown) => readLogin({ is_exist_user }).olderAccount;
    expect(olderOf({ name: 'Sami', image: 'https://shop.example/sami.png' })).toEqual({
      name: 'Sami',
      imageUrl: 'https://shop.example/sami.png',
    });
    expect([{}, [], null, undefined, ''].map(olderOf)).toEqual([null, null, null, null, null]);
  });
});

describe('the calls of recovery', () => {
  it('API-18, API-19, API-20, DATA-10: request, check and new password, each by the same way', async () => {
    expect(await requestRecovery('email', email)).toBe('Done.');
    expect(await verifyRecovery('phone', phone, '012345')).toBe('Done.');
    await resetPassword({ channel: 'phone', target: phone, code: '012345', password });
    expect(sent).toEqual([
      ['POST /api/v1/auth/forgot-password', { verification_method: 'email', email }],
      [
        'POST /api/v1/auth/verify-token',
        { reset_token: '012345', verification_method: 'phone', phone },
      ],
      [
        'PUT /api/v1/auth/reset-password',
        {
          reset_token: '012345',
          password,
          confirm_password: password,
          verification_method: 'phone',
          phone,
        },
      ],
    ]);
  });
});
