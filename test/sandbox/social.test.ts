import { generateKeyPair, SignJWT, createLocalJWKSet, exportJWK } from 'jose';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { readIdToken } from '../../openapi/sandbox/providers/idTokens.ts';
import { asObject } from '../anyObject.ts';
import { auth, codeSentTo, keepIdentities, switchLogin, tokenOf, wait } from './identity.ts';
import { newGuest } from './shop.ts';
import { leftAt, signedInAt, type Person } from './social.ts';
import { openServerForTest, withServerBeside, type TestServer } from './support.ts';

const maya = 0;
const karim = 1;
const sami = 3;
const lina = { name: 'Lina Farah', email: 'lina@people.example' };
const phone = '+15550139901';

let server: TestServer;
let freshStart: () => Promise<void>;
beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
});
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => freshStart());

const at = (person: Person, medium: 'google' | 'facebook' | 'apple' = 'google') =>
  signedInAt(server, medium, person);
const login = (body: object) => auth(server, 'login', body);
const infoOf = async (token: string) =>
  asObject((await server.call({ url: '/api/v1/customer/info', token })).body);
const verify = (otp: string, of: string, guest: number) =>
  auth(server, 'verify-phone', {
    otp,
    phone: of,
    verification_type: 'phone',
    login_type: 'manual',
    guest_id: guest,
  });

