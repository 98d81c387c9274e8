import { Ajv, type AnySchema } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

/**
 * The rules of schema.org and of the search engines for structured data: types of values, required
 * properties, and no properties that the type does not have.
 */
const text = { type: 'string', minLength: 1 } as const;
const url = { type: 'string', format: 'uri', pattern: '^https?://' } as const;
const pictures = { type: 'array', items: url, minItems: 1 } as const;

const thing = (
  type: string,
  required: readonly string[],
  properties: Record<string, AnySchema>,
): AnySchema => ({
  type: 'object',
  required: ['@type', ...required],
  properties: { '@type': { const: type }, '@id': url, ...properties },
  additionalProperties: false,
});

const money = { type: 'string', pattern: String.raw`^\d+(\.\d+)?$` };
const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
const address = thing('PostalAddress', ['streetAddress'], {
  streetAddress: text,
  addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
});
const rating = thing('AggregateRating', ['ratingValue', 'ratingCount'], {
  ratingValue: { type: 'number', minimum: 1, maximum: 5 },
  ratingCount: { type: 'integer', minimum: 1 },
  bestRating: { const: 5 },
  worstRating: { const: 1 },
});
const offer = thing('Offer', ['url', 'price', 'priceCurrency', 'availability'], {
  url,
  price: money,
  priceCurrency: currency,
  availability: { enum: ['https://schema.org/InStock', 'https://schema.org/OutOfStock'] },
  seller: thing('Organization', ['name'], { name: text }),
  priceSpecification: thing('UnitPriceSpecification', ['price', 'priceCurrency', 'unitCode'], {
    price: money,
    priceCurrency: currency,
    unitCode: { enum: ['HUR', 'KMT'] },
  }),
});
const time = { type: 'string', pattern: String.raw`^([01]\d|2[0-4]):[0-5]\d$` };
const business = (type: string): AnySchema =>
  thing(type, ['name', 'url', 'address', 'geo'], {
    name: text,
    url,
    image: pictures,
    telephone: text,
    address,
    geo: thing('GeoCoordinates', ['latitude', 'longitude'], {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
    }),
    openingHoursSpecification: {
      type: 'array',
      minItems: 1,
      items: thing('OpeningHoursSpecification', ['dayOfWeek', 'opens', 'closes'], {
        dayOfWeek: { type: 'string', pattern: '^https://schema.org/[A-Z][a-z]+day$' },
        opens: time,
        closes: time,
      }),
    },
    areaServed: thing('Place', ['name'], { name: text }),
    aggregateRating: rating,
    ...(type === 'Restaurant' ? { hasMenu: url } : {}),
  });

const kinds: AnySchema[] = [
  ...['Restaurant', 'GroceryStore', 'Pharmacy', 'Store', 'AutoRental'].map(business),
  thing('Product', ['name', 'url', 'offers'], {
    name: text,
    url,
    description: text,
    image: pictures,
    brand: thing('Brand', ['name'], { name: text }),
    sku: text,
    aggregateRating: rating,
    offers: offer,
  }),
  thing('Organization', ['name', 'url'], {
    name: text,
    url,
    logo: url,
    email: { type: 'string', format: 'email' },
    telephone: text,
    address,
    sameAs: { type: 'array', items: url, minItems: 1 },
  }),
  thing('WebSite', ['name', 'url', 'potentialAction'], {
    name: text,
    url,
    publisher: { type: 'object' },
    potentialAction: thing('SearchAction', ['target', 'query-input'], {
      target: thing('EntryPoint', ['urlTemplate'], {
        urlTemplate: { type: 'string', pattern: String.raw`^https?://.*\{words\}$` },
      }),
      'query-input': { const: 'required name=words' },
    }),
  }),
  thing('BreadcrumbList', ['itemListElement'], {
    itemListElement: {
      type: 'array',
      minItems: 1,
      items: thing('ListItem', ['position', 'name', 'item'], {
        position: { type: 'integer', minimum: 1 },
        name: text,
        item: url,
      }),
    },
  }),
  thing('FAQPage', ['mainEntity'], {
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: thing('Question', ['name', 'acceptedAnswer'], {
        name: text,
        acceptedAnswer: thing('Answer', ['text'], { text }),
      }),
    },
  }),
];

const ajv = new Ajv({ allErrors: true, discriminator: false });
for (const [name, format] of Object.entries(fullFormats)) ajv.addFormat(name, format);
const validate = ajv.compile({
  type: 'object',
  required: ['@context', '@graph'],
  properties: {
    '@context': { const: 'https://schema.org' },
    '@graph': { type: 'array', minItems: 1, items: { oneOf: kinds } },
  },
});

/** The problems of a page's structured data; empty when there are none. */
export function faultsOf(data: unknown): string[] {
  if (validate(data)) return [];
  return (validate.errors ?? [])
    .filter(({ keyword }) => keyword !== 'const')
    .map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
}
