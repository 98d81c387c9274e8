/**
 * `npm run serve`: builds the storefront when it is missing or out of date, then serves its
 * pages in front of the backend that BACKEND_URL names.
 */
import { builtPages, clientFolder } from './stale.mjs';

try {
  const { pageServer } = await builtPages();
  const server = await pageServer(process.env, clientFolder);
  const { HOST: host = 'localhost', PORT: port = '4173' } = process.env;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().finally(() => process.exit(0)));
  }
  console.log(`The pages are open at ${await server.listen({ host, port: Number(port) })}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
