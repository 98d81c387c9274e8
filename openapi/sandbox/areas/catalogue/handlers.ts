import type { Handlers } from '../../http/handlers.ts';
import { brandHandlers } from './brands.ts';
import { categoryHandlers } from './categories.ts';
import { itemHandlers } from './itemHandlers.ts';
import { offerHandlers } from './offers.ts';
import { storeHandlers } from './storeHandlers.ts';

/** Categories, stores, items, campaigns and search (wire facts 7). */
export const handlers = {
  ...categoryHandlers,
  ...offerHandlers,
  ...itemHandlers,
  ...storeHandlers,
  ...brandHandlers,
} satisfies Partial<Handlers>;
