/**
 * `npm run serve`: builds the storefront when it is missing or out of date, then serves its
 * pages in front of the backend that BACKEND_URL names.
 */
import { builtPages, clientFolder } from './stale.mjs';

try {
  const { listenAt, pageServer } = await builtPages();
  const server = await pageServer(process.env, clientFolder);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
  console.log(`The pages are open at ${await listenAt(server, process.env)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
