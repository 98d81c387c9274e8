import { useQueries } from '@tanstack/react-query';
import type { Item, ModuleType } from '../../../machines/rules/domain.ts';
import type { MadeOfKind } from '../../api/catalogue/listings.ts';
import { useModule } from '../../modules/index.ts';
import { namesQuery } from '../listingQueries.ts';
import { useScope } from '../scope.ts';
import type { SearchChoices } from './searchChoices.ts';

/**
 * The filters by composition that a module's search offers: allergens and nutrition for food and
 * grocery, the generic name for pharmacy, none for other types.
 */
export const kindsOf = (type: ModuleType | undefined): readonly MadeOfKind[] =>
  type === 'food' || type === 'grocery'
    ? ['allergy', 'nutrition']
    : type === 'pharmacy'
      ? ['generic']
      : [];

/**
 * Whether an item is made as the filters ask. The server filters already; one that does not know these
 * filters answers everything. A name of another language, which an address may still have after the
 * language was changed, is in no list here: it is left to the server.
 */
export function useMadeOf({
  without,
  nutrition,
  genericName,
}: SearchChoices): (item: Item) => boolean {
  const scope = useScope();
  const isAsked = without.length > 0 || nutrition !== '' || genericName !== '';
  const lists = useQueries({
    queries: kindsOf(useModule()?.type).map((kind) => ({
      ...namesQuery(scope, kind),
      enabled: isAsked,
    })),
  });
  const known = new Set(lists.flatMap(({ data = [] }) => data));
  const has = (names: string[], name: string) => !known.has(name) || names.includes(name);
  return (item) =>
    !without.some((name) => item.allergies.includes(name)) &&
    (nutrition === '' || has(item.nutritions, nutrition)) &&
    (genericName === '' || has(item.genericNames, genericName));
}
