/**
 * Where generated tests begin. Each run tries the same, so that a change is judged by what it
 * changes; `SEED=7 npx vitest run <file>` tries others, and repeats what one of them found.
 */
export const seed = Number(process.env['SEED'] ?? 20261122);
