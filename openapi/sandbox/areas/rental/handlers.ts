import type { Handlers } from '../../http/handlers.ts';
import { cartHandlers } from './cartHandlers.ts';
import { readHandlers } from './reads.ts';
import { reorderHandlers } from './reorder.ts';
import { tripHandlers } from './tripHandlers.ts';
import { tripPaymentHandlers } from './tripPayment.ts';
import { wishHandlers } from './wishes.ts';

/**
 * All handlers of rental: vehicles and providers, the trip cart, trips and favourites (wire facts
 * 14).
 */
export const handlers = {
  ...readHandlers,
  ...cartHandlers,
  ...tripHandlers,
  ...reorderHandlers,
  ...tripPaymentHandlers,
  ...wishHandlers,
} satisfies Partial<Handlers>;
