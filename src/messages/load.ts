import type { LanguageCode } from './languages.ts';
import type { Message } from './message.ts';

/** The texts of one language, by their keys. */
export type Catalogue = Readonly<Record<string, Message>>;

type Load = () => Promise<{ texts: Catalogue }>;

// The build makes three files of each language, one for each query (`?first`, `?store`, `?rest`),
// and `.build/texts/` decides which texts each contains. Everywhere else (development, tests, page
// server) each import is the complete file.
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
 * A part of a language's texts that can be loaded without the others: `first` for the landing page,
 * home and the frame, `store` also for the store's page. A screen declares which part it needs.
 */
export type Extent = 'first' | 'store';

/**
 * Loads the first texts of a language; with the extent `store` also those of the store's page, and
 * without an extent all others.
 */
export async function loadTexts(language: LanguageCode, extent?: Extent): Promise<Catalogue[]> {
  const { first, store, rest } = loads[language];
  const more = extent === undefined ? rest : extent === 'store' ? store : undefined;
  const parts = await Promise.all([first(), more?.()]);
  return parts.flatMap((part) => (part === undefined ? [] : [part.texts]));
}
