import type { MessageRef, TripContact } from './domain.ts';
import { isEmail, phoneProblem } from './phone.ts';

/** A field about the person whom the provider contacts for the trip. */
export type TripContactField = keyof TripContact;

/**
 * The error text at a field of the contact; null when the field is valid for a booking (API-44).
 */
export function contactProblem(field: TripContactField, value: string): MessageRef | null {
  switch (field) {
    case 'name':
      return value.trim() === '' ? { key: 'trips.book.nameMissing' } : null;
    case 'phone': {
      const problem = phoneProblem(value);
      if (problem === null) return null;
      return { key: problem === 'unclear' ? 'identity.phone.unclear' : 'trips.book.phoneMissing' };
    }
    case 'email':
      return isEmail(value) ? null : { key: 'trips.book.emailMissing' };
  }
}
