import type { QueryClient } from '@tanstack/react-query';
import type { Item, ShopConfig } from '../../../../machines/rules/domain.ts';
import type { PageName } from '../../../../machines/rules/paths.ts';
import type { WallClock } from '../../../../machines/rules/wallClock.ts';
import { itemOfStoreQuery, itemQuery } from '../../../catalogue/itemQueries.ts';
import { t } from '../../../messages/index.ts';
import { providerQuery, vehicleQuery } from '../../../rental/queries.ts';
import { storeQuery } from '../../../shop/store.ts';
import { questionsOf } from '../../../site/questions.ts';
import { moduleType, zoneName } from '../modulesAndZones.ts';
import {
  itemAmount,
  itemThing,
  organisation,
  priceOf,
  providerThing,
  questionsThing,
  storeThing,
  vehicleRate,
  vehicleThing,
  website,
  type Thing,
} from './structured.ts';

/** A requested page, with everything that is needed to load its subject. */
export interface AskedPage {
  /** The cache with the backend's answers for this page. */
  client: QueryClient;
  /** A cache of answers that are the same for every visitor. */
  shared: QueryClient;
  language: string;
  config: ShopConfig;
  /** The `id` in the path, as in `/store/:id`; '' when the path has none. */
  id: string;
  moduleId: number | null;
  /** The query string of the URL. */
  search: string;
  origin: string;
  /** The canonical URL of the requested page. */
  url: string;
  /** The time on the visitor's clock, with which the page was rendered. */
  now: WallClock;
}

/** What a page is about, such as a store or an item, for search engines and link previews. */
export interface Subject {
  /**
   * The subject's name, for the title of pages that only the browser renders. Other pages set their
   * title while they are rendered.
   */
  name?: string;
  description?: string;
  picture: string | null;
  /**
   * Its price, in the shop's currency; null when the price is unknown or the subject is not for
   * sale.
   */
  amount: number | null;
  things: Thing[];
}

/**
 * The subject of a page that shows one item: the item's own page, or its dialog over the page of
 * its store.
 */
function itemSubject(
  item: Item,
  { config, url, now }: Pick<AskedPage, 'config' | 'url' | 'now'>,
): Subject {
  const amount = itemAmount(item, config, now);
  return {
    picture: item.imageUrl,
    amount,
    things: [itemThing(item, priceOf(amount, config), url)],
  };
}

/**
 * For each page with a subject, the function that loads it. Each function reads its texts before
 * its first `await`, because another page that is rendered at the same time may then switch the
 * language.
 */
export const subjects: Partial<Record<PageName, (page: AskedPage) => Promise<Subject>>> = {
  landing: ({ config, origin }) =>
    Promise.resolve({
      picture: config.logoUrl,
      amount: null,
      things: [organisation(config, origin), website(config, origin)],
    }),
  store: async (page) => {
    const { client, config, id, url } = page;
    const store = await client.ensureQueryData(storeQuery(id));
    const named = new URLSearchParams(page.search).get('item');
    const item =
      named === null
        ? null
        : await client.ensureQueryData(itemOfStoreQuery(store, named)).catch(() => null);
    if (item !== null) return itemSubject(item, page);
    const [type, area] = await Promise.all([
      moduleType(page.shared, store.moduleId),
      zoneName(page.shared, page.language, store.zoneId),
    ]);
    return {
      picture: store.coverUrl ?? store.logoUrl,
      amount: null,
      things: [storeThing(store, type, { area, country: config.country, url })],
    };
  },
  product: async ({ client, id, moduleId, ...page }) => {
    const item = await client.ensureQueryData(itemQuery(id, moduleId));
    return itemSubject(item, page);
  },
  vehicle: async ({ client, config, id, url }) => {
    const vehicle = await client.ensureQueryData(vehicleQuery(id));
    return {
      name: vehicle.name,
      description: vehicle.description,
      picture: vehicle.imageUrl,
      amount: vehicleRate(vehicle).amount,
      things: [vehicleThing(vehicle, config, url)],
    };
  },
  provider: async ({ client, config, id, url }) => {
    const provider = await client.ensureQueryData(providerQuery(id));
    return {
      name: provider.name,
      description: provider.address,
      picture: provider.coverUrl ?? provider.logoUrl,
      amount: null,
      things: [providerThing(provider, config.country, url)],
    };
  },
  // The modules are not loaded for this, so what depends on them is left out.
  help: ({ config }) =>
    Promise.resolve({
      picture: null,
      amount: null,
      things: [
        questionsThing(
          questionsOf(config, []).map(({ question, answer }) => ({
            question: t(question),
            answer: t(answer),
          })),
        ),
      ],
    }),
};
