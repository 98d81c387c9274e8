import type { LanguageCode } from './languages.ts';
import type { Message } from './message.ts';

/** The texts of one language, by their keys. */
export type Catalogue = Readonly<Record<string, Message>>;

// The build makes a chunk of each query and leaves in it what its name stands for; `.build/texts/`
// finds that out. Everywhere else each is the whole file.
const first = import.meta.glob<Catalogue>('./*/index.ts', { query: '?first', import: 'texts' });
const store = import.meta.glob<Catalogue>('./*/index.ts', { query: '?store', import: 'texts' });
const rest = import.meta.glob<Catalogue>('./*/index.ts', { query: '?rest', import: 'texts' });

/** A part of a language's texts that is loaded alone; a screen names the one it needs (`screen`). */
export type Extent = 'first' | 'store';

/** Loads the first texts of a language, with those of an extent, or with all others. */
export async function loadTexts(language: LanguageCode, extent?: Extent): Promise<Catalogue[]> {
  const file = `./${language}/index.ts`;
  const more = extent === undefined ? rest : extent === 'store' ? store : {};
  const parts = await Promise.all([first[file]?.(), more[file]?.()]);
  return parts.filter((part) => part !== undefined);
}
