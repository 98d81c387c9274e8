// Renders the first pages and prints them as JSON. A process of its own, because React must be
// loaded as it is in production, whatever the build runs in.
import { createServer } from 'vite';

const [root, mode] = process.argv.slice(2);
const server = await createServer({
  root,
  mode,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  // Its CommonJS form hides the default export from other modules.
  ssr: { noExternal: ['styled-components'] },
});
try {
  const { paint } = await server.ssrLoadModule('/src/app/paint.tsx');
  process.stdout.write(JSON.stringify(await paint()));
} finally {
  await server.close();
}
