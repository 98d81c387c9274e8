import type { LanguageCode } from '../../../messages/index.ts';
import type { Price, Thing } from './structured.ts';

/** The data of a page for search engines and link previews. */
export interface Head {
  title: string;
  description: string;
  /** The shop's name. */
  shop: string;
  /** The URL of the shop's icon for the tabs of browsers; null when it has none of its own. */
  icon: string | null;
  language: LanguageCode;
  /** The canonical URL of the page. */
  url: string;
  /**
   * The URL of the page in every language, and one without a language (`x-default`), at which the
   * visitor's own language is used.
   */
  alternates: readonly { language: LanguageCode | 'x-default'; url: string }[];
  /** Whether search engines may list the page. */
  listed: boolean;
  /**
   * The absolute URL of a picture of the page's subject, such as the item; null when it has none.
   */
  picture: string | null;
  price: Price | null;
  /** The price as visitors see it, with its currency; null when the page's subject has no price. */
  priceText: string | null;
  things: readonly Thing[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Escapes JSON for a script element, so that no text in it can end the element. */
export const asData = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

const meta = (kind: 'name' | 'property', name: string, content: string | null): string =>
  content === null ? '' : `<meta data-page ${kind}="${name}" content="${escaped(content)}">`;

/** The description for link previews; it begins with the price if there is one. */
const previewed = ({ description, priceText }: Head): string =>
  priceText === null ? description : `${priceText} · ${description}`;

const openGraph = (head: Head): string => {
  const { title, shop, url, language, picture, price } = head;
  const facts: Record<string, string | null> = {
    'og:type': price === null ? 'website' : 'product',
    'og:site_name': shop,
    'og:title': title,
    'og:description': previewed(head),
    'og:url': url,
    'og:locale': language,
    'og:image': picture,
    'product:price:amount': price?.amount ?? null,
    'product:price:currency': price?.currency ?? null,
  };
  return Object.entries(facts)
    .map(([name, value]) => meta('property', name, value))
    .join('');
};

const twitterCard = (head: Head): string =>
  [
    meta('name', 'twitter:card', head.picture === null ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', previewed(head)),
    meta('name', 'twitter:image', head.picture),
  ].join('');

/**
 * The tags of a page's head. Those with `data-page` are removed when the visitor goes to another
 * page. Texts of owners and stores are escaped, so that they cannot end a tag, an attribute or an
 * element.
 */
export function headTags(head: Head): string {
  const { title, description, url, alternates, listed, things } = head;
  const data = { '@context': 'https://schema.org', '@graph': things };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    listed ? '' : '<meta data-page name="robots" content="noindex">',
    `<link data-page rel="canonical" href="${escaped(url)}">`,
    ...(listed
      ? alternates.map(
          ({ language, url: at }) =>
            `<link data-page rel="alternate" hreflang="${language}" href="${escaped(at)}">`,
        )
      : []),
    openGraph(head),
    twitterCard(head),
    things.length === 0
      ? ''
      : `<script data-page type="application/ld+json">${asData(JSON.stringify(data))}</script>`,
  ].join('');
}
