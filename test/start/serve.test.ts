import { Agent, get } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenAt, pageServer, settingsIn, stopOnSignals } from '../../src/start/server/serve.ts';
import { callByNetwork } from './byNetwork.ts';

/** The addresses of those who asked for the config, which pages need. */
const asking = new Set<string>();
const folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
/** It trusts the page server, which reaches it from this machine. */
const backend = fastify({ trustProxy: 'loopback' });
/** How often a call was answered that the backend is busy. */
let busy = 0;
let slowArrived = () => undefined as void;
let answerSlow = () => undefined as void;
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
  backend.get('/api/v1/busy', (_request, reply) => {
    busy += 1;
    return reply.code(503).header('retry-after', '2').send({ errors: [] });
  });
  backend.get('/api/v1/slow', async () => {
    slowArrived();
    await new Promise<void>((resolve) => (answerSlow = resolve));
    return {};
  });
  writeFileSync(path.join(folder, 'notes.txt'), 'Be kind.');
  address = await backend.listen({ port: 0 });
  const settings = {
    PAGES_CONNECT_ORIGINS: 'wss://a.test',
    PAGES_PATIENCE: '60000',
    PAGES_PUBLIC_URL: 'https://public.test',
  };
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
    expect(await from('https://public.test')).toBeUndefined();
    expect(await from('http://public.test')).toBe('http://public.test');
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
    const lonely = await pageServer({ BACKEND_URL: 'http://127.0.0.1:9' }, folder, {
      level: 'silent',
    });
    const { statusCode, body } = await lonely.inject({ url: '/' });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<div id="root">')]);
    expect((await lonely.inject({ url: '/missing.js' })).statusCode).toBe(404);
    expect((await lonely.inject({ url: '/category/%zz' })).headers['location']).toBe('/not-found');
    await lonely.close();
  });

  it('ASVS 16.5.1: says nothing of the inside while no backend answers, and logs nobody’s data', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const logger = { level: 'warn', stream };
    const lonely = await pageServer({ BACKEND_URL: 'http://127.0.0.1:9' }, folder, logger);
    const answer = await lonely.inject({
      url: '/api/v1/customer/order/track?order_id=7&contact_number=%2B15550100200',
      remoteAddress: '203.0.113.9',
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    const id = String(answer.headers['x-request-id']);
    expect(answer.json()).toEqual({
      message: 'The shop cannot be reached for a moment. Please try again shortly.',
      id,
    });
    expect(lines.filter((line) => line.includes(id)).join('')).toContain('ECONNREFUSED');
    expect(lines.join('')).not.toMatch(/15550100200|203\.0\.113\.9/);
    const sitemap = await lonely.inject({ url: '/sitemap.xml' });
    expect([sitemap.statusCode, Object.keys(sitemap.json())]).toEqual([503, ['message', 'id']]);
    await lonely.close();
  });

  it.each([
    ['a page', '/about-us', 200],
    ['a file', '/notes.txt', 200],
    ['what search engines read', '/robots.txt', 200],
    ['a redirect', '/index.html', 301],
    ['a malformed address', '/category/%zz', 302],
    ['a file that is missing', '/missing.js', 404],
    ['a call', '/api/v1/module', 200],
  ])('ASVS 3.4.1, 3.4.4: %s has the security headers', async (_, url, status) => {
    const { statusCode, headers } = await pages.inject({ url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  });

  it('asks a backend that is busy once, and hands on when to ask again', async () => {
    const answer = await pages.inject({ url: '/api/v1/busy' });
    expect([answer.statusCode, answer.headers['retry-after'], busy]).toEqual([503, '2', 1]);
  });

  it('lets a call in flight end when it stops, and waits for no idle connection', async () => {
    const server = await pageServer({ BACKEND_URL: address }, folder, { level: 'silent' });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    const statusOf = (url: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(origin + url, { agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        }).once('error', reject);
      });
    expect(await statusOf('/api/v1/module')).toBe(200);
    const arrived = new Promise<void>((resolve) => (slowArrived = resolve));
    const slow = statusOf('/api/v1/slow');
    await arrived;
    const began = performance.now();
    const closed = server.close();
    answerSlow();
    expect(await slow).toBe(200);
    await closed;
    expect(performance.now() - began).toBeLessThan(5_000);
    agent.destroy();
  });

  it('lets a call in flight end although a second signal comes meanwhile', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    const signals = ['SIGINT', 'SIGTERM'] as const;
    const former = signals.flatMap((signal) => process.listeners(signal));
    const server = await pageServer({ BACKEND_URL: address }, folder, { level: 'silent' });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    stopOnSignals(server);
    const arrived = new Promise<void>((resolve) => (slowArrived = resolve));
    const slow = fetch(`${origin}/api/v1/slow`);
    await arrived;
    process.emit('SIGTERM');
    expect(process.listeners('SIGTERM').some((one) => !former.includes(one))).toBe(true);
    process.emit('SIGTERM');
    answerSlow();
    expect((await slow).status).toBe(200);
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
    for (const signal of signals) {
      for (const listener of process.listeners(signal)) {
        if (!former.includes(listener)) process.off(signal, listener);
      }
    }
    exit.mockRestore();
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

  it('refuses a time zone that there is not, which would be read as UTC', () => {
    for (const TZ of ['Asia/Dhaka', 'UTC', '']) expect(() => settingsIn({ TZ })).not.toThrow();
    for (const TZ of ['Nowhere/At-all', '+06:00']) {
      expect(() => settingsIn({ TZ })).toThrow(`TZ is a time zone such as Asia/Dhaka, not ${TZ}.`);
    }
  });

  it('refuses origins that a browser would not match, and a public address with a path', () => {
    for (const entry of ['b.test', 'https://b.test/pictures', "https://b.test; img-src 'none'"]) {
      for (const name of ['PAGES_CONNECT_ORIGINS', 'PAGES_PICTURE_ORIGINS']) {
        expect(() => settingsIn({ [name]: `https://a.test, ${entry}` })).toThrow(
          `${name} takes origins such as https://cdn.example, separated by commas, not ${entry}.`,
        );
      }
    }
    const pictures = 'https://a.test/, https://*.b.test:8443';
    expect(settingsIn({ PAGES_PICTURE_ORIGINS: pictures }).picture).toEqual([
      'https://a.test',
      'https://*.b.test:8443',
    ]);
    expect(() => settingsIn({ PAGES_PUBLIC_URL: 'https://a.test/shop' })).toThrow(
      'PAGES_PUBLIC_URL is an address such as https://shop.example, not https://a.test/shop.',
    );
  });

  it('takes the public address of the shop itself, unless the pages have one of their own', () => {
    const shop = { SANDBOX_PUBLIC_URL: 'https://shop.example/' };
    expect(settingsIn(shop).publicUrl).toBe('https://shop.example');
    const both = { ...shop, PAGES_PUBLIC_URL: 'https://www.shop.example' };
    expect(settingsIn(both).publicUrl).toBe('https://www.shop.example');
  });

  it('says in words of the operator that it cannot listen at a port', async () => {
    const server = await pageServer({ BACKEND_URL: address }, folder, { level: 'silent' });
    for (const PORT of ['soon', '65536', '-1']) {
      await expect(listenAt(server, { PORT })).rejects.toThrow(
        `PORT must be a whole number up to 65535, not ${PORT}.`,
      );
    }
    const PORT = new URL(address).port;
    await expect(listenAt(server, { PORT, HOST: new URL(address).hostname })).rejects.toThrow(
      `Port ${PORT} is in use. Stop what listens there, or name another with PORT.`,
    );
    await server.close();
  });

  it('asks for the address of the backend', async () => {
    const withPath = { BACKEND_URL: 'https://api.example.com/shop' };
    await expect(pageServer(withPath, folder)).rejects.toThrow(
      'BACKEND_URL is an origin without a path, such as https://api.example.com, not https://api.example.com/shop. The backend has to answer at /api there.',
    );
    for (const BACKEND_URL of [undefined, '', 'api.example.com', 'ftp://api.example.com']) {
      await expect(pageServer({ BACKEND_URL }, folder)).rejects.toThrow(
        'Name the backend: BACKEND_URL=https://api.example.com npm run serve',
      );
    }
  });
});
