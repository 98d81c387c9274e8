import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { buildVariables, isFresh, recordBuild } from './freshness.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);
const settings = ['package.json', 'vite.config.ts', '.build', 'tsconfig.json'];

/** The folder of the built storefront. */
export const clientFolder = at('dist/client');

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

/** Builds what is missing, older than its sources, or built with other variables. */
function build(built, sources, ...options) {
  const variables = buildVariables(process.env);
  if (isFresh(built, newest(...settings, ...sources), variables)) return;
  const vite = at('node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) throw new Error('Run `npm ci` first: the build tools are not installed.');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (result.status !== 0) throw new Error(`vite build ${options.join(' ')} failed.`);
  recordBuild(built, variables);
}

/** Compresses each text asset to .br and .gz once, so that no visitor's first load waits for it. */
async function precompress(folder) {
  const brotli = promisify(zlib.brotliCompress);
  const gzip = promisify(zlib.gzip);
  await Promise.all(
    readdirSync(folder, { recursive: true })
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

// React is loaded next to the built pages, and reads this variable to choose its build.
process.env.NODE_ENV ??= 'production';

/** The page server, rebuilt when it or the storefront is out of date. */
export async function builtPages() {
  const sources = ['index.html', 'src', 'machines', 'public', 'openapi/generated'];
  build(at('dist/client/index.html'), sources);
  await precompress(clientFolder);
  const pages = at('dist/pages/index.js');
  build(pages, sources, '--ssr', 'src/start/server/index.ts', '--outDir', 'dist/pages');
  const server = await import(pathToFileURL(pages).href);
  await server.loadPages();
  return server;
}

/** The sandbox, rebuilt when it is out of date. */
export async function builtSandbox() {
  const sandbox = at('dist/server/main.js');
  build(sandbox, ['openapi', 'machines/rules'], '--ssr', 'openapi/sandbox/main.ts');
  return import(pathToFileURL(sandbox).href);
}
