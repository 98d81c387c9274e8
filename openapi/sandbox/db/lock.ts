import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Holder {
  pid: number;
  /**
   * When the process started, in clock ticks, because a process id can be reused; null where the
   * system does not tell.
   */
  startedAt: string | null;
}

/**
 * Creates a folder and its missing parents. `mkdirSync` with `recursive` never returns where the
 * system takes no folders, such as in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Locks a data folder against a second process: the embedded database has no lock, and two
 * processes would destroy it. The lock of a process that has ended is taken over.
 * @returns the function that releases the lock
 * @throws Error that names the process with the lock
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const file = path.join(folder, 'lock.json');
  const mine: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return () => {
        if (readHolder(file)?.pid === mine.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (holder !== null && isRunning(holder)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${holder.pid}. ` +
            'Stop that one, or name another folder with SANDBOX_DATA.',
          { cause: error },
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value)) return null;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string';
    if (typeof value.pid !== 'number') return null;
    return { pid: value.pid, startedAt: startedAt ? String(value.startedAt) : null };
  } catch {
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return holder.startedAt === null || startOf(holder.pid) === holder.startedAt;
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
