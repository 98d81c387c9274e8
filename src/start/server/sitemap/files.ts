/** The maximum number of URLs of a sitemap (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const located = (element: string, addresses: readonly string[]): string =>
  addresses.map((address) => `<${element}><loc>${escaped(address)}</loc></${element}>`).join('');

/** The number of sitemaps for so many URLs; at least one. */
export const sitemapCount = (addresses: number): number =>
  Math.max(1, Math.ceil(addresses / MOST_ADDRESSES));

/** The sitemaps of a shop, in their order, by the addresses of where they are. */
export function sitemapIndex(sitemaps: readonly string[]): string {
  return `${declaration}<sitemapindex xmlns="${schema}">${located('sitemap', sitemaps)}</sitemapindex>`;
}

/** One sitemap; `number` counts from 1. Null where the addresses do not reach so far. */
export function sitemap(addresses: readonly string[], number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > sitemapCount(addresses.length))
    return null;
  const part = addresses.slice((number - 1) * MOST_ADDRESSES, number * MOST_ADDRESSES);
  return `${declaration}<urlset xmlns="${schema}">${located('url', part)}</urlset>`;
}

/**
 * Robots may read everything, because pages that must not be listed say so themselves; and the
 * sitemaps.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
