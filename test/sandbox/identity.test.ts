import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawCode } from '../../openapi/sandbox/areas/identity/codes.ts';
import { outbox } from '../../openapi/sandbox/db/schema/operations.ts';
import { customers, oneTimeCodes, tokens } from '../../openapi/sandbox/db/schema/people.ts';
import {
  auth,
  codeSentTo,
  keepIdentities,
  manual,
  maya,
  nadia,
  otherThan,
  switchLogin,
  tokenOf,
  wait,
  whileAnotherTakes,
} from './identity.ts';
import { codesOf, newGuest } from './shop.ts';
import { openServerForTest, withServerBeside, type TestServer } from './support.ts';

let server: TestServer;
let freshStart: () => Promise<void>;
beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
});
afterAll(() => server.close());
beforeEach(() => freshStart());

const infoOf = (token: string) => server.call({ url: '/api/v1/customer/info', token });
/** A sign-in of Maya with her right password from an address. */
const signInFrom = (ip: string) =>
  server.call({
    method: 'POST',
    url: '/api/v1/auth/login',
    body: manual(maya.email, maya.password),
    ip,
  });
const verify = (body: object) => auth(server, 'verify-phone', body);
const byPhone = (otp: string, login_type: 'manual' | 'otp', guest?: number) => ({
  otp,
  phone: nadia.phone,
  verification_type: 'phone',
  login_type,
  ...(guest !== undefined && { guest_id: guest }),
});

async function signUpAndVerify(guest: number): Promise<string> {
  await auth(server, 'sign-up', { ...nadia, guest_id: guest });
  const code = await codeSentTo(server, nadia.phone);
  return tokenOf(await verify(byPhone(code, 'manual', guest)));
}

