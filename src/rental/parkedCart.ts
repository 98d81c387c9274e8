import type { RentalCart } from '../../machines/rules/domain.ts';
import { hasShape } from '../platform/shape.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/** A shape of another version is dropped. */
const VERSION = 1;

const cartShape = {
  lines: [{ id: 0, vehicle: { id: 0, name: '', provider: { id: 0 } }, quantity: 0, price: 0 }],
  trip: { id: 0 },
  provider: { id: 0 },
  pickupZoneIds: [0],
  total: 0,
};

const isCart = (value: unknown): value is RentalCart =>
  hasShape(value, cartShape) && (value as RentalCart).lines.length > 0;

/** The trip cart that was put aside for another provider's vehicle; null when there is none. */
export function storedParkedCart(): RentalCart | null {
  return readStored(storageKeys.parkedTripCart, (value) => {
    const { version, cart } = (value ?? {}) as { version?: number; cart?: unknown };
    return version === VERSION && isCart(cart) ? cart : null;
  });
}

/** Keeps the cart that is put aside, or forgets it. */
export function storeParkedCart(cart: RentalCart | null): void {
  if (cart === null) removeStored(storageKeys.parkedTripCart);
  else writeStored(storageKeys.parkedTripCart, { version: VERSION, cart });
}
