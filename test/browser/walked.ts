/** The record of the chart transitions and states that the browser tests cover. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Transitions that charts took in pages, and states whose words were found there, by their ids. */
export interface Walked {
  readonly transitions: readonly string[];
  readonly seen: readonly string[];
}

/** Who walked: the specs that are written by hand, or the tours that are planned from the charts. */
export type Walker = 'byHand' | 'byTours';
export type WalkedRecord = Readonly<Record<Walker, Walked>>;

const RECORD = path.join(import.meta.dirname, 'walked.json');

/** Both lists in one, sorted, each entry once. */
const join = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].sort();

export const joinWalked = (one: Walked, other: Walked): Walked => ({
  transitions: join(one.transitions, other.transitions),
  seen: join(one.seen, other.seen),
});

/** What the last recorded run walked. */
export const readWalked = (): WalkedRecord =>
  JSON.parse(readFileSync(RECORD, 'utf8')) as WalkedRecord;

export const writeWalked = (record: WalkedRecord): void =>
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
