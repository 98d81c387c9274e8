import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desc } from 'drizzle-orm';
import { outbox } from '../../openapi/sandbox/db/schema/operations.ts';
import { mailBy, smsBy } from '../../openapi/sandbox/post/carriers.ts';
import { PostOffice } from '../../openapi/sandbox/post/postOffice.ts';
import { auth, keepIdentities, switchLogin, tokenOf, wait } from './identity.ts';
import { openServerForTest, withServerBeside, type TestServer } from './support.ts';

const email = 'maya@sixways.example';
const phone = '+15550137000';

interface Taken {
  from: string;
  to: string[];
  source: string;
}

let server: TestServer;
let freshStart: () => Promise<void>;
let mailServer: SMTPServer;
let gateway: Server;
let mails: Taken[] = [];
let texts: { to: string; text: string; authorization: string | undefined }[] = [];
/** How many of the next deliveries are turned away. */
let busy = 0;

const mailUrl = () => `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
const smsUrl = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;

beforeAll(async () => {
  server = await openServerForTest();
  freshStart = await keepIdentities(server);
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Senders keep their connections for the next message.
    closeTimeout: 50,
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        if (busy > 0) {
          busy -= 1;
          done(Object.assign(new Error('busy'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        mails.push({ from, to: rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { authorization } = request.headers;
      texts.push({ ...(JSON.parse(body) as { to: string; text: string }), authorization });
      response.writeHead(busy > 0 ? 503 : 202).end();
      busy = Math.max(0, busy - 1);
    });
  });
  await Promise.all([
    new Promise<void>((ready) => mailServer.listen(0, '0.0.0.0', ready)),
    new Promise<void>((ready) => gateway.listen(0, '127.0.0.1', ready)),
  ]);
});
afterAll(async () => {
  await Promise.all([
    new Promise<void>((done) => mailServer.close(() => done())),
    new Promise((done) => gateway.close(done)),
  ]);
  await server.close();
});
beforeEach(async () => {
  await freshStart();
  mails = [];
  texts = [];
  busy = 0;
});

const recovery = (beside: TestServer, method: 'phone' | 'email') =>
  auth(beside, 'forgot-password', {
    verification_method: method,
    [method]: method === 'phone' ? phone : email,
  });

/** The six digits in what was sent; a mail may wrap and encode its lines. */
const codeIn = (source: string) => /\b\d{6}\b/.exec(source.split(/\r?\n\r?\n/).at(-1) ?? '')?.[0];

describe('codes by mail and SMS', () => {
  test('API-18 OTP-01: a mail server takes the code to the address, and it works', async () => {
    const mail = { url: mailUrl(), from: 'Sixways <shop@sixways.example>' };
    await withServerBeside(server, { mail }, async (beside) => {
      expect((await recovery(beside, 'email')).status).toBe(200);
      await expect.poll(() => mails.length).toBe(1);
      expect(mails[0]).toMatchObject({ from: 'shop@sixways.example', to: [email] });
      expect(mails[0]?.source).toContain('Subject: Your Sixways code');
      const reply = await auth(beside, 'verify-token', {
        verification_method: 'email',
        email,
        reset_token: codeIn(mails[0]?.source ?? ''),
      });
      expect(reply.status).toBe(200);
    });
  });

  test('AUTH-19 API-16: an SMS gateway takes the code to the phone, and it signs in', async () => {
    await withServerBeside(server, { sms: { url: smsUrl(), token: 'key' } }, async (beside) => {
      await auth(beside, 'login', { login_type: 'otp', phone });
      await expect.poll(() => texts.length).toBe(1);
      expect(texts[0]).toMatchObject({ to: phone, authorization: 'Bearer key' });
      const otp = codeIn(texts[0]?.text ?? '');
      const proof = { otp, phone, verification_type: 'phone', login_type: 'otp' };
      expect(tokenOf(await auth(beside, 'verify-phone', proof))).not.toBe('');
    });
  });

  test('OTP-06: without demo and outside tests the outbox keeps no code', async () => {
    await switchLogin(server, {}, { demo: false });
    const sms = { url: smsUrl(), token: null };
    await withServerBeside(server, { mode: 'shop', sms }, async (beside) => {
      await recovery(beside, 'phone');
      await expect.poll(() => texts.length).toBe(1);
      const [row] = await server.db.select().from(outbox).orderBy(desc(outbox.id));
      expect(row).toMatchObject({ target: phone, body: {} });
    });
  });

  test('OTP-05: with no way to send, no code is made, for anybody alike', async () => {
    await switchLogin(server, {}, { demo: false });
    await withServerBeside(server, { mode: 'shop' }, async (beside) => {
      const reply = await recovery(beside, 'email');
      expect(reply).toMatchObject({ status: 405, body: { errors: [{ code: 'otp' }] } });
    });
  });

  test('ASVS 6.3.8: nothing is sent to who has no account, and the answer does not wait for mail', async () => {
    const mail = { url: mailUrl(), from: 'shop@sixways.example' };
    await withServerBeside(server, { mail }, async (beside) => {
      busy = 1;
      const known = await recovery(beside, 'email');
      await wait(server, 61);
      const body = { verification_method: 'email', email: 'nobody@sixways.example' };
      const unknown = await auth(beside, 'forgot-password', body);
      expect(unknown.body).toEqual(known.body);
    });
    expect(mails.flatMap(({ to }) => to)).not.toContain('nobody@sixways.example');
  });
});

describe('the post office', () => {
  const message = { channel: 'email', to: email, subject: 'Hello', text: 'Words' } as const;

  test('tries again twice, then gives up and says so', async () => {
    const faults: unknown[] = [];
    const office = new PostOffice({
      mail: mailBy({ url: mailUrl(), from: 'shop@sixways.example' }),
      sms: smsBy({ url: smsUrl(), token: null }),
      keepsAll: false,
      onFault: (error) => faults.push(error),
      waits: [1, 1],
    });
    busy = 2;
    office.send(message);
    await office.settled();
    expect(mails).toHaveLength(1);
    expect(faults).toEqual([]);
    busy = 3;
    office.send({ ...message, channel: 'phone', to: phone });
    await office.settled();
    expect(texts).toHaveLength(3);
    expect(faults).toEqual([new Error('the SMS gateway answers 503')]);
  });

  test('words cannot become headers of a mail', async () => {
    const carrier = mailBy({ url: mailUrl(), from: 'shop@sixways.example' });
    await carrier({ ...message, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(mails[0]?.to).toEqual([email]);
    expect(mails[0]?.source).not.toMatch(/^Bcc:/m);
  });

  test('beyond this machine no mail goes out unencrypted', async () => {
    const elsewhere = new URL(mailUrl());
    // The same machine by a name that does not say so.
    elsewhere.hostname = '127.0.0.2';
    const carrier = mailBy({ url: elsewhere.href, from: 'shop@sixways.example' });
    await expect(carrier(message)).rejects.toMatchObject({ code: 'ETLS' });
    expect(mails).toEqual([]);
  });
});
