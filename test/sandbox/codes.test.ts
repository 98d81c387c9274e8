import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customers } from '../../openapi/sandbox/db/schema/people.ts';
import { asObject } from '../anyObject.ts';
import {
  codeSentTo,
  keepIdentities,
  manual,
  maya,
  nadia,
  otherThan,
  tokenOf,
  wait,
} from './identity.ts';
import { newGuest } from './shop.ts';
import { openServerForTest, type Answer, type TestServer } from './support.ts';

// F5: what a stranger asks for neither ends another's code nor spends its owner's requests.

let server: TestServer;
let freshStart: () => Promise<void>;
beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
});
afterAll(() => server.close());
beforeEach(() => freshStart());

/** A visitor at an IP address, with or without a guest id. */
interface Person {
  ip: string;
  guest?: number;
}

const post = ({ ip, guest }: Person, path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  server.call({
    method,
    url: `/api/v1/auth/${path}`,
    ip,
    body: { ...body, ...(guest !== undefined && { guest_id: guest }) },
  });

const owner = async (): Promise<Person> => ({ ip: '10.1.0.1', guest: await newGuest(server) });
const stranger = async (last = 1): Promise<Person> => ({
  ip: `10.9.0.${last}`,
  guest: await newGuest(server),
});

const askSignIn = (who: Person) => post(who, 'login', { login_type: 'otp', phone: maya.phone });
const signInBy = (who: Person, otp: string) =>
  post(who, 'verify-phone', {
    otp,
    phone: maya.phone,
    verification_type: 'phone',
    login_type: 'otp',
  });
const byMail = { verification_method: 'email', email: maya.email };
const askRecovery = (who: Person) => post(who, 'forgot-password', byMail);
const checkRecovery = (who: Person, reset_token: string) =>
  post(who, 'verify-token', { ...byMail, reset_token });
const said = ({ status, body }: Answer) => {
  const { errors, message } = asObject(body);
  return [status, Array.isArray(errors) ? asObject(errors[0])['message'] : message];
};
const opensMayas = async (opened: Answer) => {
  const token = tokenOf(opened);
  const info = await server.call({ url: '/api/v1/customer/info', token });
  expect(info.body).toMatchObject({ id: 1, f_name: 'Maya' });
};

describe('F5: codes of sign-in', () => {
  test('a stranger asks for a code of the same phone: the owner’s code still signs in', async () => {
    const [maya1, other] = [await owner(), await stranger()];
    await askSignIn(maya1);
    const hers = await codeSentTo(server, maya.phone);
    expect((await askSignIn(other)).status).toBe(200);
    const newest = await codeSentTo(server, maya.phone);
    expect(said(await signInBy(other, hers))).toEqual([404, 'The code is not right.']);
    expect(said(await signInBy(maya1, newest))).toEqual([404, 'The code is not right.']);
    await opensMayas(await signInBy(maya1, hers));
  });

  test('a stranger at the same address, with another guest id, ends nothing either', async () => {
    const maya1 = await owner();
    const neighbour = { ip: maya1.ip, guest: await newGuest(server) };
    await askSignIn(maya1);
    const hers = await codeSentTo(server, maya.phone);
    expect((await askSignIn(neighbour)).status).toBe(200);
    for (let time = 0; time < 6; time += 1) await signInBy(neighbour, otherThan(hers));
    await opensMayas(await signInBy(maya1, hers));
  });

  test('a stranger’s five codes of an hour are the stranger’s; the owner asks at once', async () => {
    const [maya1, other] = [await owner(), await stranger()];
    for (let time = 0; time < 5; time += 1) {
      expect((await askSignIn(other)).status).toBe(200);
      await wait(server, 61);
    }
    expect(said(await askSignIn(other))).toEqual([
      405,
      'Too many codes were asked for. Please try again in an hour.',
    ]);
    expect((await askSignIn(maya1)).status).toBe(200);
    expect(said(await askSignIn(maya1))).toEqual([
      405,
      'Please wait 60 seconds before asking for another code.',
    ]);
    await opensMayas(await signInBy(maya1, await codeSentTo(server, maya.phone)));
  });

  test('one address with ever new guest ids sends a phone 20 codes an hour, not more', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1)
      statuses.push((await askSignIn(await stranger())).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    expect((await askSignIn(await owner())).status).toBe(200);
  });

  test('a flood from many addresses thins out; the owner waits a minute, five at most, never an hour', async () => {
    const maya1 = await owner();
    await askSignIn(maya1);
    const hers = await codeSentTo(server, maya.phone);
    for (let last = 1; last <= 29; last += 1) {
      expect((await askSignIn(await stranger(last))).status).toBe(200);
    }
    expect(said(await askSignIn(await stranger(30)))).toEqual([
      405,
      'Please wait 60 seconds before asking for another code.',
    ]);
    // What was sent before still works.
    await opensMayas(await signInBy(maya1, hers));
    const waits: unknown[] = [];
    for (const seconds of [60, 120, 240, 300]) {
      await wait(server, seconds);
      expect((await askSignIn(await stranger(100 + seconds / 60))).status).toBe(200);
      waits.push(said(await askSignIn(await stranger(200)))[1]);
    }
    expect(waits).toEqual(
      [120, 240, 300, 300].map(
        (seconds) => `Please wait ${seconds} seconds before asking for another code.`,
      ),
    );
  });
});