describe('sign-in by password', () => {
  test('AUTH-22: a proven account is signed in, by e-mail and by phone', async () => {
    for (const account of [maya.email, 'MAYA@sixways.example', maya.phone, '+1 555-013-7000']) {
      const reply = await auth(server, 'login', manual(account, maya.password));
      expect(reply.status, account).toBe(200);
      expect((await infoOf(tokenOf(reply))).body).toMatchObject({ f_name: 'Maya', id: 1 });
    }
  });

  test('ASVS 6.3.8: a wrong password and an unknown account answer alike', async () => {
    const wrong = await auth(server, 'login', manual(maya.email, 'not-the-one'));
    const unknown = await auth(server, 'login', manual('nobody@sixways.example', 'not-the-one'));
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test('ASVS 6.3.1: guessing waits longer and longer, and never locks the owner elsewhere', async () => {
    const guess = () => auth(server, 'login', manual(maya.email, 'not-the-one'));
    for (let time = 0; time < 5; time += 1) expect((await guess()).status).toBe(401);
    const stopped = await guess();
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    await wait(server, 61);
    for (let time = 0; time < 4; time += 1) expect((await guess()).status).toBe(401);
    const longer = await guess();
    await wait(server, 61);
    expect((await guess()).status, `after ${longer.status}`).toBe(429);
    expect((await signInFrom('203.0.113.9')).status).toBe(200);
  });

  test('ASVS 6.3.1: after five wrong passwords the right one waits the minute as well', async () => {
    for (let time = 0; time < 5; time += 1) {
      await auth(server, 'login', manual(maya.email, 'not-the-one'));
    }
    const stopped = await signInFrom('127.0.0.1');
    expect([stopped.status, codesOf(stopped)]).toEqual([429, ['throttled']]);
    await wait(server, 61);
    expect((await signInFrom('127.0.0.1')).status).toBe(200);
  });

  test('ASVS 6.3.1: after twenty wrong passwords in a day even the right one waits for the next', async () => {
    const statuses: number[] = [];
    for (let quarter = 0; quarter < 2; quarter += 1) {
      for (let minute = 0; minute < 2; minute += 1) {
        for (let time = 0; time < 5; time += 1) {
          const wrong = await auth(server, 'login', manual(maya.email, 'not-the-one'));
          statuses.push(wrong.status);
        }
        await wait(server, 61);
      }
      await wait(server, 901);
    }
    expect(statuses).toEqual(Array<number>(20).fill(401));
    expect((await signInFrom('127.0.0.1')).status).toBe(429);
    await wait(server, 86_400);
    expect((await signInFrom('127.0.0.1')).status).toBe(200);
  });

  test('ASVS 6.3.1: the right password is not counted, however often it signs in', async () => {
    for (let time = 0; time < 4; time += 1) {
      await auth(server, 'login', manual(maya.email, 'not-the-one'));
    }
    for (let time = 0; time < 25; time += 1) {
      expect((await signInFrom('127.0.0.1')).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let time = 0; time < 2; time += 1) {
      statuses.push((await auth(server, 'login', manual(maya.email, 'not-the-one'))).status);
    }
    expect(statuses).toEqual([401, 429]);
  });

  test('AUTH-24: an unproven phone is asked for its code, and opens with it', async () => {
    await server.db.update(customers).set({ phoneVerified: false }).where(eq(customers.id, 1));
    const guest = await newGuest(server);
    const asked = await auth(server, 'login', manual(maya.email, maya.password, guest));
    expect(asked.body).toMatchObject({ token: null, is_phone_verified: 0, is_email_verified: 1 });
    const code = await codeSentTo(server, maya.phone);
    const opened = await verify({ ...byPhone(code, 'manual', guest), phone: maya.phone });
    expect((await infoOf(tokenOf(opened))).body).toMatchObject({ is_phone_verified: 1 });
  });

  test('AUTH-24: with phone verification off, an unproven e-mail is asked for its code', async () => {
    await switchLogin(server, { phone_verification_status: 0 });
    const login = manual('karim@sixways.example', 'Sixways-demo-2');
    expect((await auth(server, 'login', login)).body).toMatchObject({
      token: null,
      is_phone_verified: 1,
      is_email_verified: 0,
    });
    const code = await codeSentTo(server, 'karim@sixways.example');
    const opened = await verify({
      otp: code,
      email: 'karim@sixways.example',
      verification_type: 'email',
      login_type: 'manual',
    });
    expect((await infoOf(tokenOf(opened))).body).toMatchObject({ is_email_verified: 1 });
  });

  test('AUTH-03: a way that is switched off is refused', async () => {
    await switchLogin(server, { manual_login_status: 0, otp_login_status: 0 });
    expect((await auth(server, 'login', manual(maya.email, maya.password))).status).toBe(403);
    const otp = await auth(server, 'login', { login_type: 'otp', phone: maya.phone });
    expect(otp.status).toBe(403);
  });

  test('a blocked account is told so only with the right password', async () => {
    await server.db.update(customers).set({ active: false }).where(eq(customers.id, 1));
    const wrong = await auth(server, 'login', manual(maya.email, 'not-the-one'));
    expect(wrong.status).toBe(401);
    const right = await auth(server, 'login', manual(maya.email, maya.password));
    expect([right.status, codesOf(right)]).toEqual([403, ['auth-003']]);
  });
});

describe('sign-up', () => {
  test('AUTH-23 API-17: the phone is proven by a code, then the account opens', async () => {
    const guest = await newGuest(server);
    const reply = await auth(server, 'sign-up', { ...nadia, guest_id: guest });
    expect(reply.body).toMatchObject({ token: null, is_phone_verified: 0, login_type: 'manual' });
    const code = await codeSentTo(server, nadia.phone);
    const opened = await verify(byPhone(code, 'manual', guest));
    expect((await infoOf(tokenOf(opened))).body).toMatchObject({
      f_name: 'Nadia',
      l_name: 'Karim Saleh',
      phone: nadia.phone,
      is_phone_verified: 1,
    });
  });

  test('ASVS 6.3.8: a taken phone or address answers like a free one, and its owner is told', async () => {
    const free = await auth(server, 'sign-up', nadia);
    const takenPhone = await auth(server, 'sign-up', {
      ...nadia,
      phone: maya.phone,
      email: 'another@example.com',
    });
    const takenEmail = await auth(server, 'sign-up', {
      ...nadia,
      phone: '+8801700000013',
      email: maya.email,
    });
    expect(takenPhone.body).toEqual({
      ...(free.body as object),
      email: 'another@example.com',
      phone: maya.phone,
    });
    expect(takenEmail.body).toEqual({
      ...(free.body as object),
      email: maya.email,
      phone: '+8801700000013',
    });
    expect(await codeSentTo(server, maya.phone)).toBe('');
    const told = await server.db.select().from(outbox).where(eq(outbox.purpose, 'notice'));
    expect(told.map(({ target }) => target)).toEqual([maya.phone, maya.email, '+8801700000013']);
    expect(await server.db.$count(customers)).toBe(3);
  });

  test.each(['password', '12345678', 'PASSWORD', 'qwertyuiop', ' '.repeat(8), '\0'.repeat(8)])(
    'S4, ASVS 6.2.4: the password %j is refused, and opens no account',
    async (password) => {
      const reply = await auth(server, 'sign-up', { ...nadia, password });
      expect([reply.status, codesOf(reply)]).toEqual([403, ['password']]);
      expect((await auth(server, 'login', manual(nadia.email, password))).status).toBe(401);
    },
  );

  test('with no verification at all, a taken phone is refused and a free one opens', async () => {
    await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
    const taken = await auth(server, 'sign-up', { ...nadia, phone: maya.phone });
    expect([taken.status, codesOf(taken)]).toEqual([403, ['phone']]);
    const free = await auth(server, 'sign-up', nadia);
    expect((await infoOf(tokenOf(free))).status).toBe(200);
  });

  test.each([
    ['phone', 'This phone number already has an account.'],
    ['email', 'This e-mail address already has an account.'],
  ] as const)(
    'the %s that another account takes meanwhile is refused at that field',
    async (field, message) => {
      await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
      const refused = await whileAnotherTakes(server, field, () => auth(server, 'sign-up', nadia));
      expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: field, message }] } });
    },
  );

  test('ASVS 6.6.2: a stranger who signs up the same phone cannot set its password', async () => {
    const victim = await newGuest(server);
    const attacker = await newGuest(server);
    await auth(server, 'sign-up', { ...nadia, guest_id: victim });
    const first = await codeSentTo(server, nadia.phone);
    await wait(server, 61);
    await auth(server, 'sign-up', { ...nadia, password: 'attackers-own', guest_id: attacker });
    const second = await codeSentTo(server, nadia.phone);
    expect((await verify(byPhone(second, 'manual', victim))).status).toBe(404);
    expect((await verify(byPhone(first, 'manual', victim))).status).toBe(200);
    expect((await auth(server, 'login', manual(nadia.phone, 'attackers-own'))).status).toBe(401);
    expect((await auth(server, 'login', manual(nadia.phone, nadia.password))).status).toBe(200);
  });

  test('AUTH-15 ASVS 2.2.2: the rules of the form are the server’s too', async () => {
    for (const [field, wrong] of [
      ['password', 'five5'],
      ['phone', '12'],
      ['email', 'not an address'],
      ['name', ''],
    ] as const) {
      const reply = await auth(server, 'sign-up', { ...nadia, [field]: wrong });
      expect([reply.status, codesOf(reply)], field).toEqual([403, [field]]);
    }
    const referred = await auth(server, 'sign-up', { ...nadia, ref_code: 'NOBODY' });
    expect([referred.status, codesOf(referred)]).toEqual([405, ['ref_code']]);
  });

  test.each([
    ['five5', 403],
    ['sixsix', 200],
    ['seven77', 200],
  ])(
    'm1, AUTH-15: a password of six characters is enough to sign up: %s',
    async (password, status) => {
      const reply = await auth(server, 'sign-up', { ...nadia, password });
      expect(reply.status).toBe(status);
      if (status === 403) {
        expect(JSON.stringify(reply.body)).toContain(
          'The password must have at least 6 characters.',
        );
      }
    },
  );

  test('ASVS 15.3.3: fields of the account that are not asked for are ignored', async () => {
    const guest = await newGuest(server);
    const extra = { walletBalance: 9999, wallet_balance: 9999, phoneVerified: true, id: 1 };
    await auth(server, 'sign-up', { ...nadia, ...extra, guest_id: guest });
    const [row] = await server.db.select().from(customers).where(eq(customers.phone, nadia.phone));
    expect(row).toMatchObject({ walletBalance: 0, phoneVerified: false });
  });
});

