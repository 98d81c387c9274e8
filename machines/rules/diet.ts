import type { ModuleType, ShopConfig } from './domain.ts';

/**
 * Whether items are marked and filtered as vegetarian or not: in food modules, where the shop has
 * switched it on (ITEM-04).
 */
export const showsDiet = (
  config: Pick<ShopConfig, 'vegToggle'> | undefined,
  moduleType: ModuleType | undefined,
): boolean => moduleType === 'food' && config?.vegToggle === true;