describe('F5: codes of recovery', () => {
  test('five wrong guesses and a request of a stranger leave the owner’s code right', async () => {
    const [maya1, other]: Person[] = [{ ip: '10.1.0.1' }, { ip: '10.9.0.1' }];
    if (maya1 === undefined || other === undefined) throw new Error('Nobody is there.');
    expect((await askRecovery(maya1)).status).toBe(200);
    const hers = await codeSentTo(server, maya.email);
    for (let time = 0; time < 6; time += 1) {
      expect(said(await checkRecovery(other, otherThan(hers)))).toEqual([
        400,
        'The code is not right.',
      ]);
    }
    expect((await askRecovery(other)).status).toBe(200);
    expect(said(await checkRecovery(other, hers))).toEqual([400, 'The code is not right.']);
    expect(said(await checkRecovery(maya1, hers))).toEqual([200, 'The code is right.']);
    const words = { password: 'Quiet-harbour-9', confirm_password: 'Quiet-harbour-9' };
    const reset = await post(
      maya1,
      'reset-password',
      { ...byMail, ...words, reset_token: hers },
      'PUT',
    );
    expect(said(reset)).toEqual([200, 'Your new password is set. Please sign in.']);
    const signedIn = await post(maya1, 'login', manual(maya.email, 'Quiet-harbour-9'));
    await opensMayas(signedIn);
  });

  test('the owner’s own tries are five, then the code is dead for the owner alone', async () => {
    const maya1 = { ip: '10.1.0.1' };
    await askRecovery(maya1);
    const hers = await codeSentTo(server, maya.email);
    for (let time = 0; time < 5; time += 1) await checkRecovery(maya1, otherThan(hers));
    expect(said(await checkRecovery(maya1, hers))).toEqual([
      405,
      'Too many wrong tries. Please ask for a new code.',
    ]);
  });

  test('a right code is no wrong try: after four of those it still sets the password', async () => {
    const maya1 = { ip: '10.1.0.1' };
    await askRecovery(maya1);
    const hers = await codeSentTo(server, maya.email);
    for (let time = 0; time < 4; time += 1) await checkRecovery(maya1, otherThan(hers));
    // She reloads the page, and types the code again.
    for (let time = 0; time < 2; time += 1) {
      expect(said(await checkRecovery(maya1, hers))).toEqual([200, 'The code is right.']);
    }
    const words = { password: 'Quiet-harbour-9', confirm_password: 'Quiet-harbour-9' };
    const reset = await post(
      maya1,
      'reset-password',
      { ...byMail, ...words, reset_token: hers },
      'PUT',
    );
    expect(said(reset)).toEqual([200, 'Your new password is set. Please sign in.']);
  });

  test('a phone whose address changed on the way may still use its code', async () => {
    await askRecovery({ ip: '10.1.0.1' });
    const hers = await codeSentTo(server, maya.email);
    const elsewhere = { ip: '10.1.0.2' };
    expect(said(await checkRecovery(elsewhere, otherThan(hers)))).toEqual([
      400,
      'The code is not right.',
    ]);
    expect(said(await checkRecovery(elsewhere, hers))).toEqual([200, 'The code is right.']);
  });

  test('guesses from ever new addresses end after five; the address that asked goes on', async () => {
    await askRecovery({ ip: '10.1.0.1' });
    const hers = await codeSentTo(server, maya.email);
    for (let last = 1; last <= 5; last += 1) {
      await checkRecovery({ ip: `10.9.0.${last}` }, otherThan(hers));
    }
    expect((await checkRecovery({ ip: '10.9.0.6' }, hers)).status).toBe(400);
    expect((await checkRecovery({ ip: '10.1.0.1' }, hers)).status).toBe(200);
  });
});

describe('F5: codes of signing up', () => {
  const prove = (who: Person, otp: string) =>
    post(who, 'verify-phone', {
      otp,
      phone: nadia.phone,
      verification_type: 'phone',
      login_type: 'manual',
    });

  test.each([
    ['the same phone', { name: 'A Stranger', email: 'other@example.com' }],
    ['the same e-mail address', { name: 'A Stranger', phone: '+8801700000099' }],
  ])(
    'a stranger signs up with %s: the owner’s code opens what the owner typed',
    async (_what, typed) => {
      const [hers, other] = [await owner(), await stranger()];
      await post(hers, 'sign-up', nadia);
      const code = await codeSentTo(server, nadia.phone);
      await post(other, 'sign-up', {
        ...nadia,
        ...typed,
        password: 'attackers-own',
        confirm_password: 'attackers-own',
      });
      const token = tokenOf(await prove(hers, code));
      expect((await server.call({ url: '/api/v1/customer/info', token })).body).toMatchObject({
        f_name: 'Nadia',
        l_name: 'Karim Saleh',
        email: nadia.email,
        phone: nadia.phone,
      });
      const theirs = await post(other, 'login', manual(nadia.phone, 'attackers-own'));
      expect(said(theirs)).toEqual([401, 'These sign-in details do not match.']);
      const own = await post(hers, 'login', manual(nadia.phone, nadia.password));
      expect(tokenOf(own)).not.toBe('');
      expect(await server.db.$count(customers, eq(customers.phone, nadia.phone))).toBe(1);
    },
  );
});
