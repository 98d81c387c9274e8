import { spawn, type ChildProcess } from 'node:child_process';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fromRoot } from './db/root.ts';
import { explainedListening } from './http/listening.ts';
import type { Running } from './main.ts';

const local = '127.0.0.1';

interface Server {
  /** The address of the server, such as `http://127.0.0.1:40001`. */
  address: string;
  process: ChildProcess;
}

export interface Pair extends Running {
  servers: readonly Server[];
}

/**
 * Starts one server in its own process, on a free port.
 * @throws Error when it ends before it listens
 */
function startServer(env: NodeJS.ProcessEnv): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fromRoot('openapi/sandbox/cli.ts'), 'serve'],
    {
      env: { ...env, HOST: local, PORT: '0', SANDBOX_PROXIES: local },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += String(chunk);
      const address = /http:\S+/.exec(said)?.[0];
      if (address !== undefined) resolve({ address, process: child });
    });
    child.once('exit', (code) => {
      reject(new Error(`A server ended before it listened, with ${code}.`));
    });
  });
}

async function stopServer({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/**
 * Forwards a request to one server. Returns false when nothing was sent because the server does not
 * listen, so that another server can be tried.
 */
function pass(request: IncomingMessage, reply: ServerResponse, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, headers } = request;
    const sender = request.socket.remoteAddress ?? '';
    const before = [headers['x-forwarded-for'] ?? []].flat();
    const onward = http.request(new URL(request.url ?? '/', address), {
      method,
      headers: { ...headers, 'x-forwarded-for': [...before, sender].join(', ') },
    });
    onward.once('socket', (socket) => {
      // The body is read only after the connection is open, so that another server can still get
      // it.
      const begin = () => request.pipe(onward);
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    onward.once('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(reply);
      answer.once('error', () => reply.destroy());
      resolve(true);
    });
    onward.once('error', (error) => {
      const isDown = 'code' in error && error.code === 'ECONNREFUSED';
      if (!isDown) reply.destroy();
      resolve(!isDown);
    });
    reply.once('close', () => onward.destroy());
  });
}

/**
 * Starts two servers on the PostgreSQL database of `DATABASE_URL`, each in its own process, and a
 * plain proxy that sends requests to them in turn. A server that does not listen is skipped.
 * @throws Error without `DATABASE_URL`
 */
export async function startPair(env: NodeJS.ProcessEnv, port: number): Promise<Pair> {
  if (!env['DATABASE_URL']) {
    throw new Error('Two servers share a PostgreSQL server: name it with DATABASE_URL.');
  }
  const started = await Promise.allSettled([startServer(env), startServer(env)]);
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  // A server that is left running would keep this process from ending.
  const giveUp = async (reason: unknown): Promise<never> => {
    await Promise.all(servers.map(stopServer));
    throw reason;
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed !== undefined) return giveUp(failed.reason);
  let turn = 0;
  const answer = async (request: IncomingMessage, reply: ServerResponse) => {
    turn = (turn + 1) % servers.length;
    const inTurn = [...servers.slice(turn), ...servers.slice(0, turn)];
    for (const { address } of inTurn) if (await pass(request, reply, address)) return;
    reply.writeHead(502).end();
  };
  const proxy = http.createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((resolve, reject) => {
    proxy.once('error', reject);
    proxy.listen(port, local, resolve);
  }).catch((error: unknown) => giveUp(explainedListening(error, port)));
  const close = async () => {
    const closed = new Promise((resolve) => proxy.close(resolve));
    // The servers answer what is in flight before they end.
    await Promise.all(servers.map(stopServer));
    proxy.closeAllConnections();
    await closed;
  };
  return { address: `http://${local}:${(proxy.address() as AddressInfo).port}`, servers, close };
}
