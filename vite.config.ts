import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { inspectPlugin } from './.build/inspect/plugin.ts';
import { leanLibraries } from './.build/leanLibraries.ts';
import { PagesLast } from './.build/pagesLast.ts';
import { plainCharts } from './.build/plainCharts.ts';
import { sandboxBeside } from './.build/sandboxBeside.ts';
import { styleNames } from './.build/styleNames.ts';
import { textChunks } from './.build/texts/plugin.ts';

/** The development sandbox listens beside Vite, which hands it every call. */
const sandboxOrigin = process.env['SANDBOX_ORIGIN'] ?? 'http://127.0.0.1:4174';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    inspectPlugin(),
    leanLibraries(),
    plainCharts(),
    textChunks(),
    sandboxBeside(sandboxOrigin),
    styleNames(),
  ],
  // Names of style classes that server and browser agree on.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  // Their CommonJS forms hide what they export from other modules.
  ssr: { noExternal: ['styled-components', '@googlemaps/polyline-codec'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', minify: false, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        target: 'es2022',
        // The first that know `oklch` and `color-mix`, which the styles use throughout.
        cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        // The first page names all files of its first load. A page that is opened from there needs one
        // to three files; lists of these files would be part of the first load, so only styles are
        // listed, because they have to be loaded before the elements that they style.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed, { hostType }) =>
            hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
        },
        manifest: true,
        rolldownOptions: {
          preserveEntrySignatures: false,
          // A constant of another module is written where it is used.
          optimization: { inlineConst: true },
          output: {
            // The first load is two chunks: libraries apart from our own code, which changes more often.
            // Every page and dialog is a chunk of its own. What several of them share would be
            // hundreds of small requests: below this size (source, bytes) it is copied into each.
            // The styles of the first load stay with the entry: as a part of a chunk that every page
            // needs, they would be loaded again for the next page.
            codeSplitting: {
              groups: [
                { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
                {
                  name: 'shop',
                  tags: ['$initial'],
                  test: /(src|machines)\/(?!main|.*\.css$)/,
                  priority: 1,
                },
              ],
              experimentalInlineCommonChunks: { maxSize: 16_000 },
            },
            // The first chunk contains the names of all other chunks, so their hashes are short.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
  server: {
    proxy: { '^/(api|sandbox|payment-mobile)': { target: sandboxOrigin, changeOrigin: false } },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    environment: 'node',
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/sandbox/template.ts'],
    globals: false,
    // Loading React, the contract and the database anew for each file took longer than the tests.
    isolate: false,
    sequence: { sequencer: PagesLast },
    // A worker waits for timers a fifth of its time, so there is one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    // Tests make much garbage that lives briefly: with the usual 16 MB for it, an eighth of their time
    // went into clearing it away.
    execArgv: ['--max-semi-space-size=128'],
    unstubGlobals: true,
    restoreMocks: true,
    env: {
      // Outside a browser an address needs its origin.
      VITE_API_URL: 'http://shop.test',
      // Styles go in rule by rule: a sheet that is parsed anew for each of them is slow.
      SC_DISABLE_SPEEDY: 'false',
    },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
}));
