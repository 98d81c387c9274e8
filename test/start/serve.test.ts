import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageServer, settingsIn } from '../../src/start/server/serve.ts';
import { callByNetwork } from './byNetwork.ts';

/** The addresses of those who asked for the config, which pages need. */
const asking = new Set<string>();
const folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
/** It trusts the page server, which reaches it from this machine. */
const backend = fastify({ trustProxy: 'loopback' });
let pages: FastifyInstance;
let address: string;

beforeAll(async () => {
  writeFileSync(
    path.join(folder, 'index.html'),
    '<title>Sixways</title><meta name="description" content="All."><div id="root"></div>',
  );
  backend.get('/api/v1/config', ({ headers, ip }) => {
    asking.add(ip);
    return { business_name: `of ${headers.host}` };
  });
  backend.post('/api/v1/auth/login', ({ body, headers }) => ({ said: body, from: headers.origin }));
  backend.get('/api/v1/module', ({ ip }) => ({ ip }));
  address = await backend.listen({ port: 0 });
  const settings = { PAGES_CONNECT_ORIGINS: 'wss://a.test', PAGES_PATIENCE: '60000' };
  pages = await pageServer({ BACKEND_URL: address, ...settings }, folder);
});

afterAll(callByNetwork);
afterAll(async () => {
  await pages.close();
  await backend.close();
  rmSync(folder, { recursive: true });
});

describe('the page server in front of a backend', () => {
  it('NAV-04: answers pages itself, and lets them load the pictures of the backend', async () => {
    const { statusCode, headers } = await pages.inject({ url: '/checkout' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain(` ${address};`);
    expect(headers['content-security-policy']).toContain(' wss://a.test;');
  });

  it('API-01: hands the calls of the contract on, with what they carry', async () => {
    const url = '/api/v1/auth/login';
    const { body } = await pages.inject({ method: 'POST', url, payload: { email: 'maya@a.test' } });
    expect(JSON.parse(body)).toEqual({ said: { email: 'maya@a.test' } });
    const from = async (origin: string) => {
      const headers = { origin, host: 'shop.test' };
      return (await pages.inject({ method: 'POST', url, headers, payload: {} })).json()['from'];
    };
    expect(await from('https://shop.test')).toBeUndefined();
    expect(await from('https://evil.test')).toBe('https://evil.test');
    expect((await pages.inject({ url: '/api/v1/config' })).body).toContain('of ');
  });

  it.each<[string, string, Record<string, string>, string]>([
    ['that a visitor calls from', '203.0.113.9', {}, '203.0.113.9'],
    [
      'and not one that the visitor claims',
      '203.0.113.9',
      { 'x-forwarded-for': '198.51.100.7' },
      '203.0.113.9',
    ],
    [
      'and that a trusted proxy before it names',
      '127.0.0.1',
      { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' },
      '203.0.113.9',
    ],
  ])('ASVS 4.1.3: tells the backend the address %s', async (_, remoteAddress, headers, ip) => {
    const { body } = await pages.inject({ url: '/api/v1/module', remoteAddress, headers });
    expect(JSON.parse(body)).toEqual({ ip });
  });

  it('ASVS 4.1.3: tells the backend the address of the visitor for whom it renders a page', async () => {
    asking.clear();
    const headers = { 'x-forwarded-for': '203.0.113.20' };
    await pages.inject({ url: '/about-us', remoteAddress: '127.0.0.1', headers });
    expect([...asking]).toEqual(['203.0.113.20']);
  });

  it('NAV-04: a page comes, for the browser to go on, while no backend answers', async () => {
    const lonely = await pageServer({ BACKEND_URL: 'http://127.0.0.1:9' }, folder, false);
    const { statusCode, body } = await lonely.inject({ url: '/' });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<div id="root">')]);
    expect((await lonely.inject({ url: '/api/v1/config' })).statusCode).toBeGreaterThanOrEqual(500);
    expect((await lonely.inject({ url: '/missing.js' })).statusCode).toBe(404);
    expect((await lonely.inject({ url: '/category/%zz' })).headers['location']).toBe('/not-found');
    await lonely.close();
  });

  it('reads what an operator sets, and refuses a patience that is none', () => {
    const origins = {
      PAGES_CONNECT_ORIGINS: 'wss://a.test, https://b.test',
      PAGES_PATIENCE: '900',
    };
    expect(settingsIn(origins)).toEqual({
      publicUrl: null,
      connect: ['wss://a.test', 'https://b.test'],
      picture: [],
      patience: 900,
    });
    expect(settingsIn({}).patience).toBe(300);
    for (const PAGES_PATIENCE of ['soon', '-1', 'Infinity']) {
      expect(() => settingsIn({ PAGES_PATIENCE })).toThrow(
        `PAGES_PATIENCE is a number of milliseconds, not ${PAGES_PATIENCE}.`,
      );
    }
  });

  it('asks for the address of the backend', async () => {
    for (const BACKEND_URL of [undefined, '', 'api.example.com', 'ftp://api.example.com']) {
      await expect(pageServer({ BACKEND_URL }, folder)).rejects.toThrow(
        'Name the backend: BACKEND_URL=https://api.example.com npm run serve',
      );
    }
  });
});
