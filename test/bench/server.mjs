// Starts what the bench measures: the shop by `npm start` on a fresh database, as a new user would
// start it, and small pages with the same libraries, whose figures are the lower limits.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { build } from 'vite';

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts the storefront; `size` is the demo city or the one for load tests, and `fill` is given the
 * folder of its database before it starts.
 */
export async function startShop(size, environment = {}, fill = () => undefined) {
  const port = await freePort();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  fill(data);
  const server = spawn(process.execPath, ['.build/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SANDBOX_DATA: data,
      SANDBOX_SIZE: size,
      SANDBOX_RATE_LIMIT: '9999999',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null) throw new Error('the storefront did not start');
    const reply = await fetch(`${origin}/api/v1/config`).catch(() => null);
    if (reply?.ok) break;
    await pause(200);
  }
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

const hero =
  '<style>body{font:16px sans-serif}h1{font-size:34px}</style><h1>Dinner, warm and on its way to you</h1>';
const page = (body) =>
  `<!doctype html><html lang="en"><meta name=viewport content="width=device-width">${body}`;

/** The libraries of the storefront's first load, with nothing of ours: a list after one call. */
const core = `
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';
import { createMachine } from 'xstate';
const machine = createMachine({ initial: 'on', states: { on: {} } });
const Title = styled.h1\`font-size: 34px;\`;
function Home() {
  const [state] = useMachine(machine);
  const { data } = useQuery({ queryKey: ['list'], queryFn: async () => (await fetch('/list.json')).json() });
  if (!data) return null;
  return h('main', null, h(Title, null, 'Dinner, warm and on its way to you'),
    data.map((name) => h(Link, { key: name, to: '/' + state.value }, name)));
}
createRoot(document.getElementById('root')).render(
  h(QueryClientProvider, { client: new QueryClient() },
    h(BrowserRouter, null, h(Routes, null, h(Route, { path: '*', element: h(Home) })))));
`;

/** Serves \`/static\` and \`/core\`: what no page of this kind can be faster than. */
export async function startFloors() {
  const folder = path.resolve('node_modules/.bench');
  fs.mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'core.js');
  fs.writeFileSync(entry, core);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: entry } },
  });
  const code = zlib.brotliCompressSync([built].flat()[0].output[0].code);
  fs.rmSync(folder, { recursive: true });
  const list = JSON.stringify(Array.from({ length: 30 }, (_, index) => `Store ${index}`));
  const files = {
    '/static': ['text/html', page(hero)],
    '/core': ['text/html', page('<div id=root></div><script type=module src=/core.js></script>')],
    '/core.js': [
      'text/javascript',
      code,
      { 'content-encoding': 'br', 'cache-control': 'max-age=9999' },
    ],
    '/list.json': ['application/json', list],
  };
  const server = http.createServer((request, response) => {
    const [type, body, headers = {}] = files[request.url] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
