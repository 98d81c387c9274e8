/**
 * Writes paths as a Playwright test that runs against `npm start`. It imports the flow's page
 * model; its configuration is written beside it.
 */
import path from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '../flows/machines.ts';
import type { PageFile } from '../pages.ts';
import type { ExportedFlow, ExportedPath, ExportedStep } from './exportedPath.ts';

const literal = (text: string) => JSON.stringify(text);

const stepLine = ({ kind, action, ms, states }: ExportedStep): string => {
  const sees = `await flow.sees(${states.map(literal).join(', ')});`;
  if (kind === 'time') return `await flow.waits(${ms}); ${sees}`;
  const verb = kind === 'send' || kind === 'emit' ? 'does' : 'hears';
  return `await flow.${verb}(${literal(action)}); ${sees}`;
};

const testText = (flow: string, { name, requirements, steps }: ExportedPath): string => {
  const [start, ...rest] = steps;
  const title = [requirements.join(' '), `${flow}: ${name}`]
    .filter((part) => part !== '')
    .join(' ');
  return [
    `test(${literal(title)}, async ({ page }) => {`,
    `const flow = await FlowOnPage.open(page, ${flow}Page, ${literal(start?.action ?? '')});`,
    `await flow.sees(${(start?.states ?? []).map(literal).join(', ')});`,
    ...rest.map(stepLine),
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
 * The text of a flow's Playwright test. `page` is the file of the page model that the test imports,
 * `folder` is where the test will be written.
 */
export const playwrightText = (
  { flow, paths }: ExportedFlow,
  { page }: PageFile,
  folder: string,
): Promise<string> => {
  const player = path.join(import.meta.dirname, '../page.ts');
  const text = [
    `import { test } from ${literal(playwrightFrom(folder))};`,
    `import { FlowOnPage } from ${literal(importFrom(folder, player))};`,
    `import { ${flow}Page } from ${literal(importFrom(folder, page))};\n`,
    ...paths.map((one) => testText(flow, one)),
  ].join('\n');
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 });
};

const configText = (folder: string) => `import { defineConfig } from '${playwrightFrom(folder)}';

const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  use: {
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
