import { useQueries } from '@tanstack/react-query';
import type { Item, ModuleType } from '../../../machines/rules/domain.ts';
import type { CompositionKind } from '../../api/catalogue/listings.ts';
import { useModule } from '../../modules/index.ts';
import { namesQuery } from '../listingQueries.ts';
import { useScope } from '../scope.ts';
import type { SearchChoices } from './searchChoices.ts';

/**
 * The search filters of a module that are about the contents of an item: allergens and nutrition
 * for food and grocery, the generic name of a medicine for pharmacy; [] for other modules, and
 * while no module is chosen.
 */
export const compositionKinds = (type: ModuleType | undefined): readonly CompositionKind[] =>
  type === 'food' || type === 'grocery'
    ? ['allergy', 'nutrition']
    : type === 'pharmacy'
      ? ['generic']
      : [];

/**
 * Returns a function that says whether an item passes the filters by allergens, nutrition and
 * generic name. The server filters too, but a server that does not know these filters returns all
 * items. If the chosen nutrition or generic name is in no loaded list, for example because the URL
 * has it in another language, it cannot be checked here: every item passes that filter.
 */
export function useCompositionFilter({
  without,
  nutrition,
  genericName,
}: SearchChoices): (item: Item) => boolean {
  const scope = useScope();
  const isAsked = without.length > 0 || nutrition !== '' || genericName !== '';
  const lists = useQueries({
    queries: compositionKinds(useModule()?.type).map((kind) => ({
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
