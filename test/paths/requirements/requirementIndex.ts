/**
 * Reads the index of requirements, `test/requirements.md`: each id, its text, and the ids it refers
 * to.
 */
import { readFileSync } from 'node:fs';

export interface Requirement {
  readonly id: string;
  readonly words: string;
  /**
   * Other ids whose tests count for this one: for a flow (F-nn) the ids that it names, for an open
   * question (OPEN-nn) the requirements that name it.
   */
  readonly through: readonly string[];
}

const ID = /\b([A-Z]{1,5})-(\d{2})(?:\.\.(\d{2}))?\b/g;

/** All requirement ids in a text; `AUTH-03..05` means three ids. */
export const idsIn = (text: string): string[] =>
  [...text.matchAll(ID)].flatMap(([, area = '', first = '', last]) => {
    const from = Number(first);
    const count = Math.max(1, Number(last ?? first) - from + 1);
    return Array.from(
      { length: count },
      (_, at) => `${area}-${String(from + at).padStart(2, '0')}`,
    );
  });

const LINE = /^(?:- |### )([A-Z]{1,5}-\d{2})\b(.*)$/;

/** Reads the requirements from the text of an index. */
export const parseIndex = (text: string): Requirement[] => {
  const lines = text.split('\n').flatMap((line) => {
    const [, id = '', words = ''] = LINE.exec(line) ?? [];
    return id === '' ? [] : [{ id, words: words.trim() }];
  });
  return lines.map(({ id, words }) => {
    if (id.startsWith('F-')) return { id, words, through: idsIn(words) };
    const pointing = id.startsWith('OPEN-')
      ? lines.filter((line) => idsIn(line.words).includes(id)).map((line) => line.id)
      : [];
    return { id, words, through: pointing };
  });
};

/** Reads the project's own index of requirements. */
export const readIndex = (): Requirement[] =>
  parseIndex(readFileSync(new URL('../../requirements.md', import.meta.url), 'utf8'));
