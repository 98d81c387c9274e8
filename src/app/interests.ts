import type { Module } from '../../machines/rules/domain.ts';
import type { Customer } from '../api/identity.ts';

/**
 * Whether a customer who picks this module is asked what they care for in it: not for parcels, and
 * not where they have said so before (NAV-08).
 */
export const interestsAreDue = (
  customer: Customer | undefined,
  module: Pick<Module, 'id' | 'type'> | null,
): boolean =>
  customer !== undefined &&
  module !== null &&
  module.type !== 'parcel' &&
  !customer.interestModules.includes(module.id);
