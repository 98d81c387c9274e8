/**
 * The seed of generated tests. It is the same in each run, so that only a change of the code can
 * change the result; `SEED=7 npx vitest run <file>` tries another one, and repeats its failures.
 */
export const seed = Number(process.env['SEED'] ?? 20261122);
