import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import type { Painted } from '../src/app/paint.tsx';
import { shapes } from './shapes.ts';

/** What a first page imports besides the entry, by its name in the boot script. */
const entries: Readonly<Record<string, string>> = {
  landing: 'src/place/LandingPage.tsx',
  home: 'src/catalogue/HomePage.tsx',
  store: 'src/catalogue/StorePage.tsx',
  en: 'src/messages/en/first.ts',
  ar: 'src/messages/ar/first.ts',
};

/** Spares a browser that knows it the frame in which nothing is painted yet. */
const waitForPainted = '<link rel="expect" href="#painted" blocking="render">';
const paintedHere = '<span id="painted" hidden></span>';

/** Files of a module's chunk and of all that it imports at once, each after those that it imports. */
function filesOf(bundle: Rollup.OutputBundle, source: string, root: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(root, source));
  if (start === undefined) throw new Error(`${source} has no chunk of its own`);
  const met = new Set<string>();
  const visit = ({ fileName, imports }: Rollup.OutputChunk): string[] => {
    met.add(fileName);
    const before = imports.flatMap((name) => {
      const next = chunks.find((chunk) => chunk.fileName === name);
      return next === undefined || met.has(name) ? [] : visit(next);
    });
    return [...before, `/${fileName}`];
  };
  return visit(start);
}

/** The boot script, small enough to travel in the HTML. */
async function bootScript(
  config: ResolvedConfig,
  chunks: object,
  modules: readonly string[],
): Promise<string> {
  const result = await build({
    root: config.root,
    mode: config.mode,
    configFile: false,
    logLevel: 'error',
    define: {
      paintedChunks: JSON.stringify(chunks),
      shopModules: JSON.stringify(modules),
      'import.meta.env.VITE_SHAPES': JSON.stringify(shapes()),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(config.root, 'src/app/boot.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const outputs = [result].flat() as Rollup.RollupOutput[];
  return outputs[0]?.output[0].code.trim() ?? '';
}

/** Renders the first pages as production does. */
async function paintPages({ root, mode }: ResolvedConfig): Promise<Painted> {
  const script = path.join(root, '.build/paintPages.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, root, mode], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout) as Painted;
}

/**
 * Writes into the built HTML what a visitor sees before the shop's code has arrived: the first
 * pages as React renders them without data, their styles, and the boot script that shows one.
 */
export function painted(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'painted-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const { pages, styles, failed } = await paintPages(config);
        if (failed.length > 0) {
          config.logger.warn(`Not painted, for lack of a browser: ${failed.join(', ')}`);
        }
        const modules = filesOf(bundle, 'index.html', config.root);
        const chunks = Object.fromEntries(
          Object.entries(entries).map(([name, source]) => [
            name,
            filesOf(bundle, source, config.root).filter((file) => !modules.includes(file)),
          ]),
        );
        // The boot script fetches and starts the code: the page is painted without it.
        const bare = html
          .replace(/\s*<script type="module"[^>]*><\/script>/, '')
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
        const boot = await bootScript(config, chunks, modules);
        const sheets: string[] = [];
        const unlinked = bare.replaceAll(
          /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
          (link, file: string) => {
            const asset = bundle[file];
            if (asset?.type !== 'asset') return link;
            // The file stays: a chunk that loads another one asks for it, and fails without it.
            sheets.push(asset.source.toString());
            return '';
          },
        );
        const nonced = '<style nonce="__CSP_NONCE__"';
        const rules = [
          `${nonced}>${sheets.join('')}</style>`,
          ...Object.entries(styles).map(([on, css]) => `${nonced} data-on="${on}">${css}</style>`),
        ];
        const templates = Object.entries(pages).map(
          ([name, { on, html: page }]) =>
            `<template id="painted-${name}" data-on="${on}">${page}</template>`,
        );
        return unlinked
          .replace('<title>', (title) =>
            [waitForPainted, `<script>${boot}</script>`, title].join('\n    '),
          )
          .replace('</head>', () => `${rules.join('\n    ')}\n  </head>`)
          .replace('<div id="root"></div>', (root) =>
            [...templates, root, '<script>paintedPage();</script>', paintedHere].join('\n    '),
          );
      },
    },
  };
}
