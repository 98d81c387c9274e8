import type { SearchSuggestions } from '../../../machines/rules/domain.ts';
import { answer, client, patience } from '../client.ts';
import { asList, asName, asNumber, asObject, asTextOrNull } from '../scalars.ts';
import type { AnswerTo, Row } from '../wire.ts';
import { readItem } from './read.ts';

type SuggestedRow = Row<AnswerTo<'suggestItemsAndStores'>['items' | 'stores']>;

/**
 * Reads suggested items and stores. `item` is null where the backend sends only a suggested item's
 * id, name and picture.
 */
function readSuggestions(value: unknown): SearchSuggestions {
  const body = asObject<AnswerTo<'suggestItemsAndStores'>>(value);
  const row = (image: 'image_full_url' | 'logo_full_url') => (entry: unknown) => {
    const found = asObject<SuggestedRow>(entry);
    return {
      id: asNumber(found.id),
      name: asName(found.name),
      imageUrl: asTextOrNull(found[image]),
    };
  };
  return {
    items: asList(body.items).map((entry) => {
      const found = asObject<SuggestedRow>(entry);
      const isWhole = found.store_id !== undefined && found.price !== undefined;
      return { ...row('image_full_url')(entry), item: isWhole ? readItem(entry) : null };
    }),
    stores: asList(body.stores).map(row('logo_full_url')),
  };
}

/** Suggests items and stores that match what the customer has typed so far. */
export async function suggest(text: string, signal?: AbortSignal): Promise<SearchSuggestions> {
  const call = client.GET('/api/v1/items/item-or-store-search', {
    params: { query: { name: text } },
    signal: patience(signal),
  });
  return readSuggestions(await answer(call, signal));
}
