import { groceries } from './goods/groceries.ts';
import { meals } from './goods/meals.ts';
import { remedies } from './goods/remedies.ts';
import type { Good } from './goods/table.ts';
import { treats } from './goods/treats.ts';
import { wares } from './goods/wares.ts';

export type { Good } from './goods/table.ts';
export type ShopModule = 'food' | 'grocery' | 'pharmacy' | 'ecommerce';

/** The goods that stores of each module may sell. */
export const goods: Record<ShopModule, readonly Good[]> = {
  food: [...meals, ...treats],
  grocery: groceries,
  pharmacy: remedies,
  ecommerce: wares,
};
