import type { Category, Currency } from '../../../machines/rules/domain.ts';
import { t } from '../../messages/index.ts';
import { isolatedMoney } from '../../shop/isolatedMoney.ts';
import { pathTo } from '../categoryTree.ts';
import type { FilterName, SearchChoices } from './searchChoices.ts';

function priceLabel({ minPrice, maxPrice }: SearchChoices, currency: Currency): string {
  const min = minPrice === null ? '' : isolatedMoney(minPrice, currency);
  const max = maxPrice === null ? '' : isolatedMoney(maxPrice, currency);
  if (minPrice === null) return t('catalogue.results.priceTo', { max });
  return maxPrice === null
    ? t('catalogue.results.priceFrom', { min })
    : t('catalogue.results.priceSpan', { min, max });
}

/** The text on the chip of an active filter. */
export function filterLabel(
  name: FilterName,
  choices: SearchChoices,
  categories: readonly Category[],
  currency: Currency,
): string {
  switch (name) {
    case 'category': {
      const found = pathTo(categories, String(choices.categoryId)).at(-1);
      return found?.name ?? (choices.name || t('catalogue.results.category'));
    }
    case 'price':
      return priceLabel(choices, currency);
    case 'rating':
      return t('catalogue.results.ratingUp', { rating: choices.minRating ?? 0 });
    case 'diet':
      return t(choices.diet === 'veg' ? 'catalogue.filter.veg' : 'catalogue.filter.nonVeg');
    case 'without':
      return t('catalogue.results.withoutNames', { names: choices.without });
    case 'nutrition':
      return choices.nutrition;
    case 'generic':
      return choices.genericName;
    case 'discounted':
      return t('catalogue.results.discounted');
    case 'open':
      return t('catalogue.filter.openNow');
    case 'free':
      return t('catalogue.filter.freeDelivery');
  }
}
