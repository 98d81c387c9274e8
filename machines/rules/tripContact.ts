import type { ContactPerson, MessageRef } from './domain.ts';
import { isEmail } from './contact.ts';
import { phoneProblem } from './phone.ts';

/** A field of the contact person of a trip. */
export type TripContactField = keyof ContactPerson;

/** The error message at a field of the contact person; null when the field is valid (API-44). */
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