describe('sign-in by code', () => {
  const ask = (guest?: number) =>
    auth(server, 'login', {
      login_type: 'otp',
      phone: nadia.phone,
      ...(guest !== undefined && { guest_id: guest }),
    });

  test('AUTH-18 API-04: a new phone gives its name first, in the browser that proved it', async () => {
    const guest = await newGuest(server);
    await ask(guest);
    const code = await codeSentTo(server, nadia.phone);
    const proven = await verify(byPhone(code, 'otp', guest));
    expect(proven.body).toMatchObject({ token: null, is_personal_info: 0 });
    const info = { name: nadia.name, phone: nadia.phone, email: nadia.email, login_type: 'otp' };
    const stranger = await newGuest(server);
    const elsewhere = await auth(server, 'update-info', { ...info, guest_id: stranger });
    expect(elsewhere.status).toBe(404);
    const done = await auth(server, 'update-info', { ...info, guest_id: guest });
    expect((await infoOf(tokenOf(done))).body).toMatchObject({ email: nadia.email });
    expect((await auth(server, 'update-info', { ...info, guest_id: guest })).status).toBe(404);
  });

  test('AUTH-19: a proven phone is signed in; asking tells nobody whether it has an account', async () => {
    const known = await auth(server, 'login', { login_type: 'otp', phone: maya.phone });
    const unknown = await ask();
    expect(known.text).toBe(unknown.text.replace(nadia.phone, maya.phone));
    const code = await codeSentTo(server, maya.phone);
    const opened = await verify({ ...byPhone(code, 'otp'), phone: maya.phone });
    expect((await infoOf(tokenOf(opened))).body).toMatchObject({ id: 1 });
  });

  test.each(['yes', 'no'])('AUTH-20: "Is It You?" answered %s', async (verified) => {
    await server.db
      .update(customers)
      .set({ phoneVerified: false, emailVerified: false })
      .where(eq(customers.id, 1));
    const login = { login_type: 'otp', phone: maya.phone };
    await auth(server, 'login', login);
    const code = await codeSentTo(server, maya.phone);
    const asked = await verify({ ...byPhone(code, 'otp'), phone: maya.phone });
    expect(asked.body).toMatchObject({
      token: null,
      is_exist_user: { id: 1, name: 'Maya Haddad', image: null },
    });
    const wrong = await auth(server, 'login', { ...login, otp: otherThan(code), verified });
    expect(wrong.status).toBe(404);
    const answered = await auth(server, 'login', { ...login, otp: code, verified });
    const [older] = await server.db.select().from(customers).where(eq(customers.id, 1));
    if (verified === 'yes') {
      expect((await infoOf(tokenOf(answered))).body).toMatchObject({ id: 1 });
      expect(older).toMatchObject({ phoneVerified: true, passwordHash: null });
    } else {
      expect(answered.body).toMatchObject({ token: null, is_personal_info: 0 });
      expect(older?.phone).toBeNull();
    }
    const again = await auth(server, 'login', { ...login, otp: code, verified });
    expect(again.status).toBe(404);
  });
});

