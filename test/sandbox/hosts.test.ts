import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../openapi/sandbox/http/environment.ts';
import { asList } from '../../src/api/scalars.ts';
import { asObject } from '../anyObject.ts';
import { codesOf } from './shop.ts';
import { openServerForTest, type TestServer } from './support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServerForTest({ hosts: ['shop.example'] });
}, 120_000);
afterAll(() => server.close());

const ask = (host: string) => server.call({ url: '/api/v1/config', headers: { host } });

describe('S4: the names that the server goes by', () => {
  it.each([
    'localhost',
    'localhost:4173',
    'LOCALHOST:80',
    'shop.localhost:4173',
    'storefront:4173',
    'host.docker.internal:4173',
    'desk.local',
    '127.0.0.1:4173',
    '[::1]:4173',
    '192.168.1.20',
    'shop.example',
    `${hostname()}:4173`,
  ])('%s is answered', async (host) => {
    expect((await ask(host)).status).toBe(200);
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'internal.example',
    'shop.example.evil.example',
  ])('%s is refused, and no address follows it', async (host) => {
    const reply = await ask(host);
    expect(reply.status).toBe(403);
    expect(codesOf(reply)).toEqual(['host']);
    const page = await server.inject({ url: '/sandbox/health', headers: { host } });
    expect(page.statusCode).toBe(403);
    expect(reply.text + page.payload).not.toContain(host);
  });

  it('pictures have the address that was asked', async () => {
    const reply = await server.call({ url: '/api/v1/module', headers: { host: 'shop.example' } });
    expect(asObject(asList(reply.body)[0])['icon_full_url']).toMatch(
      /^http:\/\/shop\.example\/sandbox\/media\//,
    );
  });

  it('are local ones, and those that the operator names', () => {
    expect(readEnvironment({}).hosts).toEqual([]);
    const named = { SANDBOX_HOSTS: 'Shop.example, api.example', HOST: '10.0.0.4' };
    const publicUrl = 'https://www.example:8443/';
    expect(readEnvironment({ ...named, SANDBOX_PUBLIC_URL: publicUrl }).hosts).toEqual([
      'shop.example',
      'api.example',
      '10.0.0.4',
      'www.example',
    ]);
  });

  it('m26: a shop that sends mail or SMS is told its own address, which their links have', () => {
    const shop = { SANDBOX_PUBLIC_URL: 'https://shop.example/' };
    for (const carrier of [
      { SANDBOX_SMTP_URL: 'smtps://user:secret@mail.example' },
      { SANDBOX_SMS_URL: 'https://sms.example/send' },
    ]) {
      const [name] = Object.keys(carrier);
      expect(() => readEnvironment(carrier)).toThrow(
        `With ${name}, set SANDBOX_PUBLIC_URL too: the shop's address in the messages that it sends.`,
      );
      expect(readEnvironment({ ...carrier, ...shop }).publicUrl).toBe('https://shop.example');
    }
    expect(readEnvironment({ SANDBOX_PUBLIC_URL: '' }).publicUrl).toBeNull();
    expect(() => readEnvironment({ SANDBOX_PUBLIC_URL: 'shop.example' })).toThrow(
      'SANDBOX_PUBLIC_URL is an address such as https://shop.example, not shop.example.',
    );
  });

  it.each([
    ['SANDBOX_CORS_ORIGIN', 'a.example', 'takes origins such as https://shop.example'],
    ['SANDBOX_CORS_ORIGIN', 'https://a.example/b', 'takes origins such as https://shop.example'],
    ['SANDBOX_CALLBACK_ORIGINS', 'a.example', 'takes origins such as https://shop.example'],
    ['SANDBOX_PUSH_SERVICES', 'push', 'takes origins such as https://shop.example'],
    ['SANDBOX_HOSTS', 'https://a.example', 'takes host names such as shop.example'],
    ['SANDBOX_PROXIES', 'nginx', 'takes addresses such as 10.0.0.7 or 10.0.0.0/8'],
  ])('%s is refused at the start when it has %s', (name, value, what) => {
    expect(() => readEnvironment({ [name]: `,${value}` })).toThrow(
      `${name} ${what}, separated by commas, not ${value}.`,
    );
  });

  it('are read as browsers write them: an origin has no slash at its end', () => {
    const read = readEnvironment({
      SANDBOX_CORS_ORIGIN: 'https://A.example/, http://b.example:8080',
      SANDBOX_PROXIES: '10.0.0.7, 10.0.0.0/8, ::1, loopback',
    });
    expect(read.corsOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
    expect(read.proxies).toEqual(['10.0.0.7', '10.0.0.0/8', '::1', 'loopback']);
  });

  it('other addresses that cannot be used are refused at the start, without their passwords', () => {
    const shop = { SANDBOX_PUBLIC_URL: 'https://shop.example' };
    expect(() => readEnvironment({ ...shop, SANDBOX_SMTP_URL: 'mail.example' })).toThrow(
      /^SANDBOX_SMTP_URL is an address such as smtps:\/\/user:password@host\.$/,
    );
    expect(() => readEnvironment({ ...shop, SANDBOX_SMS_URL: 'sms.example' })).toThrow(
      /^SANDBOX_SMS_URL is an address such as https:\/\/sms\.example\/send\.$/,
    );
    expect(() => readEnvironment({ SANDBOX_PUBLIC_URL: 'https://a.example/shop' })).toThrow(
      'SANDBOX_PUBLIC_URL is an address such as https://shop.example, not https://a.example/shop.',
    );
    expect(() => readEnvironment({ SANDBOX_RATE_LIMIT: '0' })).toThrow(
      'SANDBOX_RATE_LIMIT must be a whole number from 1 up to 9999999, not 0.',
    );
  });
});
