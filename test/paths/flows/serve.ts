/**
 * The server of the flow studio. It serves the studio's page and the data of the flows, and
 * receives the state of the actors from a running storefront (`npm run dev`, opened with
 * `?inspect`). It can be reached from this computer only.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer, type Plugin } from 'vite';
import { WebSocketServer, type WebSocket } from 'ws';
import { pickByName, UsageError } from '../usage.ts';
import { knowFlows, LiveActors } from './live.ts';
import { findMachines } from './machines.ts';
import { details, simulate, summaries } from './studioData.ts';

const HOST = '127.0.0.1';

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

const answer = async (request: IncomingMessage): Promise<unknown> => {
  const { pathname } = new URL(request.url ?? '/', `http://${HOST}`);
  const [, what, flow = ''] = pathname.split('/');
  if (what === 'flows') return summaries();
  const file = pickByName('flow', decodeURIComponent(flow), findMachines(), (one) => one.flow);
  if (what === 'flow') return details(file);
  const moves = await readBody(request);
  const labels = Array.isArray(moves) ? moves.filter((one) => typeof one === 'string') : [];
  return simulate(file.flow, labels);
};

const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  try {
    response.end(JSON.stringify(await answer(request)));
  } catch (error) {
    response.statusCode = error instanceof UsageError ? 404 : 500;
    const message = error instanceof Error ? error.message : String(error);
    response.end(JSON.stringify({ message }));
  }
};

const dataPlugin: Plugin = {
  name: 'flow-studio-data',
  configureServer: ({ middlewares }) => {
    middlewares.use('/api', (request: IncomingMessage, response: ServerResponse) => {
      void respond(request, response);
    });
  },
};

/**
 * Whether a WebSocket may connect, by its `Origin` header: pages of this computer may, pages of
 * other sites may not. Programs other than browsers send no such header, and may.
 */
const isOurs = (origin: string | undefined): boolean => {
  if (origin === undefined) return true;
  return URL.canParse(origin) && [HOST, 'localhost'].includes(new URL(origin).hostname);
};

/**
 * Forwards the changes of a storefront's actors to all open studio pages. When a storefront
 * connects, the actors of the one before are forgotten.
 */
class Exchange {
  readonly #pages = new Set<WebSocket>();
  readonly #flows: Awaited<ReturnType<typeof knowFlows>>;
  #actors: LiveActors;

  constructor(flows: Awaited<ReturnType<typeof knowFlows>>) {
    this.#flows = flows;
    this.#actors = new LiveActors(flows);
  }

  #tell(page: WebSocket): void {
    page.send(JSON.stringify(this.#actors.all));
  }

  addPage(page: WebSocket): void {
    this.#pages.add(page);
    page.on('close', () => this.#pages.delete(page));
    this.#tell(page);
  }

  addStorefront(shop: WebSocket): void {
    const actors = new LiveActors(this.#flows);
    this.#actors = actors;
    shop.on('message', (data: Buffer) => {
      if (!actors.hear(data.toString('utf8'))) return;
      for (const page of this.#pages) this.#tell(page);
    });
  }
}

/** A running studio: its address, and how to stop it. */
interface Studio {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts the studio; port 0 chooses a free one. */
export const serve = async (port: number): Promise<Studio> => {
  const studio = await createServer({
    configFile: false,
    root: path.join(import.meta.dirname, 'studio'),
    cacheDir: path.resolve('.cache/flow-studio'),
    plugins: [dataPlugin],
    server: { host: HOST, port, strictPort: true, hmr: false },
    logLevel: 'error',
  });
  const exchange = new Exchange(await knowFlows());
  const sockets = new WebSocketServer({ noServer: true });
  studio.httpServer?.on('upgrade', (request, socket, head) => {
    const wanted = request.url?.split('?')[0];
    if (wanted !== '/live' && wanted !== '/inspect') return;
    if (!isOurs(request.headers.origin)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (wanted === '/live') exchange.addPage(opened);
      else exchange.addStorefront(opened);
    });
  });
  try {
    await studio.listen();
  } catch (error) {
    await studio.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason}: --port N takes another one.`);
  }
  const bound = studio.httpServer?.address();
  const taken = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: `http://${HOST}:${taken}/`, close: () => studio.close() };
};
