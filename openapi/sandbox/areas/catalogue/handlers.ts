import type { Handlers } from '../../http/handlers.ts';
import { againHandlers } from './again.ts';
import { brandHandlers } from './brands.ts';
import { categoryHandlers } from './categories.ts';
import { itemHandlers } from './itemHandlers.ts';
import { nameHandlers } from './names.ts';
import { offerHandlers } from './offers.ts';
import { storeHandlers } from './storeHandlers.ts';

/**
 * All handlers of the catalogue: categories, stores, items, campaigns, search and earlier purchases
 * (wire facts 4, 7).
 */
export const handlers = {
  ...categoryHandlers,
  ...offerHandlers,
  ...itemHandlers,
  ...storeHandlers,
  ...brandHandlers,
  ...againHandlers,
  ...nameHandlers,
} satisfies Partial<Handlers>;
