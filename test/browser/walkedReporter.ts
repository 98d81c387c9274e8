/**
 * Adds up what the charts took in the pages of a run. With `WALKED=record` it is written to
 * `test/browser/walked.json`, which `npm run paths -- list` reads.
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
    const record = { transitions: of('took'), seen: of('saw') };
    console.log(
      `\n  ${record.transitions.length} transitions were taken in the pages, and the words of ` +
        `${record.seen.length} states were looked for.`,
    );
    if (process.env['WALKED'] === 'record') {
      writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
    }
  }
}
