import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './chromium.mjs';

const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  // A test that passes at its second try is listed as flaky. Runs that look for such tests allow no
  // second try: BROWSER_RETRIES=0.
  retries: Number(process.env['BROWSER_RETRIES'] ?? 1),
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./walkedReporter.ts']],
  use: {
    actionTimeout: 30_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:4173',
    // What a page did costs a sixth of a test's time to write down: only the second try does.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    // Where a movement leads is what tests look at; drawing it on the way costs time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
