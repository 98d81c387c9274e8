import type { RentalCart } from '../../machines/rules/domain.ts';
import { readStored, removeStored, storageKeys, writeStored } from '../platform/storage.ts';

/** A shape of another version is dropped. */
const VERSION = 1;

const isCart = (value: unknown): value is RentalCart => {
  const cart = value as Partial<RentalCart> | null;
  return (
    typeof cart === 'object' &&
    cart !== null &&
    Array.isArray(cart.lines) &&
    cart.lines.length > 0 &&
    typeof cart.trip === 'object' &&
    cart.trip !== null
  );
};

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
