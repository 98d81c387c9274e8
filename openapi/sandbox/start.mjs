/**
 * `npm start`: builds what is missing or older than its sources, then serves storefront and API
 * from this process. PORT, HOST and the SANDBOX_ variables are read by the server.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const at = (...parts) => path.join(root, ...parts);
const settings = ['package.json', 'vite.config.ts', '.build', 'tsconfig.json'];
const serverEntry = at('dist/server/main.js');
const clientEntry = at('dist/client/index.html');
const pagesEntry = at('dist/pages/server.js');

/** Time of the newest file under the paths; pictures are served as they are and do not count. */
function newest(...paths) {
  let latest = 0;
  const visit = (target) => {
    const stat = statSync(target, { throwIfNoEntry: false });
    if (stat === undefined || target.endsWith('pictures')) return;
    if (!stat.isDirectory()) latest = Math.max(latest, stat.mtimeMs);
    else for (const name of readdirSync(target)) visit(path.join(target, name));
  };
  for (const target of paths) visit(at(target));
  return latest;
}

const isStale = (entry, sources) =>
  !existsSync(entry) || statSync(entry).mtimeMs < newest(...settings, ...sources);

function build(...options) {
  const vite = at('node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) throw new Error('Run `npm ci` first: the build tools are not installed.');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`vite build ${options.join(' ')} failed.`);
}

/** Puts a .br and a .gz beside each text asset, once: a visitor's first load pays for none. */
async function precompress(folder) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  await Promise.all(
    files
      .map((name) => path.join(folder, String(name)))
      .filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file))
      .filter((file) => !existsSync(`${file}.br`) && statSync(file).size > 1024)
      .map(async (file) => {
        const content = readFileSync(file);
        const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
        writeFileSync(`${file}.br`, await brotli(content, { params }));
      }),
  );
}

// React is loaded beside the built pages, and asks here what to be.
process.env.NODE_ENV ??= 'production';

try {
  if (isStale(clientEntry, ['index.html', 'src', 'machines', 'public', 'openapi/generated']))
    build();
  await precompress(at('dist/client'));
  if (isStale(serverEntry, ['openapi', 'machines/rules'])) {
    build('--ssr', 'openapi/sandbox/main.ts');
  }
  if (isStale(pagesEntry, ['src', 'machines', 'openapi/generated'])) {
    build('--ssr', 'src/start/server.tsx', '--outDir', 'dist/pages');
  }
  const { start } = await import(pathToFileURL(serverEntry).href);
  const { pageRenderer } = await import(pathToFileURL(pagesEntry).href);
  const { address } = await start(undefined, pageRenderer());
  console.log(`Sixways is open at ${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
