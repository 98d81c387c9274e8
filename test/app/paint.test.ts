import { beforeAll, describe, expect, it } from 'vitest';
import { firstPageOf } from '../../src/app/firstPages.ts';
import { paint, type Painted } from '../../src/app/paint.tsx';

let painting: Promise<Painted> | undefined;
const once = () => (painting ??= paint());

describe('the painted first pages', () => {
  let painted: Painted;
  beforeAll(async () => {
    painted = await once();
  }, 60_000);

  it('every first page is painted in both languages, without a browser', () => {
    expect(painted.failed).toEqual([]);
    const scenes = ['home', 'store', 'page'].flatMap((page) => [`food-${page}`, `other-${page}`]);
    const strangers = ['start-landing', 'start-store', 'start-page'];
    for (const scene of [...scenes, ...strangers, 'rental-home', 'rental-page']) {
      expect(Object.keys(painted.pages)).toContain(`${scene}-en`);
      expect(Object.keys(painted.pages)).toContain(`${scene}-ar`);
    }
  });

  it('LANG-01: speaks the language it is painted for', () => {
    expect(painted.pages['food-home-en']?.html).toContain('What are you hungry for?');
    expect(painted.pages['food-home-ar']?.html).toContain('ماذا تشتهي اليوم؟');
  });

  it('brings the rules of what it shows, each once, and no mark of the library', () => {
    for (const [name, { on, html }] of Object.entries(painted.pages)) {
      const rules = painted.styles[on] ?? '';
      const banner = /<header[^>]* class="[^"]*?(\w+)"/.exec(html)?.[1] ?? 'no class';
      expect(rules.split(`.${banner}{`).length, name).toBeGreaterThan(1);
      expect(rules.match(/::selection\{/g), name).toHaveLength(1);
      expect(rules.match(/data-styled|\/\*!sc/), name).toBeNull();
    }
  });

  it('brings no script and no style attribute, which the content policy would refuse', () => {
    for (const [name, { html }] of Object.entries(painted.pages)) {
      expect(html, name).not.toMatch(/<script|\sstyle=|\son\w+=/);
    }
  });
});

describe('where a page is painted', () => {
  it.each([
    ['/', ['home', 'landing']],
    ['/home', ['home']],
    ['/store/7', ['store']],
    ['/store/popular', ['page']],
    ['/rental/vehicle-search', ['page']],
    ['/nothing/here', ['page']],
    ['/sign-in/return', []],
  ])('%s has the frames of %j and no other', async (path, pages) => {
    const { pages: painted, styles } = await once();
    const there = Object.entries(painted).filter(([, { on }]) => new RegExp(on).test(path));
    expect(new Set(there.map(([name]) => name.split('-')[1]))).toEqual(new Set(pages));
    expect(Object.keys(styles).filter((on) => new RegExp(on).test(path))).toHaveLength(
      pages.length,
    );
  });
});

describe('the page of a path', () => {
  it.each([
    ['/', false, false, 'landing'],
    ['/', true, false, 'home'],
    ['/home', true, false, 'home'],
    ['/home', true, true, 'page'],
    ['/home', false, true, 'landing'],
    ['/store/7', true, false, 'store'],
    ['/store/popular', true, false, 'page'],
    ['/checkout', true, false, 'page'],
  ])('NAV-04: %s with a place %s and in rental %s is %s', (path, placed, rental, page) => {
    expect(firstPageOf(path, placed, rental)).toBe(page);
  });
});
