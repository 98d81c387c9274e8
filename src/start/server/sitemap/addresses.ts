import type { Module, Page } from '../../../../machines/rules/domain.ts';
import { linkTo, paths } from '../../../../machines/rules/paths.ts';
import {
  fetchItemNames,
  fetchStoreNames,
  type NamedItem,
} from '../../../api/catalogue/everything.ts';
import { fetchModules } from '../../../api/modules/calls.ts';
import { fetchConfig } from '../../../api/place/calls.ts';
import { fetchZoneOutlines } from '../../../api/place/outlines.ts';
import { fetchTopRatedVehicles } from '../../../api/rental/calls.ts';
import { routes } from '../../../app/routes.ts';
import { providerHref } from '../../../shop/links.ts';

/** The module and the zones whose data API calls read; null and an empty list for none. */
export interface ModuleScope {
  moduleId: number | null;
  zoneIds: number[];
}

/** Runs `work` so that its API calls have the headers of this module and these zones. */
type WithScope = <T>(shelves: ModuleScope, work: () => Promise<T>) => Promise<T>;

/** Reads all rows of a paged list, until its total is reached or a page is empty (OPEN-09). */
async function everyRow<T>(fetch: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const next = await fetch(page);
    rows.push(...next.rows);
    if (next.rows.length === 0 || rows.length >= next.total) return rows;
  }
}

/**
 * The paths of a module's stores and items, or of its vehicles and their providers in rental.
 * Parcels have no such pages.
 */
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
  // Only items of e-commerce have a page of their own (NAV-14). Others open in a dialog over their
  // store's page.
  const itemAddress = ({ name, storeId }: NamedItem) =>
    type === 'ecommerce'
      ? linkTo('product', { id: name }, { module_id: id })
      : linkTo('store', { id: storeNames.get(storeId) ?? storeId }, { item: name });
  return [...stores.map(({ name }) => linkTo('store', { id: name })), ...items.map(itemAddress)];
}

/**
 * The paths of the shop's general pages: those that need no chosen place and have no id in the
 * path.
 */
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
 * Lists every path for search engines: the general pages, and stores, items, vehicles and their
 * providers in all zones.
 * @param work runs API calls with the headers of a certain module and certain zones
 */
export async function listedAddresses(work: WithScope): Promise<string[]> {
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
