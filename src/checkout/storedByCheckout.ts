import type { CheckoutPage } from '../../machines/rules/domain.ts';
import type { Stored } from '../platform/stored/schema.ts';
import { forget, get, set } from '../platform/stored/store.ts';

/**
 * Identifies a checkout by its module and kind of order. Draft, lines and the order being sent are
 * stored separately for each, so that two checkouts in two tabs do not mix (M5).
 */
export interface CheckoutName {
  moduleId: number;
  page: CheckoutPage;
}

/** The names of the values that each checkout stores separately. */
type NameByCheckout = 'checkoutDraft' | 'guestExtras' | 'placingIntent' | 'preparedLines';

type OfOneCheckout<Name extends NameByCheckout> =
  Stored<Name> extends Record<string, infer Value> ? Value : never;

/** The key under which a checkout's values are stored. */
export const checkoutKey = ({ moduleId, page }: CheckoutName): string => `${moduleId} ${page}`;

/**
 * Stores a value of one checkout, without changing those of others.
 * @param checkout the key of the checkout, for example '3 cart'
 */
export function storeFor<Name extends NameByCheckout>(
  name: Name,
  checkout: string,
  value: OfOneCheckout<Name>,
): void {
  const stored: object = get(name) ?? {};
  set(name, { ...stored, [checkout]: value } as Stored<Name>);
}

/**
 * Removes a value of one checkout, without changing those of others.
 * @param checkout the key of the checkout, for example '3 cart'
 */
export function removeFor(name: NameByCheckout, checkout: string): void {
  const { [checkout]: _, ...others } = get(name) ?? {};
  if (Object.keys(others).length === 0) forget(name);
  else set(name, others);
}

/**
 * The stored value of one checkout; null when there is none.
 * @param checkout the key of the checkout, for example '3 cart'
 */
export function readFor<Name extends NameByCheckout>(
  name: Name,
  checkout: string,
): OfOneCheckout<Name> | null {
  const stored: Record<string, OfOneCheckout<Name>> = get(name) ?? {};
  return stored[checkout] ?? null;
}
