/** Reads the machines of an earlier git revision, with the project's present dependencies. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../usage.ts';
import { projectRoot } from './machines.ts';

/** The folders that contain everything a machine may import. */
const FOLDERS = ['machines', 'openapi/generated'];

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, {
    cwd: projectRoot,
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Unpacks the machines of a git revision into a temporary folder, returns the result of `read` for
 * this folder, and deletes it. Throws a `UsageError` for an unknown revision.
 */
export const atRevision = async <T>(
  revision: string,
  read: (root: string) => Promise<T>,
): Promise<T> => {
  let commit: string;
  try {
    commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).toString().trim();
  } catch {
    throw new UsageError(
      `git knows no revision "${revision}". Name a commit, branch or tag, for example HEAD~1.`,
    );
  }
  const root = path.join(projectRoot, '.cache', `flows-${commit.slice(0, 12)}-${process.pid}`);
  const present = FOLDERS.filter((folder) => git('ls-tree', commit, '--', folder).length > 0);
  mkdirSync(root, { recursive: true });
  try {
    if (present.length > 0) {
      const archive = git('archive', '--format=tar', commit, ...present);
      execFileSync('tar', ['-x', '-C', root], { input: archive });
    }
    return await read(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};
