import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../flows/machines.ts';
import { join, readCharts, reportText } from './evidence.ts';
import { proofOf, proofOfFile } from './proof.ts';
import { idsIn, parseIndex, readIndex } from './requirementIndex.ts';
import { passedInPlaywright, passedInVitest, readPassed } from './results.ts';

const index = parseIndex(
  [
    '- CART-01 (A§1) The cart opens. OPEN-02',
    '- CART-02 (A§1) The cart closes.',
    '### F-09 Cart drawer – covers CART-01..02, API-08',
    '- OPEN-02 Which cart? Decision: this one.',
  ].join('\n'),
);

const testFiles = readdirSync(path.join(projectRoot, 'test'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `test/${file.split(path.sep).join('/')}`)
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file));

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

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
    const unknown = testFiles
      .filter((file) => !file.startsWith('test/paths/'))
      .flatMap((file) => {
        const strange = idsIn(textOf(file)).filter(
          (id) => areas.has(id.replace(/-\d+$/, '')) && !known.has(id),
        );
        return strange.map((id) => `${file}: ${id}`);
      });
    expect(unknown).toEqual([]);
  });
});

describe('what a test proves', () => {
  it.each([
    ['test/cart/cart.test.ts', 'client'],
    ['test/cart/cartDrawer.test.tsx', 'client'],
    ['test/rules/fee.test.ts', 'client'],
    ['test/browser/checkout.spec.ts', 'client'],
    ['test/sandbox/orders.test.ts', 'sandbox'],
    ['test/cart/cart.paths.test.ts', 'walk'],
    ['test/browser/paths.spec.ts', 'walk'],
    ['test/paths/commands.test.ts', 'none'],
    ['test/paths/requirements/requirements.test.ts', 'none'],
    ['test/cart/cart.model.ts', 'none'],
    ['../before/test/cart/cart.test.ts', 'none'],
    ['src/cart/cart.test.ts', 'none'],
    ['src/cart/cart.paths.test.ts', 'none'],
    ['cart.test.ts', 'none'],
    ['', 'none'],
  ])('by its file: %s is %s', (file, proof) => {
    expect(proofOfFile(file)).toBe(proof);
  });

  it('is the strongest of all that name an id', () => {
    const [client, sandbox, walk] = [
      'test/cart/a.test.ts',
      'test/sandbox/a.test.ts',
      'test/cart/a.paths.test.ts',
    ].map((file) => ({ file, name: '' }));
    if (client === undefined || sandbox === undefined || walk === undefined) throw new Error();
    expect(proofOf([walk, sandbox, client])).toBe('client');
    expect(proofOf([walk, sandbox])).toBe('sandbox');
    expect(proofOf([walk])).toBe('walk');
    expect(proofOf([])).toBe('none');
  });

  it('can be told by the file, because walks stand alone in files of their own', () => {
    expect(testFiles.length).toBeGreaterThan(200);
    const walking = testFiles.filter(
      (file) => !file.startsWith('test/paths/') && textOf(file).includes('paths/walk.ts'),
    );
    expect(walking.filter((file) => proofOfFile(file) !== 'walk')).toEqual([]);
    const walks = testFiles.filter((file) => proofOfFile(file) === 'walk');
    const byHand = walks.filter(
      (file) =>
        file !== 'test/browser/paths.spec.ts' && /\b(it|test|describe)\b[.(]/.test(textOf(file)),
    );
    expect(byHand).toEqual([]);
  });
});

describe('what serves a requirement', () => {
  const charts = {
    states: [{ id: 'drawer.open', requirements: ['CART-01'] }],
    transitions: [{ id: 'drawer.open | close | 0', requirements: ['CART-02', 'CART-01'] }],
  };
  const passed = (file: string, name: string) => ({ file, name });
  const opens = passed('test/cart/cart.test.ts', 'CART-01: opens');

  it('is listed by id, all ids of the index present', () => {
    const served = join(index, charts, [opens]);
    expect(served[0]).toEqual({
      id: 'CART-01',
      states: ['drawer.open'],
      transitions: ['drawer.open | close | 0'],
      tests: ['test/cart/cart.test.ts > CART-01: opens'],
      proof: 'client',
    });
    expect(served.map(({ id, tests, proof }) => [id, tests.length, proof])).toEqual([
      ['CART-01', 1, 'client'],
      ['CART-02', 0, 'none'],
      ['F-09', 1, 'client'],
      ['OPEN-02', 1, 'client'],
    ]);
  });

  it('is proven by the sandbox or by a walk alone when no test of the client names it', () => {
    const walk = passed('test/cart/cart.paths.test.ts', 'CART-01 CART-02: empty');
    const sandbox = passed('test/sandbox/cart.test.ts', 'CART-01: answers');
    const engine = passed('test/paths/commands.test.ts', 'show CART-02');
    const rows = (...tests: (typeof walk)[]) =>
      join(index, charts, tests)
        .slice(0, 2)
        .map(({ proof, tests: naming }) => [proof, naming.length]);
    expect(rows(walk, sandbox, engine)).toEqual([
      ['sandbox', 2],
      ['walk', 1],
    ]);
    expect(rows(engine)).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
  });

  it('is told in words: a row each, sums by area, and what no client test proves', () => {
    const walk = passed('test/cart/cart.paths.test.ts', 'CART-02: empty');
    const text = reportText(index, join(index, charts, [opens, walk]));
    expect(text).toMatch(/^id +states +trans\. +tests +proof$/m);
    expect(text).toMatch(/^CART-01 +1 +1 +1 +client$/m);
    expect(text).toMatch(/^area +ids +client +sandbox +walk +none$/m);
    expect(text).toMatch(/^CART +2 +1 +0 +1 +0$/m);
    // Flows and open readings are not rules of their own.
    expect(text).toMatch(/^all +2 +1 +0 +1 +0$/m);
    expect(text).toContain('1 of 2 are proven by a hand-written test of the client that passed.');
    expect(text).toMatch(/^Walked in a chart only:\n {2}CART-02 \(A§1\) The cart closes\.$/m);
    expect(text).not.toMatch(/Proven by/);
    const bare = reportText(index, join(index, charts, []));
    expect(bare).toMatch(/^Proven by no test:\n {2}CART-01 .*\n {2}CART-02 .*$/m);
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
      { file: 'test/cart/cart.test.ts', name: 'CART-01: opens' },
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
    ).toEqual([{ file: 'test/browser/a.spec.ts', name: 'cart > CART-02: closes' }]);
  });

  it('and a broken report counts for nothing', () => {
    expect(passedInVitest(null)).toEqual([]);
    expect(passedInPlaywright({ suites: 'none' })).toEqual([]);
  });

  it('in a report of an earlier run, which is refused when it is none', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'reports-'));
    const file = path.join(folder, 'report.json');
    const reading = (text: string) => {
      writeFileSync(file, text);
      return () => readPassed(file);
    };
    try {
      expect(() => readPassed(file)).toThrow(/report\.json" does not exist: --from takes/);
      expect(reading('')).toThrow(/is not JSON/);
      expect(reading('{"testResults": [')).toThrow(/is not JSON/);
      for (const other of ['null', '[]', '{}', '"testResults"', '{"suites": 3}']) {
        expect(reading(other), other).toThrow(/holds no tests/);
      }
      expect(reading('{"testResults": []}')()).toEqual([]);
      const assertionResults = [{ fullName: 'CART-01: opens', status: 'passed' }];
      const name = path.join(projectRoot, 'test/cart/cart.test.ts');
      expect(reading(JSON.stringify({ testResults: [{ name, assertionResults }] }))()).toEqual([
        { file: 'test/cart/cart.test.ts', name: 'CART-01: opens' },
      ]);
      const specs = [{ title: 'CART-02: closes', ok: true, tests: [{ status: 'expected' }] }];
      expect(reading(JSON.stringify({ suites: [{ title: 'a.spec.ts', specs }] }))()).toEqual([
        { file: 'test/browser/a.spec.ts', name: 'CART-02: closes' },
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
