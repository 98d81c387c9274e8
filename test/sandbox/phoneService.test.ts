import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { realPhoneService } from '../../openapi/sandbox/providers/phoneService.ts';
import { asText } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import {
  auth,
  codeSentTo,
  keepIdentities,
  manual,
  otherThan,
  switchLogin,
  tokenOf,
  wait,
} from './identity.ts';
import { newGuest } from './shop.ts';
import { openServerForTest, withServerBeside, type TestServer } from './support.ts';

const maya = '+15550137000';
const fresh = '+15550139955';

let server: TestServer;
let freshStart: () => Promise<void>;
beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  await freshStart();
  await switchLogin(server, {}, { firebase_otp_verification: 1 });
});

const toolkit = (path: string, body: object) =>
  server.call({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/${path}`, body });

/** What the service's SDK does in a browser: a session, and a code in the outbox. */
async function sent(phone: string) {
  const reply = await toolkit('accounts:sendVerificationCode', {
    phoneNumber: phone,
    recaptchaToken: 'solved',
  });
  return {
    session_info: asText(asObject(reply.body)['sessionInfo']),
    otp: await codeSentTo(server, phone),
  };
}

const verify = (body: object) => auth(server, 'firebase-verify-token', body);

describe('codes of the phone-authentication service', () => {
  test('API-16: the shop’s server sends nothing itself, and config says how to reach the service', async () => {
    const asked = await auth(server, 'login', { login_type: 'otp', phone: maya });
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0 });
    await auth(server, 'forgot-password', { verification_method: 'phone', phone: maya });
    expect(await codeSentTo(server, maya)).toBe('');
    const config = asObject((await server.call({ url: '/api/v1/config' })).body);
    expect(config['firebase_web_config']).toMatchObject({ api_key: 'sandbox' });
  });

  test('API-15 DATA-08: the server has the service confirm the code, and opens the account', async () => {
    const proof = await sent(maya);
    const wrong = { ...proof, otp: otherThan(proof.otp), phone: maya, login_type: 'otp' };
    expect(await verify(wrong)).toMatchObject({ status: 403, body: { errors: [{ code: '403' }] } });
    expect(tokenOf(await verify({ ...proof, phone: maya, login_type: 'otp' }))).not.toBe('');
  });

  test('AUTH-23: signing in by password proves the phone through the service', async () => {
    const account = {
      name: 'Omar',
      email: 'omar@example.com',
      phone: fresh,
      password: 'Lake-2025',
    };
    const guest = await newGuest(server);
    await auth(server, 'sign-up', { ...account, guest_id: guest });
    const asked = await auth(server, 'login', manual(fresh, account.password, guest));
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0 });
    const proof = await sent(fresh);
    const opened = await verify({ ...proof, phone: fresh, login_type: 'manual', guest_id: guest });
    expect(tokenOf(opened)).not.toBe('');
  });

  test('AUTH-18 AUTH-20: a new phone gives its name; an unproven holder is asked about', async () => {
    const guest = await newGuest(server);
    const asked = await verify({
      ...(await sent(fresh)),
      phone: fresh,
      login_type: 'otp',
      guest_id: guest,
    });
    expect(asked.body).toMatchObject({ token: null, is_personal_info: 0 });
    const info = { name: 'Omar', email: 'omar@example.com', phone: fresh, login_type: 'otp' };
    const saved = await auth(server, 'update-info', { ...info, guest_id: guest });
    expect(tokenOf(saved)).not.toBe('');
  });

  test('REC-01 API-20: a recovery code of the service sets the new password', async () => {
    const { session_info: sessionInfo, otp: code } = await sent(maya);
    const put = (path: string, body: object) => auth(server, path, body, 'PUT');
    const checked = await put('firebase-reset-password', {
      sessionInfo,
      phoneNumber: maya,
      code,
      is_reset_token: 1,
    });
    expect(checked.status).toBe(200);
    const saved = await put('reset-password', {
      reset_token: code,
      verification_method: 'phone',
      phone: maya,
      password: 'Another-2026',
      confirm_password: 'Another-2026',
    });
    expect(saved.status).toBe(200);
    expect(tokenOf(await auth(server, 'login', manual(maya, 'Another-2026')))).not.toBe('');
  });

  test('ASVS 6.5.1 6.5.5 6.6.2: a session is good once, for ten minutes, for its own phone', async () => {
    const other = { ...(await sent(fresh)), phone: maya, login_type: 'otp' };
    expect((await verify(other)).status).toBe(403);
    const late = { ...(await sent(maya)), phone: maya, login_type: 'otp' };
    await wait(server, 601);
    expect((await verify(late)).status).toBe(403);
    const once = { ...(await sent(maya)), phone: maya, login_type: 'otp' };
    expect((await verify(once)).status).toBe(200);
    expect((await verify(once)).status).toBe(403);
  });

  test('ASVS 6.6.3: five tries, then even the right code is dead', async () => {
    const proof = { ...(await sent(maya)), phone: maya, login_type: 'otp' };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await verify({ ...proof, otp: otherThan(proof.otp) });
    }
    expect((await verify(proof)).status).toBe(403);
  });

  test('switched off, its codes open nothing', async () => {
    const proof = { ...(await sent(maya)), phone: maya, login_type: 'otp' };
    await switchLogin(server, {}, { firebase_otp_verification: 0 });
    expect((await verify(proof)).status).toBe(403);
  });

  test('ASVS 16.5.1: while the service cannot be asked nothing opens', async () => {
    const keys = { apiKey: 'k', authDomain: '', projectId: '' };
    const body = { session_info: 's', otp: '123456', phone: maya, login_type: 'otp' };
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await withServerBeside(server, { phoneService: keys }, async (beside) => {
      expect((await auth(beside, 'firebase-verify-token', body)).status).toBe(403);
    });
  });
});

test('the real service’s client reads its answers: right, wrong, and no answer', async () => {
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const keys = { apiKey: 'k', authDomain: '', projectId: '' };
  const service = realPhoneService(keys, `${origin}/identitytoolkit.googleapis.com`);
  const { session_info: session, otp } = await sent(maya);
  expect(await service.confirms(session, otherThan(otp), maya)).toBe(false);
  expect(await service.confirms(session, otp, maya)).toBe(true);
  const again = await sent(maya);
  expect(await service.confirms(again.session_info, again.otp, fresh)).toBe(false);
  const nowhere = realPhoneService(keys, `${origin}/nowhere`);
  await expect(nowhere.confirms('s', otp, maya)).rejects.toThrow('answers 404');
});
