import { describe, expect, it } from 'vitest';
import { plainCharts } from '../../.build/plainCharts.ts';

/** The chart that the build makes of this one. */
function built(code: string): string {
  const { transform } = plainCharts();
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing.');
  const answer: unknown = Reflect.apply(transform.handler, {}, [code, '/machines/a.machine.ts']);
  return (answer as { code: string }).code;
}

describe('charts in the build', () => {
  it('lose what only readers need, and no empty `meta` is left', () => {
    const code = `const a = { a: { description: 'Why.', meta: { requirements: ['A-01'] }, on: {} } };`;
    expect(built(code).replaceAll(/\s+/g, ' ')).toBe('const a = { a: { on: {} } };');
  });

  it('keep a `meta` that says more', () => {
    const code = `const a = { meta: { requirements: ['A-01'], step: 2 } };`;
    expect(built(code).replaceAll(/\s+/g, ' ')).toBe('const a = { meta: { step: 2 } };');
  });
});
