import { describe, expect, it } from 'vitest';
import { describeMismatch, replay, replayChart } from '../paths/replay.ts';
import { combinations, statesOf, tableOf, walksOf } from './combinations.ts';

describe('AUTH-04 AUTH-18..24: every combination opens the account', () => {
  const rows = combinations.map((combination) => ({ combination, ...walksOf(combination) }));

  it.each(rows)(
    '$combination.methods by $combination.way, verified: $combination.verified, $combination.person',
    async ({ combination, form, steps }) => {
      for (const { graph, path } of [form, ...(steps === null ? [] : [steps])]) {
        expect(path).not.toBeNull();
        if (path === null) return;
        const running = replayChart(graph.chart.model);
        const mismatch = await replay(running, path);
        expect(mismatch === null ? null : describeMismatch(running, mismatch)).toBeNull();
      }
      const { verified, person, way } = combination;
      const states = statesOf({ form, steps });
      const provesPhone = way === 'code' || verified === 'e-mail' || verified === 'none';
      expect(states.includes('verifyingPhone')).toBe(provesPhone);
      expect(states.includes('verifyingEmail')).toBe(verified === 'phone' || verified === 'none');
      expect(states.includes('userInfo')).toBe(person === 'personal info missing');
      expect(states.includes('isExistUser')).toBe(person === 'account exists');
    },
  );

  it('the table tells all of them', async () => {
    const told = rows.map(({ combination, form, steps }) => ({
      combination,
      states: statesOf({ form, steps }),
    }));
    expect(told).toHaveLength(144);
    await expect(tableOf(told)).toMatchFileSnapshot('combinations.md');
  });
});
