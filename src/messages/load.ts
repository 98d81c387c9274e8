import type { LanguageCode } from './languages.ts';
import type { Message } from './message.ts';

/** The texts of one language, by their keys. */
export type Catalogue = Readonly<Record<string, Message>>;

type Load = () => Promise<{ texts: Catalogue }>;

/**
 * A part of a language's texts that can be loaded without the others: `first` for home and the
 * frame, `landing` also for the landing page, `store` also for the store's page. A screen declares
 * which part it needs.
 */
export type Extent = 'first' | 'landing' | 'store';

// The build makes four files of each language, one for each query (`?first`, `?landing`, `?store`,
// `?rest`), and `.build/texts/` decides which texts each contains. Everywhere else (development,
// tests, page server) each import is the complete file.
const loads: Record<LanguageCode, Record<Extent | 'rest', Load>> = {
  en: {
    first: () => import('./en/index.ts?first'),
    landing: () => import('./en/index.ts?landing'),
    store: () => import('./en/index.ts?store'),
    rest: () => import('./en/index.ts?rest'),
  },
  ar: {
    first: () => import('./ar/index.ts?first'),
    landing: () => import('./ar/index.ts?landing'),
    store: () => import('./ar/index.ts?store'),
    rest: () => import('./ar/index.ts?rest'),
  },
  fr: {
    first: () => import('./fr/index.ts?first'),
    landing: () => import('./fr/index.ts?landing'),
    store: () => import('./fr/index.ts?store'),
    rest: () => import('./fr/index.ts?rest'),
  },
};

/**
 * Loads the first texts of a language, and those of the extent; without an extent all others.
 */
export async function loadTexts(language: LanguageCode, extent?: Extent): Promise<Catalogue[]> {
  const load = loads[language];
  const parts = await Promise.all([load.first(), load[extent ?? 'rest']()]);
  return parts.map(({ texts }) => texts);
}
