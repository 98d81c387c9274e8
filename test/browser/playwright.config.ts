import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './chromium.mjs';

const executablePath = process.env['CHROME_PATH'];

/** Specs whose tests run one after the other in a separate shop. */
const inSeparateShops = ['firebaseMessaging', 'identityWays', 'phoneService', 'pushWalk'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: '.',
  // The longest series of tests begins first: otherwise the other workers would wait for it at the end.
  projects: [
    { name: 'separate shops', testMatch: inSeparateShops },
    { name: 'shop', testMatch: '**/*.spec.ts', testIgnore: inSeparateShops },
  ],
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
    // Recording a trace takes a sixth of a test's time, so only the second try records one.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false, sources: false },
    // Tests check where an animation ends. Drawing the frames before its end would take time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
