import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../openapi/sandbox/demo/index.ts';

const TODAY = '2026-11-18';

describe('the load city', () => {
  const { stores, items } = buildDemo('load', { today: TODAY });

  it('has 200 stores, the first of them with 10,000 items', () => {
    expect(stores).toHaveLength(200);
    expect(items.filter(({ storeId }) => storeId === stores[0]?.id)).toHaveLength(10_000);
  });

  it('names every store and item of its own, in both languages', () => {
    for (const rows of [stores, items]) {
      expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
      expect(rows.every(({ name }) => name.en !== '' && name.ar !== '')).toBe(true);
    }
    const ofFirst = items.filter(({ storeId }) => storeId === stores[0]?.id);
    expect(new Set(ofFirst.map(({ name }) => name.en)).size).toBe(10_000);
  });
});