describe('sign-in through a provider', () => {
  test('AUTH-35 API-13: who has proven the address is signed in, through each of the three', async () => {
    for (const medium of ['google', 'facebook', 'apple'] as const) {
      const reply = await login(await at(maya, medium));
      expect(reply).toMatchObject({ status: 200, body: { login_type: 'social' } });
      expect(await infoOf(tokenOf(reply))).toMatchObject({ f_name: 'Maya', id: 1 });
    }
  });

  test('AUTH-18 AUTH-31: a new customer gives name and phone, proves it, and is known ever after', async () => {
    const guest = await newGuest(server);
    const credential = { ...(await at(lina)), guest_id: guest };
    const asked = await login(credential);
    expect(asked.body).toMatchObject({ token: null, is_personal_info: 0, email: lina.email });
    const info = { name: lina.name, email: lina.email, phone, login_type: 'social' };
    const saved = await auth(server, 'update-info', { ...info, guest_id: guest });
    expect(saved.body).toMatchObject({ token: null, is_phone_verified: 0, phone });
    const opened = await verify(await codeSentTo(server, phone), phone, guest);
    expect(await infoOf(tokenOf(opened))).toMatchObject({ f_name: 'Lina', email: lina.email });
    const again = await login({ ...(await at(lina)), guest_id: await newGuest(server) });
    expect(tokenOf(again)).not.toBe('');
  });

  test('API-14: the older call proves who it is in the same way, and answers with the step to go', async () => {
    const credential = await at(maya);
    const opened = await auth(server, 'social-login', credential);
    expect(opened.body).toMatchObject({ is_phone_verified: 1 });
    expect(await infoOf(tokenOf(opened))).toMatchObject({ id: 1 });
    // A token opens one account, once, by whichever call.
    expect(await auth(server, 'social-login', credential)).toMatchObject({ status: 403 });
    const forged = { ...(await at(karim)), nonce: 'another' };
    expect(await auth(server, 'social-login', forged)).toMatchObject({
      status: 403,
      body: { error: expect.any(String) },
    });
    const fresh = await auth(server, 'social-login', await at(lina));
    expect(fresh.body).toMatchObject({ token: null, is_personal_info: 0 });
    const nameless = await auth(server, 'social-login', await at(sami));
    expect(nameless).toMatchObject({ status: 403, body: { errors: [{ code: 'email' }] } });
    await switchLogin(server, { google_login_status: 0 });
    expect((await auth(server, 'social-login', await at(maya))).status).toBe(403);
  });

  test('ASVS 6.6.2: the personal info is taken only from the browser that brought the token', async () => {
    const guest = await newGuest(server);
    await login({ ...(await at(lina)), guest_id: guest });
    const info = { name: 'Mallory', email: lina.email, phone, login_type: 'social' };
    const stranger = { ...info, guest_id: await newGuest(server) };
    expect((await auth(server, 'update-info', stranger)).status).toBe(404);
    expect((await auth(server, 'update-info', info)).status).toBe(404);
    await wait(server, 601);
    expect((await auth(server, 'update-info', { ...info, guest_id: guest })).status).toBe(404);
  });

  test('AUTH-20: an account that never proved the address is asked about, and opened by yes', async () => {
    const credential = await at(karim);
    const asked = await login(credential);
    expect(asked.body).toMatchObject({
      token: null,
      is_exist_user: { id: 2, name: 'Karim Nasser' },
    });
    const opened = await login({ ...credential, verified: 'yes' });
    expect(await infoOf(tokenOf(opened))).toMatchObject({ id: 2 });
  });

  test('AUTH-20: no takes the address from the older account and starts a new one', async () => {
    const fresh = await login({ ...(await at(karim)), verified: 'no' });
    expect(fresh.body).toMatchObject({ token: null, is_personal_info: 0 });
    const [older] = await server.db.select().from(customers).where(eq(customers.id, 2));
    expect(older?.email).toBeNull();
  });

  test('AUTH-33 API-14: without an address it is asked for, and proven by a code like any other', async () => {
    const guest = await newGuest(server);
    for (const medium of ['google', 'apple'] as const) {
      const refused = await login({ ...(await at(sami, medium)), guest_id: guest });
      expect(refused).toMatchObject({ status: 403 });
      expect(asObject(refused.body)['errors']).toContainEqual(
        expect.objectContaining({ code: 'email' }),
      );
    }
    // A client that sends the unknown address as empty text is told of the address and nothing else.
    const empty = await login({ ...(await at(sami)), email: '', guest_id: guest });
    expect(empty.body).toEqual({
      errors: [{ code: 'email', message: 'The email field is required.' }],
    });
    const credential = { ...(await at(sami, 'apple')), guest_id: guest };
    const info = { email: 'sami@people.example', phone, id_token: credential.token };
    const nameless = await auth(server, 'social-register', { ...credential, ...info });
    expect(nameless).toMatchObject({ status: 403, body: { errors: [{ code: 'name' }] } });
    const body = { ...credential, ...info, name: 'Sami' };
    const asked = await auth(server, 'social-register', body);
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0 });
    const opened = await verify(await codeSentTo(server, phone), phone, guest);
    expect(await infoOf(tokenOf(opened))).toMatchObject({ f_name: 'Sami' });
    expect(tokenOf(await login(await at(sami, 'apple')))).not.toBe('');
  });

  test('AUTH-33 ASVS 6.3.8: an address that was typed opens nobody’s account', async () => {
    const guest = await newGuest(server);
    const credential = { ...(await at(sami)), guest_id: guest, id_token: '' };
    const body = { ...credential, email: 'maya@sixways.example', phone, name: 'Mallory' };
    const asked = await auth(server, 'social-register', body);
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(await codeSentTo(server, phone)).toBe('');
  });

  test('AUTH-21: an account without a phone is asked for one, and a taken one tells nobody', async () => {
    await server.db
      .update(customers)
      .set({ phone: null, phoneVerified: false })
      .where(eq(customers.id, 1));
    const guest = await newGuest(server);
    const credential = { ...(await at(maya)), guest_id: guest };
    const asked = await login(credential);
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(asked.body).not.toHaveProperty('phone');
    const taken = '+15550137001';
    const pretended = await login({ ...credential, phone: taken });
    expect(pretended.body).toMatchObject({ token: null, is_phone_verified: 0, phone: taken });
    expect(await codeSentTo(server, taken)).toBe('');
    const sent = await login({ ...credential, phone });
    expect(sent.body).toMatchObject({ token: null, is_phone_verified: 0, phone });
    const opened = await verify(await codeSentTo(server, phone), phone, guest);
    expect(await infoOf(tokenOf(opened))).toMatchObject({ id: 1, phone });
  });

  test('AUTH-21: a mistyped phone that was never proven is asked for again, and replaced', async () => {
    const guest = await newGuest(server);
    await login({ ...(await at(lina)), guest_id: guest });
    const mistyped = '+15550139902';
    const info = { name: lina.name, email: lina.email, phone: mistyped, login_type: 'social' };
    await auth(server, 'update-info', { ...info, guest_id: guest });
    const credential = { ...(await at(lina)), guest_id: guest };
    const asked = await login(credential);
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(asked.body).not.toHaveProperty('phone');
    const sent = await login({ ...credential, phone });
    expect(sent.body).toMatchObject({ token: null, is_phone_verified: 0, phone });
    const opened = await verify(await codeSentTo(server, phone), phone, guest);
    expect(await infoOf(tokenOf(opened))).toMatchObject({ f_name: 'Lina', phone });
    expect(await server.db.$count(customers, eq(customers.phone, mistyped))).toBe(0);
  });

  test('AUTH-21 PROF-05: a proven phone is not replaced by one that is sent with the token', async () => {
    const opened = await login({ ...(await at(maya)), phone });
    expect(await infoOf(tokenOf(opened))).toMatchObject({ id: 1, phone: '+15550137000' });
  });

  /** A new customer signs in and completes the account with `phone`. */
  const complete = async (person: { name: string; email: string }) => {
    const guest = await newGuest(server);
    await login({ ...(await at(person)), guest_id: guest });
    const info = { name: person.name, email: person.email, phone, login_type: 'social' };
    return () => auth(server, 'update-info', { ...info, guest_id: guest });
  };
  const omar = { name: 'Omar Saleh', email: 'omar@people.example' };

  test('AUTH-18: of those who give the same phone at once, one gets it, and none an error', async () => {
    const names = ['Lina', 'Omar', 'Nour', 'Ziad', 'Huda', 'Rami'];
    const people = names.map((name) => ({ name, email: `${name}@people.example`.toLowerCase() }));
    const asked = await Promise.all(people.map(complete));
    const replies = await Promise.all(asked.map((ask) => ask()));
    expect([200, 403]).toEqual(expect.arrayContaining(replies.map(({ status }) => status)));
    expect(await server.db.$count(customers, eq(customers.phone, phone))).toBe(1);
  });

  test('AUTH-18: a taken phone is refused where no phone is verified, for no code would come', async () => {
    await switchLogin(server, { phone_verification_status: 0 });
    expect(tokenOf(await (await complete(lina))())).not.toBe('');
    const ask = await complete(omar);
    const refused = { status: 403, body: { errors: [{ code: 'phone' }] } };
    expect(await ask()).toMatchObject(refused);
    expect(await ask()).toMatchObject(refused);
  });

  test('AUTH-03 AUTH-35: a provider that is off is refused, and so is all without the switch', async () => {
    await switchLogin(server, { google_login_status: 0 });
    expect(await login(await at(maya))).toMatchObject({
      status: 403,
      body: { error: 'This way to sign in is switched off.' },
    });
    await switchLogin(server, { google_login_status: 1, social_login_status: 0 });
    expect((await login(await at(maya, 'apple'))).status).toBe(403);
  });

  test('a visit that was left brings no token', async () => {
    const back = await leftAt(server, 'facebook');
    expect(back.pathname).toBe('/sign-in/return');
    expect(back.hash).toContain('error=access_denied');
    expect(back.hash).not.toContain('id_token');
  });
});

