/**
 * A Playwright reporter that adds up the chart transitions and states covered by a run. With
 * `WALKED=record` the result is written to `test/browser/walked.json`, which `npm run paths --
 * list` reads; with `WALKED=add`, for a run of some specs only, it is added to that file.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter } from '@playwright/test/reporter';
import { WALKED_FOLDER } from './test.ts';
import {
  joinWalked,
  readWalked,
  writeWalked,
  type Walked,
  type WalkedRecord,
  type Walker,
} from './walked.ts';

/** All different lines of the files in a folder. */
const linesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) =>
        readFileSync(path.join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => line !== ''),
      )
    : [];

/** What was reported in some folders; each line says whether a transition was taken or a state seen. */
const walkedIn = (folders: readonly string[]): Walked => {
  const lines = [...new Set(folders.flatMap(linesIn))].sort();
  const of = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));
  return { transitions: of('took'), seen: of('saw') };
};

const eachWalker = (of: (walker: Walker) => Walked): WalkedRecord => ({
  byHand: of('byHand'),
  byTours: of('byTours'),
});

export default class WalkedReporter implements Reporter {
  #folders: string[] = [];

  onBegin(config: FullConfig): void {
    this.#folders = config.projects.map(({ outputDir }) => path.join(outputDir, WALKED_FOLDER));
  }

  onEnd(): void {
    const now = eachWalker((walker) =>
      walkedIn(this.#folders.map((one) => path.join(one, walker))),
    );
    const { transitions, seen } = joinWalked(now.byHand, now.byTours);
    console.log(
      `\n  ${transitions.length} transitions were taken in the pages, and the words of ` +
        `${seen.length} states were looked for.`,
    );
    const mode = process.env['WALKED'];
    if (mode === 'record') writeWalked(now);
    if (mode === 'add') {
      const before = readWalked();
      writeWalked(eachWalker((walker) => joinWalked(before[walker], now[walker])));
    }
  }
}
