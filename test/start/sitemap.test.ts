import { describe, expect, it } from 'vitest';
import { sitemap, sitemapCount, sitemapIndex } from '../../src/start/server/sitemap/files.ts';

const addresses = Array.from({ length: 100_000 }, (_, at) => `https://shop.test/store/${at + 1}`);
const count = (xml: string | null) => xml?.match(/<loc>/g)?.length ?? 0;

describe('the sitemaps', () => {
  it('NAV-13: 100,000 stores and one page more take three files of at most 50,000', () => {
    const all = [...addresses, 'https://shop.test/?a=1&b=<2>'];
    expect(sitemapCount(all.length)).toBe(3);
    expect([1, 2, 3].map((number) => count(sitemap(all, number)))).toEqual([50_000, 50_000, 1]);
    expect(sitemap(all, 2)).toContain('<url><loc>https://shop.test/store/50001</loc></url>');
    expect(sitemap(all, 3)).toContain('<loc>https://shop.test/?a=1&amp;b=&lt;2&gt;</loc>');
    // A sitemap may have 50 MB (sitemaps.org).
    expect(Buffer.byteLength(sitemap(all, 1) ?? '')).toBeLessThan(50 * 1024 * 1024);
  });

  it.each([0, 3, 1.5, Number.NaN])('NAV-04: there is no sitemap %s of two', (number) => {
    expect(sitemap(addresses, number)).toBeNull();
  });

  it('NAV-04: the index names each file; a shop without pages has one, which is empty', () => {
    expect(sitemapIndex(['https://shop.test/sitemaps/1.xml'])).toContain(
      '<sitemap><loc>https://shop.test/sitemaps/1.xml</loc></sitemap>',
    );
    expect(sitemapCount(0)).toBe(1);
    expect(sitemap([], 1)).toContain('<urlset');
  });
});
