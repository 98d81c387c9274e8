import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../flows/machines.ts';
import { isServed, join, readCharts, reportText } from './evidence.ts';
import { idsIn, parseIndex, readIndex } from './requirementIndex.ts';
import { passedInPlaywright, passedInVitest } from './results.ts';

const index = parseIndex(
  [
    '- CART-01 (A§1) The cart opens. OPEN-02',
    '- CART-02 (A§1) The cart closes.',
    '### F-09 Cart drawer – covers CART-01..02, API-08',
    '- OPEN-02 Which cart? Decision: this one.',
  ].join('\n'),
);

describe('the index of requirements', () => {
  it('is read line by line, with what a flow covers and what points to an open reading', () => {
    expect(index.map(({ id, through }) => [id, through])).toEqual([
      ['CART-01', []],
      ['CART-02', []],
      ['F-09', ['CART-01', 'CART-02', 'API-08']],
      ['OPEN-02', ['CART-01']],
    ]);
  });

  it('has every id once', () => {
    const ids = readIndex().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(400);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('knows every id that a chart carries', async () => {
    const known = new Set(readIndex().map(({ id }) => id));
    const { states, transitions } = await readCharts();
    const unknown = [...states, ...transitions].flatMap(({ id, requirements }) =>
      requirements.filter((one) => !known.has(one)).map((one) => `${id}: ${one}`),
    );
    expect(unknown).toEqual([]);
  });

  it('knows every id of its areas that a test names', () => {
    const known = new Set(readIndex().map(({ id }) => id));
    const areas = new Set([...known].map((id) => id.replace(/-\d+$/, '')));
    const files = readdirSync(path.join(projectRoot, 'test'), {
      recursive: true,
      encoding: 'utf8',
    });
    const unknown = files
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('paths'))
      .flatMap((file) => {
        const text = readFileSync(path.join(projectRoot, 'test', file), 'utf8');
        const strange = idsIn(text).filter(
          (id) => areas.has(id.replace(/-\d+$/, '')) && !known.has(id),
        );
        return strange.map((id) => `${file}: ${id}`);
      });
    expect(unknown).toEqual([]);
  });
});

describe('what serves a requirement', () => {
  const charts = {
    states: [{ id: 'drawer.open', requirements: ['CART-01'] }],
    transitions: [{ id: 'drawer.open | close | 0', requirements: ['CART-02', 'CART-01'] }],
  };
  const served = join(index, charts, ['cart.test.ts > CART-01: opens']);

  it('is listed by id, all ids of the index present', () => {
    expect(served[0]).toEqual({
      id: 'CART-01',
      states: ['drawer.open'],
      transitions: ['drawer.open | close | 0'],
      tests: ['cart.test.ts > CART-01: opens'],
    });
    expect(served.map(({ id, tests }) => [id, tests.length])).toEqual([
      ['CART-01', 1],
      ['CART-02', 0],
      ['F-09', 1],
      ['OPEN-02', 1],
    ]);
  });

  it('is told in words, with what no test proves and what nothing serves', () => {
    const bare = join(index, { states: charts.states, transitions: [] }, []);
    expect(bare.filter((one) => !isServed(one)).map(({ id }) => id)).toEqual(['CART-02']);
    const text = reportText(index, bare);
    expect(text).toContain('0 of 4 are proven by a test that passed.');
    expect(text).toMatch(/no passing test names it:\n {2}CART-01 .*\n {2}F-09/);
    expect(text).toMatch(/Nothing serves:\n {2}CART-02 \(A§1\) The cart closes\.$/);
  });
});

describe('only tests that ran and passed count', () => {
  it('in a report of vitest', () => {
    const assertion = (fullName: string, status: string) => ({ fullName, status });
    const assertionResults = [
      assertion('CART-01: opens', 'passed'),
      assertion('CART-02: closes', 'failed'),
      assertion('CART-03: waits', 'skipped'),
    ];
    const name = path.join(projectRoot, 'test/cart/cart.test.ts');
    expect(passedInVitest({ testResults: [{ name, assertionResults }] })).toEqual([
      'test/cart/cart.test.ts > CART-01: opens',
    ]);
  });

  it('in a report of Playwright, nested suites included', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      tests: [{ status }],
    });
    const inner = { title: 'cart', specs: [spec('CART-02: closes', true, 'expected')] };
    const specs = [
      spec('CART-01: opens', false, 'unexpected'),
      spec('CART-03: waits', true, 'skipped'),
    ];
    expect(
      passedInPlaywright({ suites: [{ title: 'a.spec.ts', specs, suites: [inner] }] }),
    ).toEqual(['test/browser/a.spec.ts > cart > CART-02: closes']);
  });

  it('and a broken report counts for nothing', () => {
    expect(passedInVitest(null)).toEqual([]);
    expect(passedInPlaywright({ suites: 'none' })).toEqual([]);
  });
});