describe('one-time codes', () => {
  const ask = () => auth(server, 'login', { login_type: 'otp', phone: nadia.phone });

  test('OTP-02 ASVS 6.5.3 6.5.4: six digits, every one as likely', () => {
    const draws = 100_000;
    const counts = new Map<string, number>();
    for (let time = 0; time < draws; time += 1) {
      Array.from(drawCode()).forEach((digit, place) => {
        const key = `${place}${digit}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      });
    }
    expect(counts.size).toBe(60);
    // Chi-squared over ten digits: above 33.7 happens once in ten thousand fair draws.
    for (const place of '012345') {
      const sum = Array.from('0123456789').reduce((total, digit) => {
        const off = (counts.get(place + digit) ?? 0) - draws / 10;
        return total + off ** 2 / (draws / 10);
      }, 0);
      expect(sum).toBeLessThan(45);
    }
  });

  test('ASVS 6.5.1: a code works once, and only its hash is kept', async () => {
    await ask();
    const code = await codeSentTo(server, nadia.phone);
    const [row] = await server.db.select().from(oneTimeCodes);
    expect(row?.codeHash.startsWith('scrypt$')).toBe(true);
    expect((await verify(byPhone(code, 'otp'))).status).toBe(200);
    expect((await verify(byPhone(code, 'otp'))).status).toBe(404);
  });

  test('ASVS 6.5.5: a code is dead after ten minutes, and when a newer one was sent', async () => {
    await ask();
    const former = await codeSentTo(server, nadia.phone);
    await wait(server, 61);
    await ask();
    expect((await verify(byPhone(former, 'otp'))).status).toBe(404);
    const newer = await codeSentTo(server, nadia.phone);
    await wait(server, 601);
    expect((await verify(byPhone(newer, 'otp'))).status).toBe(404);
  });

  test('ASVS 6.6.3: five tries, parallel ones counted, then even the right code is dead', async () => {
    await ask();
    const code = await codeSentTo(server, nadia.phone);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => verify(byPhone(otherThan(code), 'otp'))),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(5);
    expect(statuses.filter((status) => status === 405)).toHaveLength(7);
    const right = await verify(byPhone(code, 'otp'));
    expect([right.status, codesOf(right)]).toEqual([405, ['otp_block_time']]);
  });

  test('OTP-03 ASVS 6.6.2: one code a minute, five an hour', async () => {
    expect((await ask()).status).toBe(200);
    const early = await ask();
    expect([early.status, codesOf(early)]).toEqual([405, ['otp']]);
    for (let time = 0; time < 4; time += 1) {
      await wait(server, 61);
      expect((await ask()).status).toBe(200);
    }
    await wait(server, 61);
    expect((await ask()).status).toBe(405);
  });

  test('ASVS 2.4.1: one address can neither ask for codes nor guess them without end', async () => {
    await withServerBeside(server, { requestsPerMinute: 600 }, async (shop) => {
      const askFor = (phone: string) => auth(shop, 'login', { login_type: 'otp', phone });
      const statuses = new Set<number>();
      for (let time = 0; time < 200; time += 1) statuses.add((await askFor(nadia.phone)).status);
      expect([...statuses]).toEqual([200, 405]);
      const other = await askFor('+15550139977');
      expect(other.status).toBe(429);
      expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);

      // Guesses at codes of every kind count together; those at a switched-off service cost no hash.
      const guess = { session_info: 's', otp: '000000', phone: nadia.phone, login_type: 'otp' };
      for (let time = 0; time < 60; time += 1) await auth(shop, 'firebase-verify-token', guess);
      const last = await auth(shop, 'verify-phone', byPhone('000000', 'otp'));
      expect(last.status).toBe(429);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
      // The limit locks nobody out: signing in with a password still works.
      expect((await auth(shop, 'login', manual(maya.email, maya.password))).status).toBe(200);
    });
  });

  test('ASVS 6.6.2: a code opens only what it was asked for', async () => {
    await ask();
    const code = await codeSentTo(server, nadia.phone);
    expect((await verify(byPhone(code, 'manual'))).status).toBe(404);
    const recovery = { reset_token: code, verification_method: 'phone', phone: nadia.phone };
    expect((await auth(server, 'verify-token', recovery)).status).toBe(400);
  });
});

describe('recovery', () => {
  const target = { verification_method: 'email', email: maya.email };
  const password = { password: 'A-new-one-9', confirm_password: 'A-new-one-9' };
  const reset = (body: object) => auth(server, 'reset-password', body, 'PUT');

  test.each([
    ['five5', 403],
    ['sixsix', 200],
    ['seven77', 200],
  ])('m1, REC-08: a new password of six characters is enough: %s', async (short, status) => {
    await auth(server, 'forgot-password', target);
    const reset_token = await codeSentTo(server, maya.email);
    const words = { password: short, confirm_password: short };
    const reply = await reset({ ...target, ...words, reset_token });
    expect(reply.status).toBe(status);
    if (status === 403) {
      expect(JSON.stringify(reply.body)).toContain('The password must have at least 6 characters.');
    }
    expect((await auth(server, 'login', manual(maya.email, short))).status).toBe(status);
  });

  test('REC-01 API-18..20: code, check, new password; all sessions end and the owner is told', async () => {
    const before = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
    expect((await auth(server, 'forgot-password', target)).status).toBe(200);
    const reset_token = await codeSentTo(server, maya.email);
    expect((await auth(server, 'verify-token', { ...target, reset_token })).status).toBe(200);
    expect((await reset({ ...target, ...password, reset_token })).status).toBe(200);
    expect((await infoOf(before)).status).toBe(401);
    expect((await auth(server, 'login', manual(maya.email, maya.password))).status).toBe(401);
    const after = await auth(server, 'login', manual(maya.email, password.password));
    expect(after.status).toBe(200);
    expect((await reset({ ...target, ...password, reset_token })).status).toBe(400);
    const told = await server.db.select().from(outbox).where(eq(outbox.purpose, 'notice'));
    expect(told.map((message) => message.target)).toEqual([maya.email]);
  });

  test('ASVS 6.3.8: known and unknown accounts answer alike at every step', async () => {
    const unknown = { verification_method: 'email', email: 'nobody@sixways.example' };
    const steps = async (who: object) => {
      const replies = [await auth(server, 'forgot-password', who)];
      replies.push(await auth(server, 'forgot-password', who));
      for (let time = 0; time < 6; time += 1) {
        replies.push(await auth(server, 'verify-token', { ...who, reset_token: '000000' }));
      }
      return replies.map(({ status, text }) => `${status} ${text.replace(/\d+ seconds/, 'N')}`);
    };
    expect(await steps(unknown)).toEqual(await steps(target));
    expect(await codeSentTo(server, 'nobody@sixways.example')).toBe('');
  });

  test('ASVS 2.3.1: no step can be taken before the one it needs', async () => {
    const code = { ...target, reset_token: '123456' };
    expect((await auth(server, 'verify-token', code)).status).toBe(400);
    expect((await reset({ ...code, ...password })).status).toBe(400);
    expect((await verify(byPhone('123456', 'manual'))).status).toBe(404);
    const info = { name: nadia.name, phone: nadia.phone, email: nadia.email, login_type: 'otp' };
    expect((await auth(server, 'update-info', info)).status).toBe(404);
    const yes = { login_type: 'otp', phone: maya.phone, otp: '123456', verified: 'yes' };
    expect((await auth(server, 'login', yes)).status).toBe(404);
    expect((await auth(server, 'login', manual(maya.email, maya.password))).status).toBe(200);
  });

  test('REC-09: passwords that differ are refused before the code is looked at', async () => {
    const reply = await reset({
      ...target,
      reset_token: '000000',
      password: 'A-new-one-9',
      confirm_password: 'Another-one-9',
    });
    expect([reply.status, codesOf(reply)]).toEqual([401, ['mismatch']]);
  });

  test('REC-02: a way that is switched off is refused', async () => {
    await switchLogin(server, { email_verification_status: 0 });
    expect((await auth(server, 'forgot-password', target)).status).toBe(403);
  });
});

describe('sessions', () => {
  test('ASVS 7.2.2 7.2.3 7.4.1: tokens are random and hashed; after signing out they open nothing', async () => {
    const token = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
    const other = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toBe(other);
    const rows = await server.db.select().from(tokens);
    expect(rows.some(({ hash }) => hash === token)).toBe(false);
    const out = await server.call({ method: 'POST', url: '/api/v1/auth/logout', token, body: {} });
    expect(out.status).toBe(200);
    expect((await infoOf(token)).status).toBe(401);
    expect((await infoOf(other)).status).toBe(200);
  });

  test('ASVS 7.2.1: only a token the server gave opens an account', async () => {
    const token = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
    const other = token.startsWith('A') ? 'B' : 'A';
    const guesses = [
      `${other}${token.slice(1)}`,
      `${token}A`,
      token.slice(0, -1),
      token.toUpperCase(),
      randomBytes(32).toString('base64url'),
      '1',
      "' or '1'='1",
    ];
    for (const guess of guesses) expect((await infoOf(guess)).status, guess).toBe(401);
    expect((await infoOf(token)).status).toBe(200);
  });

  test('ASVS 7.3.1: a session ends after 20 idle days, and after 60 in any case', async () => {
    const token = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
    const day = 86_400;
    for (let days = 0; days < 57; days += 19) {
      await wait(server, 19 * day);
      expect((await infoOf(token)).status).toBe(200);
    }
    await wait(server, 4 * day);
    expect((await infoOf(token)).status).toBe(401);
  });

  test('ASVS 7.2.4: the guest id ends with the sign-in', async () => {
    const guest = await newGuest(server);
    const token = await signUpAndVerify(guest);
    expect(token).not.toBe('');
    const cart = await server.call({
      url: '/api/v1/customer/cart/list',
      query: { guest_id: guest },
      moduleId: 1,
    });
    expect(cart).toMatchObject({ status: 401, body: { errors: 'Unauthorized' } });
  });
});

describe('outbox', () => {
  const codeOf = (to: string) =>
    server.call({ method: 'POST', url: '/sandbox/outbox/code', body: { to } });

  test('OTP-06: in a demo the page and the newest code can be read', async () => {
    await auth(server, 'login', { login_type: 'otp', phone: nadia.phone });
    const code = await codeSentTo(server, nadia.phone);
    expect((await codeOf(nadia.phone)).body).toEqual({ code });
    expect((await codeOf('+000000000')).body).toEqual({ code: null });
    const page = await server.inject({ url: '/sandbox/outbox' });
    expect(page.body).toContain(code);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('OTP-06: without demo neither is there', async () => {
    await switchLogin(server, {}, { demo: false });
    await auth(server, 'login', { login_type: 'otp', phone: nadia.phone });
    expect((await codeOf(nadia.phone)).status).toBe(404);
    expect((await server.inject({ url: '/sandbox/outbox' })).statusCode).toBe(404);
  });
});
