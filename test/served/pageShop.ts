import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadPages } from '../../src/start/server/render.tsx';
import { servePages } from '../../src/start/server/pages.ts';
import { openServerForTest, type TestServer } from '../sandbox/support.ts';
import { callByNetwork } from '../start/byNetwork.ts';

const built =
  '<html lang="en" dir="ltr" data-theme="light"><head><title>Sixways</title>' +
  '<meta name="description" content="All."></head><body><div id="root"></div></body></html>';

/** The sandbox with the page server beside it, found at `https://shop.test`. */
export async function openPageShop(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sixways-'));
  writeFileSync(path.join(folder, 'index.html'), built);
  await loadPages();
  // Tests load the code from its sources, which is slow, so rendering gets more time.
  const settings = { publicUrl: 'https://shop.test', connect: [], picture: [], patience: 60_000 };
  const server = await openServerForTest({
    servePages: (app) => servePages(app, folder, settings),
  });
  const close = async () => {
    callByNetwork();
    await server.close();
    rmSync(folder, { recursive: true });
  };
  return { ...server, close };
}
