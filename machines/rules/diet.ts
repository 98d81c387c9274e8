import type { ModuleType, ShopConfig } from './domain.ts';

/**
 * Whether the shop marks items as vegetarian or not, and lets customers filter by it: in food
 * modules, when the shop has switched it on (ITEM-04).
 */
export const showsDiet = (
  config: Pick<ShopConfig, 'vegToggle'> | undefined,
  moduleType: ModuleType | undefined,
): boolean => moduleType === 'food' && config?.vegToggle === true;
