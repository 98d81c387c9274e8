// Lighthouse's scores of a page on its own slow phone. It is fetched when it is asked for: nothing
// else here needs its two hundred packages.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags } from '../browser/chromium.mjs';
import { settled } from './visit.mjs';

const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A browser's folder in which a visitor has chosen a place and a module, and nothing is cached. */
async function settleIn(folder, executablePath, origin) {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: chromiumFlags,
  });
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, settled);
  await context.close();
}

/** Points short of 100 in each category, for a page of the shop at `origin`. */
export async function score(executablePath, origin, page) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sixways-lighthouse-'));
  try {
    await settleIn(path.join(folder, 'visitor'), executablePath, origin);
    const output = path.join(folder, 'report.json');
    const flags = [...chromiumFlags, '--headless', `--user-data-dir=${folder}/visitor`].join(' ');
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        `${origin}${page}`,
        '--quiet',
        '--disable-storage-reset',
        '--output=json',
        `--output-path=${output}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath } },
    );
    const report = JSON.parse(await readFile(output, 'utf8'));
    return Object.fromEntries(
      categories.map((name) => [name, Math.round(100 * (1 - report.categories[name].score))]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
