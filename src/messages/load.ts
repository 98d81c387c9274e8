import type { LanguageCode } from './languages.ts';
import type { Message } from './message.ts';

/** The texts of one language, by their keys. */
export type Catalogue = Readonly<Record<string, Message>>;

type Load = () => Promise<{ texts: Catalogue }>;

// The build makes a chunk of each query and leaves in it what its name stands for; `.build/texts/`
// finds that out. Everywhere else each is the whole file.
const loads: Record<LanguageCode, Record<'first' | 'store' | 'rest', Load>> = {
  en: {
    first: () => import('./en/index.ts?first'),
    store: () => import('./en/index.ts?store'),
    rest: () => import('./en/index.ts?rest'),
  },
  ar: {
    first: () => import('./ar/index.ts?first'),
    store: () => import('./ar/index.ts?store'),
    rest: () => import('./ar/index.ts?rest'),
  },
  fr: {
    first: () => import('./fr/index.ts?first'),
    store: () => import('./fr/index.ts?store'),
    rest: () => import('./fr/index.ts?rest'),
  },
};

/**
 * A part of a language's texts that is loaded before all others; a screen declares which it needs.
 */
export type Extent = 'first' | 'store';

/**
 * Loads the first texts of a language, and with them those of an extent or, without one, all
 * others.
 */
export async function loadTexts(language: LanguageCode, extent?: Extent): Promise<Catalogue[]> {
  const { first, store, rest } = loads[language];
  const more = extent === undefined ? rest : extent === 'store' ? store : undefined;
  const parts = await Promise.all([first(), more?.()]);
  return parts.flatMap((part) => (part === undefined ? [] : [part.texts]));
}