describe('what a token is worth', () => {
  test('never what the client says: another nonce, medium or address signs nobody in', async () => {
    const credential = await at(maya);
    const [head, payload, signature] = credential.token.split('.');
    const other = Buffer.from(payload ?? '', 'base64url')
      .toString()
      .replace('maya@', 'karim@');
    const forged = `${head}.${Buffer.from(other).toString('base64url')}.${signature}`;
    for (const body of [
      { ...credential, nonce: 'guessed' },
      { ...credential, nonce: undefined },
      { ...credential, medium: 'facebook' },
      { ...credential, token: forged },
      { ...credential, token: 'no.token.at-all' },
    ]) {
      expect(await login(body)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('did not confirm') as string },
      });
    }
    const named = { ...credential, email: 'karim@sixways.example', unique_id: '2' };
    expect(await infoOf(tokenOf(await login(named)))).toMatchObject({ id: 1 });
  });

  test('it opens one account once, in the browser that brought it', async () => {
    const credential = { ...(await at(lina)), guest_id: await newGuest(server) };
    expect((await login(credential)).status).toBe(200);
    const stolen = { ...credential, guest_id: await newGuest(server) };
    expect((await login(stolen)).status).toBe(403);
    const used = { ...(await at(maya)), guest_id: await newGuest(server) };
    expect(tokenOf(await login(used))).not.toBe('');
    expect((await login(used)).status).toBe(403);
  });

  test('the stand-in, where anybody can be anybody, is there for demos only', async () => {
    const credential = await at(maya);
    await switchLogin(server, {}, { demo: false });
    expect((await login(credential)).status).toBe(403);
    for (const path of ['auth', 'apple.js', 'choose/1', 'apple-return']) {
      expect((await server.call({ url: `/sandbox/providers/${path}` })).status, path).toBe(404);
    }
    const config = asObject((await server.call({ url: '/api/v1/config' })).body);
    expect(JSON.stringify(config['social_login'])).not.toContain('sandbox');
  });

  test('ASVS 2.4.1: tokens cannot be tried without end', async () => {
    const body = {
      login_type: 'social',
      medium: 'google',
      token: 'x',
      unique_id: 'x',
      email: 'x@y.z',
    };
    const statuses = new Set<number>();
    await withServerBeside(server, { requestsPerMinute: 600 }, async (shop) => {
      for (let attempt = 0; attempt < 61; attempt += 1)
        statuses.add((await auth(shop, 'login', body)).status);
    });
    expect([...statuses]).toEqual([403, 429]);
  });

  test('ASVS 16.5.1: a provider that cannot be asked signs nobody in, and says so', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({ nonce: 'n' })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .sign(privateKey);
    const body = { login_type: 'social', medium: 'google', token, unique_id: '1', email: 'a@b.c' };
    const clients = { google: 'registered', facebook: null, apple: null };
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await withServerBeside(server, { clients }, async (beside) => {
      const config = asObject((await beside.call({ url: '/api/v1/config' })).body);
      expect(config['social_login']).toContainEqual({
        login_medium: 'google',
        status: true,
        client_id: 'registered',
      });
      expect(await auth(beside, 'login', body)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('cannot be asked') as string },
      });
    });
  });

  test('signature, issuer, audience, age, nonce and a checked address, each on its own', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const stranger = await generateKeyPair('RS256');
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k' }] });
    const issuer = { issuer: ['https://id.test'], audience: 'shop', keys };
    const nonce = createHash('sha256').update('mine').digest('base64url');
    const good = {
      iss: 'https://id.test',
      aud: 'shop',
      sub: '7',
      nonce,
      email: 'Lina@People.example',
      email_verified: true,
    };
    const now = Math.floor(Date.now() / 1000);
    const read = async (claims: object, { key = privateKey, issuedAt = now, alg = 'RS256' } = {}) =>
      readIdToken(
        'google',
        issuer,
        await new SignJWT({ ...claims })
          .setProtectedHeader({ alg, kid: 'k' })
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + 300)
          .sign(key),
        'mine',
      );
    expect(await read(good)).toEqual({ socialId: 'google:7', email: 'lina@people.example' });
    expect((await read({ ...good, email_verified: false })).email).toBeNull();
    expect((await read({ ...good, email_verified: undefined })).email).toBeNull();
    const refused = { providerIsDown: false };
    await expect(read({ ...good, iss: 'https://evil.test' })).rejects.toMatchObject(refused);
    await expect(read({ ...good, aud: 'another-shop' })).rejects.toMatchObject(refused);
    await expect(read({ ...good, nonce: 'mine' })).rejects.toMatchObject(refused);
    await expect(read({ ...good, nonce: undefined })).rejects.toMatchObject(refused);
    await expect(read({ ...good, sub: undefined })).rejects.toMatchObject(refused);
    await expect(read(good, { issuedAt: now - 700 })).rejects.toMatchObject(refused);
    await expect(read(good, { key: stranger.privateKey })).rejects.toMatchObject(refused);
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`;
    await expect(readIdToken('google', issuer, unsigned, 'mine')).rejects.toMatchObject(refused);
  });
});
