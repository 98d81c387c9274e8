import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../openapi/sandbox/db/schema/operations.ts';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { jpeg } from '../rules/pictures.ts';
import {
  auth,
  codeSentTo,
  keepIdentities,
  manual,
  otherThan,
  switchLogin,
  tokenOf,
  wait,
  whileAnotherTakes,
} from './identity.ts';
import { openServerForTest, type TestServer } from './support.ts';

const maya = {
  name: 'Maya Haddad',
  email: 'maya@sixways.example',
  phone: '+15550137000',
  password: 'Sixways-demo-1',
};
const newPhone = '+8801700000044';

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestServer;
let freshStart: () => Promise<void>;
let token: string;
beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await freshStart();
  token = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
});

const { password: _, ...fields } = maya;
const change = (body: object) =>
  server.call({
    method: 'POST',
    url: '/api/v1/customer/update-profile',
    token,
    body: { ...fields, ...body },
  });
/** The phone of the account as one that nobody proved: only such a one can be changed (PROF-05). */
const withUnprovenPhone = () =>
  server.db.update(customers).set({ phoneVerified: false }).where(eq(customers.phone, maya.phone));
const me = async () => (await server.call({ url: '/api/v1/customer/info', token })).body;

describe('API-03: the profile', () => {
  test('API-03: a name is saved at once, and the picture that comes with it in a form', async () => {
    const form = new FormData();
    const sent = { ...fields, name: 'Maya Lina Haddad', button_type: '' };
    for (const [name, value] of Object.entries(sent)) form.set(name, value);
    form.set('image', new Blob([picture], { type: 'image/png' }), '../me.png');
    const body = new Response(form);
    const reply = await server.inject({
      method: 'POST',
      url: '/api/v1/customer/update-profile',
      headers: {
        authorization: `Bearer ${token}`,
        'x-localization': 'en',
        'content-type': body.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(reply.json()).toEqual({ message: 'Successfully updated' });
    expect(await me()).toMatchObject({
      f_name: 'Maya',
      l_name: 'Lina Haddad',
      phone: maya.phone,
      image: expect.stringMatching(/^uploads\/[\w-]{24}\.png$/) as string,
    });
  });

  test('API-03: where nothing is verified, saving a name leaves all other accounts alone', async () => {
    const sami = { name: 'Sami', email: 'sami@example.com', phone: newPhone };
    await auth(server, 'sign-up', { ...sami, password: maya.password });
    await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
    await server.db
      .update(customers)
      .set({ phoneVerified: false, emailVerified: false })
      .where(eq(customers.phone, maya.phone));
    expect((await change({ name: 'Maya Lina' })).status).toBe(200);
    expect((await auth(server, 'login', manual(sami.email, maya.password))).status).toBe(200);
  });

  test('API-03 OTP-01: a new phone is proven by its own code before anything changes', async () => {
    await withUnprovenPhone();
    const asked = await change({ name: 'Maya Lina', phone: newPhone });
    const way = { verification_on: 'phone', verification_medium: 'SMS' };
    expect(asked.body).toEqual({ ...way, otp_send: true, message: 'Please verify your phone' });
    expect(await me()).toMatchObject({ l_name: 'Haddad', phone: maya.phone });
    const code = await codeSentTo(server, newPhone);
    const answer = { ...way, name: 'Maya Lina', phone: newPhone };
    const wrong = await change({ ...answer, otp: otherThan(code) });
    expect(wrong).toMatchObject({
      status: 403,
      body: { ...way, message: 'The code is not right.' },
    });
    expect((await change({ ...answer, otp: code })).body).toEqual({
      message: 'Successfully updated',
    });
    expect(await me()).toMatchObject({ l_name: 'Lina', phone: newPhone, is_phone_verified: 1 });
    // Used once, for this phone only.
    expect((await change({ ...answer, otp: code })).status).toBe(403);
  });

  test.each([
    ['where phones are verified', 1],
    ['where they are not', 0],
  ])('PROF-05: a verified phone stays, %s', async (_where, phone_verification_status) => {
    await switchLogin(server, { phone_verification_status });
    const refused = await change({ name: 'Maya Lina', phone: newPhone });
    expect(refused).toMatchObject({
      status: 403,
      body: {
        errors: [{ code: 'phone', message: 'A verified phone number cannot be changed.' }],
      },
    });
    expect(await me()).toMatchObject({
      l_name: 'Haddad',
      phone: maya.phone,
      is_phone_verified: 1,
    });
    expect(await server.db.select().from(outbox).where(eq(outbox.target, newPhone))).toEqual([]);
    expect((await change({ name: 'Maya Lina' })).body).toEqual({ message: 'Successfully updated' });
  });

  test('PROF-05: a code for the present phone changes nothing about that', async () => {
    await change({ button_type: 'phone' });
    const code = await codeSentTo(server, maya.phone);
    const refused = await change({ phone: newPhone, verification_on: 'phone', otp: code });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'phone' }] } });
    expect(await me()).toMatchObject({ phone: maya.phone });
  });

  test('API-03 OTP-01: saving again within a minute asks for the code that was already sent', async () => {
    const email = 'lina@example.com';
    const first = await change({ email });
    const code = await codeSentTo(server, email);
    // The customer closed the dialog for the code, or reloaded the page, and saves again.
    expect(await change({ email })).toMatchObject({ status: 200, body: first.body });
    expect(await change({ email, verification_on: 'email', otp: code })).toMatchObject({
      status: 200,
      body: { message: 'Successfully updated' },
    });
    expect(await me()).toMatchObject({ email });
  });

  test('API-03 ASVS 6.3.8: saving somebody else’s address twice tells its owner once', async () => {
    const [other] = await server.db.select().from(customers).where(eq(customers.id, 2));
    const email = other?.email ?? '';
    const first = await change({ email });
    expect(await change({ email })).toMatchObject({ status: 200, body: first.body });
    const told = await server.db.select().from(outbox).where(eq(outbox.target, email));
    expect(told.map(({ purpose }) => purpose)).toEqual(['notice']);
  });

  test('API-03: with both new, the address is asked for once the phone is right', async () => {
    await withUnprovenPhone();
    const email = 'lina@example.com';
    await change({ phone: newPhone, email });
    const code = await codeSentTo(server, newPhone);
    const next = await change({ phone: newPhone, email, verification_on: 'phone', otp: code });
    expect(next.body).toMatchObject({ verification_on: 'email', verification_medium: 'email' });
    expect(await me()).toMatchObject({ phone: newPhone, email: maya.email });
    const mailed = await codeSentTo(server, email);
    await change({ phone: newPhone, email, verification_on: 'email', otp: mailed });
    expect(await me()).toMatchObject({ phone: newPhone, email, is_email_verified: 1 });
  });

  test('API-03 API-15: the button asks for an e-mail code although nothing is new; not twice a minute', async () => {
    const first = await change({ button_type: 'email' });
    expect(first.body).toMatchObject({ verification_on: 'email', otp_send: true });
    const second = await change({ button_type: 'email' });
    expect(second).toMatchObject({
      status: 403,
      body: { verification_on: 'email', otp_send: false },
    });
    await wait(server, 61);
    expect((await change({ button_type: 'email' })).status).toBe(200);
  });

  test('API-03 ASVS 8.2.2: a phone that somebody else typed and nobody proved is free', async () => {
    await withUnprovenPhone();
    const other = { ...fields, email: 'other@example.com', phone: newPhone, password: 'Lake-2025' };
    await auth(server, 'sign-up', other);
    await change({ phone: newPhone });
    const code = await codeSentTo(server, newPhone);
    await change({ phone: newPhone, verification_on: 'phone', otp: code });
    expect(await me()).toMatchObject({ phone: newPhone });
  });

  test.each(['phone', 'email'] as const)(
    'S4, ASVS 6.3.8: somebody else’s %s answers like a free one, and its owner alone is told',
    async (channel) => {
      if (channel === 'phone') await withUnprovenPhone();
      const free = { phone: newPhone, email: 'free@example.com' };
      const [other] = await server.db.select().from(customers).where(eq(customers.id, 2));
      const held = other?.[channel] ?? '';
      const ofFree = await change({ [channel]: free[channel] });
      await wait(server, 61);
      const ofHeld = await change({ [channel]: held });
      expect(ofHeld.status).toBe(200);
      expect(ofHeld).toMatchObject({ status: ofFree.status, body: ofFree.body });
      const told = await server.db.select().from(outbox).where(eq(outbox.target, held));
      expect(told.map(({ purpose }) => purpose)).toEqual(['notice']);
      const guessed = await change({ [channel]: held, verification_on: channel, otp: '000000' });
      expect(guessed.status).toBe(403);
      expect(await me()).toMatchObject({ phone: maya.phone, email: maya.email });
    },
  );

  test('S4: without any code to prove it, somebody else’s phone is refused', async () => {
    await withUnprovenPhone();
    await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
    const [taken] = await server.db.select().from(customers).where(eq(customers.id, 2));
    const refused = await change({ phone: taken?.phone ?? '' });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'phone' }] } });
  });

  test.each([
    ['phone', newPhone, 'This phone number already has an account.'],
    ['email', 'lina@example.com', 'This e-mail address already has an account.'],
  ] as const)(
    'S4: the %s that another account takes meanwhile is refused at that field',
    async (field, value, message) => {
      await withUnprovenPhone();
      await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
      const refused = await whileAnotherTakes(server, field, () => change({ [field]: value }));
      expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: field, message }] } });
      expect(await me()).toMatchObject({ phone: maya.phone, email: maya.email });
    },
  );

  test('S4, ASVS 6.2.4: a password that everybody tries is refused', async () => {
    await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
    const refused = await change({ button_type: 'change_password', password: 'Password123' });
    expect(refused).toMatchObject({ status: 403, body: { errors: [{ code: 'password' }] } });
    expect((await auth(server, 'login', manual(maya.email, maya.password))).status).toBe(200);
  });

  test('API-03: a new password signs in, and its owner is told', async () => {
    await switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 });
    await change({ button_type: 'change_password', password: 'Another-2025' });
    expect((await auth(server, 'login', manual(maya.email, 'Another-2025'))).status).toBe(200);
    expect((await auth(server, 'login', manual(maya.email, maya.password))).status).toBe(401);
  });

  describe('F9: a new password', () => {
    const next = 'Another-2025';
    const noticesTo = async () => {
      const told = await server.db.select().from(outbox).where(eq(outbox.purpose, 'notice'));
      return told.map(({ target, body }) => [target, body['text']]);
    };
    const warning =
      'The password of your Sixways account was changed. If it was not you, set a new one now.';
    const statusOf = async (session: string) =>
      (await server.call({ url: '/api/v1/customer/info', token: session })).status;
    beforeEach(() =>
      switchLogin(server, { phone_verification_status: 0, email_verification_status: 0 }),
    );

    test('F9: every other session ends; the one it was set in goes on', async () => {
      const elsewhere = tokenOf(await auth(server, 'login', manual(maya.email, maya.password)));
      expect(await statusOf(elsewhere)).toBe(200);
      expect((await change({ name: 'Maya Lina' })).status).toBe(200);
      expect(await statusOf(elsewhere)).toBe(200);
      expect((await change({ password: next })).status).toBe(200);
      expect(await statusOf(elsewhere)).toBe(401);
      expect(await statusOf(token)).toBe(200);
    });

    test('F9: a wrong present password is refused and changes nothing; after five the right one waits too', async () => {
      const guess = (current_password: string) => change({ password: next, current_password });
      for (let time = 0; time < 5; time += 1) {
        expect(await guess('not-the-one')).toMatchObject({
          status: 403,
          body: {
            errors: [{ code: 'current_password', message: 'The present password is not right.' }],
          },
        });
      }
      expect((await guess('not-the-one')).status).toBe(429);
      expect((await guess(maya.password)).status).toBe(429);
      expect((await auth(server, 'login', manual(maya.email, maya.password))).status).toBe(200);
      await wait(server, 901);
      expect((await guess(maya.password)).body).toEqual({ message: 'Successfully updated' });
      expect((await auth(server, 'login', manual(maya.email, next))).status).toBe(200);
    });

    test('F9: the right present password is not counted', async () => {
      const guess = (current_password: string) => change({ password: next, current_password });
      for (let time = 0; time < 4; time += 1) await guess('not-the-one');
      expect((await guess(maya.password)).status).toBe(200);
      for (let time = 0; time < 5; time += 1) expect((await guess(next)).status).toBe(200);
      expect((await guess('not-the-one')).status).toBe(403);
      expect((await guess('not-the-one')).status).toBe(429);
    });

    test('F9: with a new address in the same call, the former one is told as well', async () => {
      await change({ password: next, email: 'lina@example.com' });
      expect(await noticesTo()).toEqual([
        ['lina@example.com', warning],
        [maya.email, warning],
      ]);
    });

    test('F9: an address that is changed first is told then', async () => {
      await change({ email: 'lina@example.com' });
      expect(await noticesTo()).toEqual([
        [
          maya.email,
          'The e-mail address of your Sixways account was changed. If it was not you, sign in by phone and set a new password now.',
        ],
      ]);
    });
  });

  describe('the picture', () => {
    /** Sends a picture as a browser's form does, under a name and a type that say nothing of it. */
    const sendPicture = async (content: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('image', new Blob([content], { type: 'image/png' }), 'me.png');
      const body = new Response(form);
      const reply = await server.inject({
        method: 'POST',
        url: '/api/v1/customer/update-profile',
        headers: {
          authorization: `Bearer ${token}`,
          'x-localization': 'en',
          'content-type': body.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return { status: reply.statusCode, body: reply.json<unknown>() };
    };

    test.each([
      [
        'a webp that calls itself PNG',
        Buffer.from(`RIFF0000WEBPVP8 ${'x'.repeat(40)}`),
        'image',
        'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      ],
      [
        'a picture with a page behind it',
        Buffer.concat([picture, Buffer.from('<html>')]),
        'image',
        'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      ],
      ['30,000 pixels a side', jpeg(30_000, 30_000), 'image', 'The picture has too many pixels.'],
      ['twice as wide as high', jpeg(400, 200), 'image', 'Image must be square (1:1).'],
      [
        'over 2 MB',
        Buffer.concat([jpeg(400, 400), Buffer.alloc(2_097_152)]),
        'file',
        'A file may have up to 2 MB.',
      ],
    ])(
      'PROF-07 PROF-08 MSG-27 OPEN-30: %s is refused, and nothing changes',
      async (_, content, code, message) => {
        const before = await me();
        expect(await sendPicture(new Uint8Array(content))).toEqual({
          status: 403,
          body: { errors: [{ code, message }] },
        });
        expect(await me()).toEqual(before);
      },
    );
  });

  test('API-15 ASVS 6.6.2: a code of another purpose proves nothing of the profile', async () => {
    await withUnprovenPhone();
    await switchLogin(server, { otp_login_status: 1 });
    await auth(server, 'login', { login_type: 'otp', phone: newPhone });
    const other = await codeSentTo(server, newPhone);
    await wait(server, 61);
    await change({ phone: newPhone });
    const given = { phone: newPhone, verification_on: 'phone', verification_medium: 'SMS' };
    expect((await change({ ...given, otp: other })).status).toBe(403);
    expect(await me()).toMatchObject({ phone: maya.phone });
    const own = await codeSentTo(server, newPhone);
    expect((await change({ ...given, otp: own })).status).toBe(200);
    expect(await me()).toMatchObject({ phone: newPhone });
  });

  test('API-03 ASVS 7.2.1: nobody else can, and what the form would refuse is refused', async () => {
    const url = '/api/v1/customer/update-profile';
    expect((await server.call({ method: 'POST', url, body: fields })).status).toBe(401);
    for (const body of [{ phone: '12' }, { email: 'maya' }, { name: '' }, { password: 'short' }]) {
      expect((await change(body)).status, JSON.stringify(body)).toBe(403);
    }
  });
});
