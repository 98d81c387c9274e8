import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { VISIT_COOKIE, visitIn, visitText, type Visit } from '../../src/start/visit.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** A point inside the demo city's Eastside, which is open around the clock. */
export const eastside = {
  location: '24 Harbour Lane, Eastside',
  currentLatLng: { lat: 31.988, lng: -39.984 },
  zoneid: [1],
};

/** The same place in the format of the visit cookie. */
export const inEastside = { zoneIds: eastside.zoneid, position: eastside.currentLatLng };

export interface Variant {
  name: string;
  language: 'en' | 'ar' | 'fr';
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** A visitor who has chosen nothing yet, in the time zone of this machine. */
const newcomer: Visit = {
  ...visitIn('', 'en'),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** What the visitors of a test have chosen before, by the context of their pages. */
const visits = new WeakMap<BrowserContext, Visit>();

/**
 * Gives a returning visitor the cookie that an earlier visit left, so that the server renders the
 * first page for these choices. Call it with the choices that the test stores in the browser: of a
 * page that was rendered for other choices, the browser keeps nothing.
 */
export async function rememberVisit(page: Page, choices: Partial<Visit>): Promise<void> {
  const context = page.context();
  const isWide = (page.viewportSize()?.width ?? 0) > 1180;
  const visit = { ...(visits.get(context) ?? newcomer), isWide, ...choices };
  visits.set(context, visit);
  const url = process.env['BASE_URL'] ?? 'http://127.0.0.1:4173';
  await context.addCookies([{ name: VISIT_COOKIE, value: visitText(visit), url }]);
}

/** Gives the page the window size, the language and the theme of a returning visitor. */
export async function visitAs(page: Page, variant: Variant): Promise<void> {
  await page.setViewportSize({ width: variant.width, height: variant.height });
  await rememberVisit(page, { language: variant.language, theme: variant.theme });
  await page.addInitScript(({ language, theme }) => {
    if (localStorage.getItem('language-setting') !== null) return;
    localStorage.setItem('language-setting', language);
    localStorage.setItem('settings', JSON.stringify({ theme, direction: null }));
  }, variant);
}

/** A visitor who has chosen a place and the food module before. */
export async function settleIn(page: Page): Promise<void> {
  await rememberVisit(page, { place: inEastside, moduleId: 1 });
  await page.addInitScript((place) => {
    if (localStorage.getItem('location') !== null) return;
    localStorage.setItem('location', place.location);
    localStorage.setItem('currentLatLng', JSON.stringify(place.currentLatLng));
    localStorage.setItem('zoneid', JSON.stringify(place.zoneid));
    localStorage.setItem('module', JSON.stringify({ id: 1, type: 'food', name: 'Food' }));
  }, eastside);
}

/** The message that the page logs when its content policy was broken. */
const BROKEN_POLICY = 'content policy broken';

/** Fails the test on any page error, unhandled rejection or broken content policy. */
export async function watchForFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().startsWith(BROKEN_POLICY)) faults.push(message.text());
  });
  await page.addInitScript((broken) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`${broken}: ${effectiveDirective} ${blockedURI}`);
    });
  }, BROKEN_POLICY);
  return faults;
}

/** What axe offers a page that it was added to. */
interface Axe {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/**
 * Waits until nothing on the page moves or fades any more; what goes on for ever is not waited for.
 */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ playState }) => playState === 'running')
        .map(({ finished }) => finished),
    ),
  );

/**
 * Nothing on the screen breaks WCAG 2.2 AA as far as a machine can see. What is fading in is looked
 * at when it has come, as a reader would.
 * @param rules the tags of axe, or the names of its rules, that are looked at
 */
export async function expectAccessible(
  page: Page,
  where: string,
  rules: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
): Promise<void> {
  // A page that was asked before has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await atRest(page);
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, {
      runOnly,
      // What passes needs no description.
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
  expect(found, `axe on ${where}`).toEqual([]);
}

/** Holds back JavaScript of the shop, by default all; the returned function lets it load. */
export async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return () => release?.();
}

/**
 * Opens a page whose code does not load before the returned function is called. For a returning
 * visitor, see `settleIn`.
 */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Waits until the page is hydrated: the items are visible before the code has loaded. */
export const takenOver = (page: Page) => page.waitForFunction(() => globalThis.early === undefined);

/** The rules of axe, of levels A and AA, that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs the check in both themes. Themes differ only in colours, so no test has to repeat its path
 * to see both.
 */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
      return dataset['theme'];
    });
  // The shop gives the page its own theme when it wakes.
  await takenOver(page);
  await expectAccessible(page, where);
  await expectAccessible(page, `${where}, turned to ${await turn()}`, COLOUR_RULES);
  await turn();
}

/** Scrolls down until something of the footer shows: the footer comes when it is near. */
export const scrollToFooter = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
