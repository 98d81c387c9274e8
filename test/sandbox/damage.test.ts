import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explained } from '../../openapi/sandbox/db/damage.ts';
import { openDatabase } from '../../openapi/sandbox/db/open.ts';
import { demoOf } from '../../openapi/sandbox/main.ts';

const home = mkdtempSync(path.join(tmpdir(), 'sixways-damage-'));
const sound = path.join(home, 'sound');

const open = (dataFolder: string) =>
  openDatabase({ databaseUrl: null, dataFolder, size: 'demo', demo: demoOf('demo') });

beforeAll(async () => {
  const database = await open(sound);
  await database.close();
}, 240_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();

/** Every file of the log, which a folder of this size keeps in two segments. */
const segments = (folder: string) =>
  filesIn(path.join(folder, 'pg_wal')).filter((file) => /[0-9A-F]{24}$/.test(file));

const wayOut = (dataFolder: string, what: string) =>
  `The data folder ${path.join(dataFolder, 'demo')} is damaged: ${what}. Nothing was deleted. ` +
  'Copy the folder if you need what is in it; then `npm run sandbox -- reset` throws it away and ' +
  'builds the city anew.';

describe('F16: a damaged data folder', () => {
  it.each<[name: string, damage: (folder: string) => void, what: string]>([
    [
      'without its control file',
      (folder) => rmSync(path.join(folder, 'global', 'pg_control')),
      'its control file (global/pg_control) is gone',
    ],
    [
      'with half a control file',
      (folder) => truncateSync(path.join(folder, 'global', 'pg_control'), 100),
      'its control file (global/pg_control) is cut',
    ],
    [
      'without its log',
      (folder) => segments(folder).forEach((file) => rmSync(file)),
      'its write-ahead log (pg_wal) is gone',
    ],
    [
      'with a log that was cut',
      (folder) => segments(folder).forEach((file) => truncateSync(file, 1000)),
      'its write-ahead log (pg_wal) is cut',
    ],
    [
      'with pages of garbage in the engine’s own tables',
      (folder) => spoil(folder, () => true),
      'its tables (base) cannot be read',
    ],
    [
      'with pages of garbage in the shop’s tables',
      (folder) => spoil(folder, (table) => table >= 16384),
      'its tables (base) cannot be read',
    ],
    [
      'that no longer says which engine it is of',
      (folder) => {
        rmSync(path.join(folder, 'PG_VERSION'));
        rmSync(path.join(folder, 'global', 'pg_control'));
      },
      'its control file (global/pg_control) is gone',
    ],
  ])(
    '%s is named, with the way out, and stays as it is',
    async (name, damage, what) => {
      const dataFolder = path.join(home, name.replaceAll(/\W+/g, '-'));
      cpSync(sound, dataFolder, { recursive: true });
      damage(path.join(dataFolder, 'demo'));
      const before = filesIn(path.join(dataFolder, 'demo', 'base'));
      await expect(open(dataFolder)).rejects.toThrow(wayOut(dataFolder, what));
      expect(filesIn(path.join(dataFolder, 'demo', 'base'))).toEqual(
        expect.arrayContaining(before),
      );
      expect(readdirSync(dataFolder).sort()).toEqual(['demo', 'demo.ready']);
      rmSync(dataFolder, { recursive: true });
    },
    60_000,
  );

  it.each([
    ['EACCES', 'cannot be written to: this user may not'],
    ['EROFS', 'cannot be written to: it is read-only'],
    ['ENOSPC', 'cannot be written to: the disk is full'],
    ['EEXIST', 'cannot be made: a file is in its place'],
    ['ENOTDIR', 'cannot be made: a file is in its place'],
  ])('that cannot be used (%s) is named, and not called damaged', (code, what) => {
    const error = explained(Object.assign(new Error(code), { code }), '/data', '/data/demo');
    expect(error).toMatchObject({
      message: `The data folder /data ${what} (${code}). Nothing was deleted. Mend that, or name another folder with SANDBOX_DATA.`,
    });
  });

  // Node itself would try for ever to make a folder there.
  it.runIf(existsSync('/proc'))('that can be made nowhere is named at once', async () => {
    await expect(open('/proc/sixways/data')).rejects.toThrow(
      'The data folder /proc/sixways/data cannot be made: this place takes no folders (ENOENT). Nothing was deleted. Mend that, or name another folder with SANDBOX_DATA.',
    );
  });

  it('is not what another fault is called', () => {
    const error = new Error('A migration failed.');
    expect(explained(error, '/data', '/data/demo')).toBe(error);
  });

  it('that is sound opens', async () => {
    expect(readFileSync(path.join(sound, 'demo', 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
    const database = await open(sound);
    expect(database.seeded).toBe(false);
    await database.close();
  }, 60_000);
});

/** Writes garbage over the tables that `picked` names by their number. */
function spoil(folder: string, picked: (table: number) => boolean): void {
  for (const file of filesIn(path.join(folder, 'base'))) {
    const { size } = statSync(file);
    const isTable = /^\d+$/.test(path.basename(file)) && picked(Number(path.basename(file)));
    if (isTable && size > 0) writeFileSync(file, Buffer.alloc(size, 0xab));
  }
}
