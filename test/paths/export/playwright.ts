/**
 * Writes paths as a Playwright test that runs against `npm start`. It imports the flow's page
 * model; its configuration is written beside it.
 */
import path from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '../flows/machines.ts';
import { comesByItself, type PageModel } from '../page.ts';
import type { PageFile } from '../pages.ts';
import type { ExportedFlow, ExportedPath, ExportedStep } from './exportedPath.ts';

const literal = (text: string) => JSON.stringify(text);

const stepLine = ({ kind, action, ms }: ExportedStep): string => {
  if (kind === 'start') return '';
  if (kind === 'time') return `await flow.waits(${ms});`;
  const verb = kind === 'send' || kind === 'emit' ? 'does' : 'hears';
  return `await flow.${verb}(${literal(action)});`;
};

const testText = (
  flow: string,
  model: PageModel,
  { name, requirements, steps }: ExportedPath,
): string => {
  const seesLine = ({ states }: ExportedStep, index: number): string =>
    comesByItself(model, steps[index + 1])
      ? ''
      : `await flow.sees(${states.map(literal).join(', ')});`;
  const title = [requirements.join(' '), `${flow}: ${name}`]
    .filter((part) => part !== '')
    .join(' ');
  return [
    `test(${literal(title)}, async ({ page }) => {`,
    `const flow = await FlowOnPage.open(page, ${flow}Page, ${literal(steps[0]?.action ?? '')});`,
    ...steps.map((step, index) => stepLine(step) + seesLine(step, index)),
    '});\n',
  ].join('\n');
};

/** The path of a module, relative to `folder`, as an import there needs it. */
const importFrom = (folder: string, file: string): string => {
  const relative = path.relative(folder, file).split(path.sep).join('/');
  return relative.startsWith('.') ? relative : `./${relative}`;
};

const isInside = (folder: string) => !path.relative(projectRoot, folder).startsWith('..');

/**
 * What tests in `folder` import Playwright from: its package name inside the project, its path
 * outside.
 */
const playwrightFrom = (folder: string): string =>
  isInside(folder)
    ? '@playwright/test'
    : importFrom(folder, path.join(projectRoot, 'node_modules/@playwright/test/index.mjs'));

/**
 * The text of a flow's Playwright test. `model` is the page model that the test imports, `page` is its
 * file, and `folder` is where the test will be written.
 */
export const playwrightText = (
  { flow, paths }: ExportedFlow,
  model: PageModel,
  { page }: PageFile,
  folder: string,
): Promise<string> => {
  const player = path.join(import.meta.dirname, '../page.ts');
  const text = [
    `import { test } from ${literal(playwrightFrom(folder))};`,
    `import { FlowOnPage } from ${literal(importFrom(folder, player))};`,
    `import { ${flow}Page } from ${literal(importFrom(folder, page))};\n`,
    ...paths.map((one) => testText(flow, model, one)),
  ].join('\n');
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 });
};

const configText = (folder: string) => `import { defineConfig } from '${playwrightFrom(folder)}';

const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: process.env['BASE_URL'] ?? 'http://127.0.0.1:4173',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
  },
});
`;

/**
 * The names and texts of the files beside the tests: the Playwright configuration, and outside the
 * project a package.json that makes the files modules.
 */
export const playwrightSetup = (folder: string): (readonly [string, string])[] => [
  ['playwright.config.ts', configText(folder)],
  ...(isInside(folder) ? [] : [['package.json', '{ "type": "module" }\n'] as const]),
];
