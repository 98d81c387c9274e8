import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { inspectPlugin } from './test/paths/inspect/plugin.ts';

/** The development sandbox listens beside Vite, which hands it every call. */
const sandboxOrigin = process.env['SANDBOX_ORIGIN'] ?? 'http://127.0.0.1:4174';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inspectPlugin()],
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', minify: false }
    : { outDir: 'dist/client', target: 'es2022', modulePreload: { polyfill: false } },
  server: {
    proxy: { '^/(api|sandbox|payment-mobile)': { target: sandboxOrigin, changeOrigin: false } },
  },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'test/browser/**'],
    environment: 'node',
    setupFiles: ['test/setup.ts'],
    globals: false,
    testTimeout: 30_000,
  },
}));
