/**
 * `npm run serve`: builds the storefront when it is missing or out of date, then serves its
 * pages in front of the backend that BACKEND_URL names.
 */
import { builtPages, clientFolder } from './stale.mjs';

try {
  const { listenAt, pageServer, stopOnSignals } = await builtPages();
  const server = await pageServer(process.env, clientFolder);
  stopOnSignals(server);
  console.log(`The pages are open at ${await listenAt(server, process.env)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
