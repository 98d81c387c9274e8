/**
 * `npm start`: builds what is missing or out of date, then serves storefront and API from
 * this process. PORT, HOST and the SANDBOX_ variables are read by the sandbox.
 */
import { builtPages, builtSandbox, clientFolder } from './stale.mjs';

try {
  const { servePages, settingsIn } = await builtPages();
  const { start } = await builtSandbox();
  const { address } = await start(undefined, (app) =>
    servePages(app, clientFolder, settingsIn(process.env)),
  );
  console.log(`Sixways is open at ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
