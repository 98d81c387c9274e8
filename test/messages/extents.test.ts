import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textsByExtent } from '../../.build/texts/plugin.ts';
import { texts } from '../../src/messages/en/index.ts';

const keys = Object.keys(texts);
const needs = textsByExtent('src/main.tsx');
const isFirst = needs('first');
const isOfLanding = needs('landing');
const isOfStore = needs('store');
const isOfRest = needs('rest');

describe('the texts that the build puts into the first chunk of a language', () => {
  it.each([
    ['the frame of all pages', 'ui.skip'],
    ['home', 'catalogue.home.popular'],
    ['a rule by a template', 'rules.word.restaurants'],
    ['a chart of the frame', 'cart.replaced'],
    ['a heart, which waits for no texts', 'wishlist.added'],
    ['a toast, likewise', 'inbox.show'],
  ])('LANG-01: hold what %s says: %s', (_, key) => {
    expect(isFirst(key)).toBe(true);
  });

  it.each([
    ['a page that waits for all texts', 'orders.track.title'],
    ['the landing page', 'place.landing.title'],
    ['the page of a store', 'catalogue.store.hours'],
    ['the dialog of signing in', 'identity.signIn.title'],
    ['the footer, which brings them', 'site.footer.quickLinks'],
  ])('LANG-01: hold nothing of %s: %s', (_, key) => {
    expect(keys).toContain(key);
    expect(isFirst(key)).toBe(false);
  });

  it('LANG-01: are few, and with all others they are every text', () => {
    expect(keys.filter(isFirst).length).toBeLessThan(200);
    expect(keys.filter((key) => isFirst(key) === isOfRest(key))).toEqual([]);
  });

  it.each([
    ['the landing page', isOfLanding, 'place.landing.title'],
    ['the page of a store', isOfStore, 'catalogue.store.hours'],
  ])('LANG-01: leave to %s what only it says', (_, isOfPage, key) => {
    const ofPage = keys.filter(isOfPage);
    expect(ofPage).toContain(key);
    expect(ofPage.filter(isFirst)).toEqual([]);
    expect(ofPage.filter((one) => !isOfRest(one))).toEqual([]);
  });
});

describe('what a module waits for', () => {
  const folder = path.relative('.', mkdtempSync(path.join(os.tmpdir(), 'texts-')));
  afterAll(() => rmSync(folder, { recursive: true }));

  /**
   * Whether the messages that are loaded first contain those of `part.ts`, in a small app that
   * starts with the code `main`.
   */
  const isPartFirst = (main: string): boolean => {
    mkdirSync(path.join(folder, 'area'), { recursive: true });
    writeFileSync(path.join(folder, 'main.ts'), main);
    writeFileSync(path.join(folder, 'area/part.ts'), "export const part = 'area.part';");
    writeFileSync(path.join(folder, 'area/other.ts'), "export const other = 'area.other';");
    writeFileSync(
      path.join(folder, 'area/index.ts'),
      "export { part } from './part.ts'; export { other } from './other.ts';",
    );
    return textsByExtent(path.join(folder, 'main.ts'))('first')('area.part');
  };

  it.each([
    ["import { part } from './area/part.ts';", true],
    ["import { part as one } from './area/index.ts';", true],
    ["import * as area from './area/index.ts';", true],
    ["import { other } from './area/index.ts';", false],
    ["import type { part } from './area/part.ts';", false],
    ["const load = () => import('./area/part.ts');", true],
    ["const load = () => withTexts(import('./area/part.ts'));", false],
    ["screen(() => import('./area/part.ts'), 'Part');", false],
    ["screen(() => import('./area/part.ts'), 'Part', 'first');", true],
    ["screen(() => import('./area/part.ts'), 'Part', 'store');", false],
  ])('LANG-01: %s leads to first texts: %s', (main, isLed) => {
    expect(isPartFirst(main)).toBe(isLed);
  });
});
