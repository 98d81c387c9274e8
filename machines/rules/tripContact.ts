import type { MessageRef, TripContact } from './domain.ts';
import { isEmail, phoneProblem } from './phone.ts';

/** Whom the provider calls and writes to, in the order in which the form asks. */
const tripContactFields = ['name', 'phone', 'email'] as const;

export type TripContactField = (typeof tripContactFields)[number];

/** What a field lacks, in the words that stand at it; null when it holds what a booking needs. */
export function contactProblem(field: TripContactField, contact: TripContact): MessageRef | null {
  switch (field) {
    case 'name':
      return contact.name.trim() === '' ? { key: 'trips.book.nameMissing' } : null;
    case 'phone': {
      const problem = phoneProblem(contact.phone);
      if (problem === null) return null;
      return { key: problem === 'unclear' ? 'identity.phone.unclear' : 'trips.book.phoneMissing' };
    }
    case 'email':
      return isEmail(contact.email) ? null : { key: 'trips.book.emailMissing' };
  }
}

/** The first field that lacks something; null when the contact is complete (API-44). */
export function lackingContactField(contact: TripContact): TripContactField | null {
  return tripContactFields.find((field) => contactProblem(field, contact) !== null) ?? null;
}
