import type { Handlers } from '../../http/handlers.ts';
import { readHandlers } from './reads.ts';

/** Rental (wire facts 14): vehicles and providers, the trip cart, trips and favourites. */
export const handlers = { ...readHandlers } satisfies Partial<Handlers>;
