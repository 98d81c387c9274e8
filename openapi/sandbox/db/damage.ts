import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseErrorCode } from './connection.ts';

const controlFile = 'global/pg_control';
const controlBytes = 8192;
const walSegment = /^[0-9A-F]{24}$/;
const walSegmentBytes = 16 * 1024 * 1024;
/** Why the data folder cannot be used, by the system's error code. */
const words: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written to: this user may not',
  EPERM: 'cannot be written to: this user may not',
  EROFS: 'cannot be written to: it is read-only',
  ENOSPC: 'cannot be written to: the disk is full',
  EEXIST: 'cannot be made: a file is in its place',
  ENOTDIR: 'cannot be made: a file is in its place',
};

const sizeOf = (file: string): number | null =>
  statSync(file, { throwIfNoEntry: false })?.size ?? null;

/**
 * Names the damaged part of a database folder, as a part of an error message; the engine itself
 * gives no reason.
 */
function damageOf(folder: string): string {
  const control = sizeOf(path.join(folder, controlFile));
  if (control !== controlBytes) {
    return `its control file (${controlFile}) is ${control === null ? 'gone' : 'cut'}`;
  }
  const wal = path.join(folder, 'pg_wal');
  const segments = existsSync(wal) ? readdirSync(wal).filter((name) => walSegment.test(name)) : [];
  if (segments.length === 0) return 'its write-ahead log (pg_wal) is gone';
  if (segments.some((name) => sizeOf(path.join(wal, name)) !== walSegmentBytes)) {
    return 'its write-ahead log (pg_wal) is cut';
  }
  return 'its tables (base) cannot be read';
}

/**
 * Whether opening failed because the database folder is damaged: the engine aborts, or reports an
 * internal error.
 */
const isDamage = (error: unknown): boolean =>
  error instanceof WebAssembly.RuntimeError ||
  databaseErrorCode(error)?.startsWith('XX') === true ||
  (error instanceof Error && /PGlite (failed to initialize|is closed)/.test(error.message));

/** Whether the folder contains anything of a database, even a damaged one. */
export const holdsDatabase = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Whether the folder contains the engine's version file. Without it the engine would create a new
 * database there and hide the damage.
 */
export const isWhole = (folder: string): boolean => existsSync(path.join(folder, 'PG_VERSION'));

/**
 * An error that says what is damaged and what to do. Data is only ever deleted when somebody asks
 * for it (F16).
 */
export const damaged = (folder: string, cause?: unknown): Error =>
  new Error(
    `The data folder ${folder} is damaged: ${damageOf(folder)}. Nothing was deleted. ` +
      'Copy the folder if you need what is in it; then `npm run sandbox -- reset` throws it away ' +
      'and builds the city anew.',
    { cause },
  );

/**
 * Turns an error from opening a data folder into one with an explanation; other errors are returned
 * unchanged.
 * @param dataFolder the folder that the operator configured (`SANDBOX_DATA`)
 * @param folder the database's own folder inside it
 */
export function explained(error: unknown, dataFolder: string, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isNoPlace = code === 'ENOENT' && Object(error).syscall === 'mkdir';
  const what = isNoPlace ? 'cannot be made: this place takes no folders' : words[code];
  if (what !== undefined) {
    return new Error(
      `The data folder ${dataFolder} ${what} (${code}). Nothing was deleted. ` +
        'Mend that, or name another folder with SANDBOX_DATA.',
      { cause: error },
    );
  }
  return isDamage(error) ? damaged(folder, error) : error;
}
