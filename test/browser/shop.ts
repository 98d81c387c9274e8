import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

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

export interface Variant {
  name: string;
  language: 'en' | 'ar';
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** Language and look as a returning visitor has them stored. */
export async function visitAs(page: Page, variant: Variant): Promise<void> {
  await page.setViewportSize({ width: variant.width, height: variant.height });
  await page.addInitScript(({ language, theme }) => {
    if (localStorage.getItem('language-setting') !== null) return;
    localStorage.setItem('language-setting', language);
    localStorage.setItem('settings', JSON.stringify({ theme, direction: null }));
  }, variant);
}

/** A visitor who has chosen a place and the food module before. */
export async function settleIn(page: Page): Promise<void> {
  await page.addInitScript((place) => {
    if (localStorage.getItem('location') !== null) return;
    localStorage.setItem('location', place.location);
    localStorage.setItem('currentLatLng', JSON.stringify(place.currentLatLng));
    localStorage.setItem('zoneid', JSON.stringify(place.zoneid));
    localStorage.setItem('module', JSON.stringify({ id: 1, type: 'food', name: 'Food' }));
  }, eastside);
}

/** What the page says when it hears that its content policy was broken. */
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

/** Nothing on the screen breaks WCAG 2.2 AA as far as a machine can see. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const axe = (
      window as unknown as {
        axe: {
          run: (
            context: Document,
            options: object,
          ) => Promise<{
            violations: { id: string; nodes: { target: unknown; html: string }[] }[];
          }>;
        };
      }
    ).axe;
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  expect(found, `axe on ${where}`).toEqual([]);
}
