import { describe, expect, it } from 'vitest';
import { passwordStrength } from '../../machines/rules/identity.ts';

describe('how hard a password is to guess', () => {
  it.each([
    ['short', 1],
    ['Lk-25', 1],
    ['lakeee', 1],
    ['Lk-205', 2],
    ['Lk-2025', 2],
    ['alllower', 1],
    ['Mixedcase', 2],
    ['Lake-2025', 3],
    ['correct horse battery', 3],
    ['Lake-2025-road', 4],
    ['كلمة-سر-طويلة-جدا', 2],
  ])('%s is worth %i of 4', (password, score) => {
    expect(passwordStrength(password)).toBe(score);
  });
});
