import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The variables of an environment that a build takes (`VITE_…`), as text; empty ones count as none. */
export const buildVariables = (env) =>
  JSON.stringify(
    Object.keys(env)
      .filter((name) => name.startsWith('VITE_') && env[name])
      .sort()
      .map((name) => [name, env[name]]),
  );

const recordOf = (built) => `${path.dirname(built)}.variables`;
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Notes the variables of a build beside its folder; `built` is a file that it has just written. */
export function recordBuild(built, variables) {
  writeFileSync(recordOf(built), variables);
}

/**
 * Whether a build is there, is not older than its sources, and was made with these variables. A
 * build without a newer record of its variables, such as one of `npm run build`, counts as made
 * without any.
 */
export function isFresh(built, newestSource, variables) {
  const time = timeOf(built);
  if (time === 0 || time < newestSource) return false;
  const record = recordOf(built);
  return (timeOf(record) >= time ? readFileSync(record, 'utf8') : buildVariables({})) === variables;
}
