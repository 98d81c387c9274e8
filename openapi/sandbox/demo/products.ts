import { groceries } from './products/groceries.ts';
import { meals } from './products/meals.ts';
import { remedies } from './products/remedies.ts';
import type { Good } from './products/table.ts';
import { treats } from './products/treats.ts';
import { wares } from './products/wares.ts';

export type { Good } from './products/table.ts';
export type ShopModule = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';

/** The products from which the stores of each module get their items. */
export const goods: Record<ShopModule, readonly Good[]> = {
  food: [...meals, ...treats],
  grocery: groceries,
  pharmacy: remedies,
  ecommerce: wares,
};
