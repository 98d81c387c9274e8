/** How many URLs a sitemap may have (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const located = (element: string, addresses: readonly string[]): string =>
  addresses.map((address) => `<${element}><loc>${escaped(address)}</loc></${element}>`).join('');

/** How many sitemaps this number of URLs needs; at least one. */
export const sitemapCount = (addresses: number): number =>
  Math.max(1, Math.ceil(addresses / MAX_ADDRESSES));

/** The XML of the sitemap index, with the URLs of its sitemaps. */
export function sitemapIndex(sitemaps: readonly string[]): string {
  return `${declaration}<sitemapindex xmlns="${schema}">${located('sitemap', sitemaps)}</sitemapindex>`;
}

/**
 * The XML of one sitemap; `number` counts from 1. Null when there is no sitemap with this number.
 */
export function sitemap(addresses: readonly string[], number: number): string | null {
  if (!Number.isInteger(number) || number < 1 || number > sitemapCount(addresses.length))
    return null;
  const part = addresses.slice((number - 1) * MAX_ADDRESSES, number * MAX_ADDRESSES);
  return `${declaration}<urlset xmlns="${schema}">${located('url', part)}</urlset>`;
}

/**
 * The content of `robots.txt`, which names the sitemap. Crawlers may read everything: pages that
 * must not be listed contain `noindex` themselves.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
