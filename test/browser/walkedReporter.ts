/**
 * Adds up what the charts took in the pages of a run. With `WALKED=record` it is written to
 * `test/browser/walked.json`, which `npm run paths -- list` reads; with `WALKED=add`, for a run of some
 * specs only, it is added to what is recorded there.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter } from '@playwright/test/reporter';
import { WALKED_FOLDER } from './test.ts';

const RECORD = path.join(import.meta.dirname, 'walked.json');

/** Lines of all files in a folder, each once. */
const linesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) =>
        readFileSync(path.join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => line !== ''),
      )
    : [];

interface Walked {
  transitions: string[];
  seen: string[];
}

const write = (walked: Walked): void =>
  writeFileSync(RECORD, `${JSON.stringify(walked, null, 2)}\n`);

const joined = (before: string[], now: string[]): string[] =>
  [...new Set([...before, ...now])].sort();

export default class WalkedReporter implements Reporter {
  #folders: string[] = [];

  onBegin(config: FullConfig): void {
    this.#folders = config.projects.map(({ outputDir }) => path.join(outputDir, WALKED_FOLDER));
  }

  onEnd(): void {
    const lines = [...new Set(this.#folders.flatMap(linesIn))].sort();
    const of = (kind: string) =>
      lines
        .filter((line) => line.startsWith(`${kind} `))
        .map((line) => line.slice(kind.length + 1));
    const walked = { transitions: of('took'), seen: of('saw') };
    console.log(
      `\n  ${walked.transitions.length} transitions were taken in the pages, and the words of ` +
        `${walked.seen.length} states were looked for.`,
    );
    const mode = process.env['WALKED'];
    if (mode === 'record') write(walked);
    if (mode === 'add') {
      const before = JSON.parse(readFileSync(RECORD, 'utf8')) as Walked;
      write({
        transitions: joined(before.transitions, walked.transitions),
        seen: joined(before.seen, walked.seen),
      });
    }
  }
}
