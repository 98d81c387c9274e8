import type { Item, Page, Review } from '../../../machines/rules/domain.ts';
import { page } from './calls.ts';
import { answer, client, patience } from '../client.ts';
import { readItem } from './read.ts';
import { readPage } from '../envelope.ts';
import { requiredCount } from '../required.ts';
import { asList, asNumber, asObject, asText, asTextOrNull } from '../scalars.ts';
import type { Wire } from '../wire.ts';

/** Reads a review of an item or a store. */
export function readReview(value: unknown): Review {
  const review = asObject<Wire['Review']>(value);
  const customer = asObject<Wire['Review']['customer']>(review.customer);
  const name = [asText(customer.f_name), asText(customer.l_name)].filter(Boolean).join(' ');
  return {
    id: asNumber(review.id),
    rating: asNumber(review.rating),
    comment: asTextOrNull(review.comment),
    reply: asTextOrNull(review.reply),
    customerName: asTextOrNull(review.customer_name) ?? asTextOrNull(name),
    itemName: asTextOrNull(review.item_name),
    createdAt: asTextOrNull(review.created_at),
  };
}

/** A store's reviews. */
export async function fetchStoreReviews(storeId: number, signal?: AbortSignal): Promise<Review[]> {
  const call = client.GET('/api/v1/stores/reviews', {
    params: { query: { store_id: storeId } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map(readReview);
}

/**
 * An item by id or slug, of the current module unless `moduleId` names another. An item that no
 * longer exists rejects as not found.
 * @throws CallError `malformed` when the answer has no id, as it is then no item
 */
export async function fetchItem(
  id: string,
  signal?: AbortSignal,
  moduleId?: number,
): Promise<Item> {
  const call = client.GET('/api/v1/items/details/{id}', {
    params: { path: { id }, ...(moduleId === undefined ? {} : { header: { moduleId } }) },
    signal: patience(signal),
  });
  const item = await answer(call, signal);
  requiredCount(asObject<Wire['Item']>(item).id);
  return readItem(item);
}

/** Items that the server finds similar to an item. */
export async function fetchRelatedItems(itemId: number, signal?: AbortSignal): Promise<Item[]> {
  const call = client.GET('/api/v1/items/related-items/{id}', {
    params: { path: { id: itemId } },
    signal: patience(signal),
  });
  return asList(await answer(call, signal)).map((row) => readItem(row));
}

/** Reviews of an item, a page at a time. `offset` is the number of the page, from 1. */
export async function fetchItemReviews(
  itemId: number,
  offset: number,
  signal?: AbortSignal,
): Promise<Page<Review>> {
  const call = client.GET('/api/v1/items/reviews/{item_id}', {
    params: { path: { item_id: itemId }, query: page(offset) },
    signal: patience(signal),
  });
  return readPage(await answer(call, signal), 'reviews', offset, readReview);
}
