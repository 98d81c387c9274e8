import type { Module, Page } from '../../../../machines/rules/domain.ts';
import { linkTo, paths } from '../../../../machines/rules/paths.ts';
import {
  fetchItemNames,
  fetchStoreNames,
  type NamedItem,
} from '../../../api/catalogue/everything.ts';
import { fetchModules } from '../../../api/modules/calls.ts';
import { fetchConfig, fetchZoneOutlines } from '../../../api/place/calls.ts';
import { fetchTopRatedVehicles } from '../../../api/rental/calls.ts';
import { routes } from '../../../app/routes.ts';
import { providerHref } from '../../../shop/links.ts';

/** The module and zone of a call. */
export interface Shelves {
  moduleId: number | null;
  zoneIds: number[];
}

/** Lets the calls of some work be made for these shelves. */
type For = <T>(shelves: Shelves, work: () => Promise<T>) => Promise<T>;

/** All rows of a list, page by page, until a page has nothing new (OPEN-09). */
async function everyRow<T>(fetch: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const next = await fetch(page);
    rows.push(...next.rows);
    if (next.rows.length === 0 || rows.length >= next.total) return rows;
  }
}

/** The addresses of what a module sells, and of who sells it. */
async function addressesOf({ id, type }: Module): Promise<string[]> {
  if (type === 'parcel') return [];
  if (type === 'rental') {
    const vehicles = await everyRow((page) => fetchTopRatedVehicles(page));
    return vehicles.flatMap(({ id: vehicle, slug, provider }) => [
      providerHref(provider),
      linkTo('vehicle', { id: slug || vehicle }),
    ]);
  }
  const stores = await everyRow((page) => fetchStoreNames(page));
  const items = await everyRow((page) => fetchItemNames(page));
  const storeNames = new Map(stores.map((store) => [store.id, store.name]));
  // Only items of e-commerce have a page (NAV-14); others open over the page of their store.
  const itemAddress = ({ name, storeId }: NamedItem) =>
    type === 'ecommerce'
      ? linkTo('product', { id: name }, { module_id: id })
      : linkTo('store', { id: storeNames.get(storeId) ?? storeId }, { item: name });
  return [...stores.map(({ name }) => linkTo('store', { id: name })), ...items.map(itemAddress)];
}

/** The pages that are there for everybody, wherever they are. */
async function pagesOfTheSite(): Promise<string[]> {
  const config = await fetchConfig();
  return routes
    .filter(({ page, needs, unlisted, isOffered = () => true }) => {
      const isOne = !paths[page].includes(':') && needs === undefined && unlisted !== true;
      return isOne && isOffered(config);
    })
    .map(({ page }) => paths[page]);
}

/**
 * Every URL for search engines: the site's own pages, stores, items with a page, vehicles and their
 * providers, in all zones.
 */
export async function listedAddresses(work: For): Promise<string[]> {
  const nowhere = { moduleId: null, zoneIds: [] };
  const [site, zones, modules] = await work(nowhere, () =>
    Promise.all([pagesOfTheSite(), fetchZoneOutlines(), fetchModules([])]),
  );
  const zoneIds = zones.map(({ id }) => id);
  const sold: string[][] = [];
  for (const module of modules) {
    sold.push(await work({ moduleId: module.id, zoneIds }, () => addressesOf(module)));
  }
  return [...new Set([...site, ...sold.flat()])];
}
