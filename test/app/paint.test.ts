import { beforeAll, describe, expect, it } from 'vitest';
import { firstPageOf } from '../../src/app/firstPages.ts';
import { paint } from '../../src/app/paint.tsx';

describe('the painted first pages', () => {
  let painted: Awaited<ReturnType<typeof paint>>;
  beforeAll(async () => {
    painted = await paint();
  }, 60_000);

  it('every first page is painted in both languages, without a browser', () => {
    expect(painted.failed).toEqual([]);
    const scenes = ['food-home', 'food-store', 'other-home', 'other-store', 'start-landing'];
    for (const scene of [...scenes, 'start-store']) {
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
