import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './chromium.mjs';

const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // Two browsers share two cores with server and build: a stall is told apart from a fault.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:4173',
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
