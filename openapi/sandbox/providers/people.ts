import type { Texts } from '../db/schema/columns.ts';

/** A person whom a tester can choose on the simulated provider's sign-in page. */
interface Person {
  name: string;
  /**
   * null when the provider shares no e-mail address, as for people who registered there by phone.
   */
  email: string | null;
}

/** The people to choose from; each tests another case of sign-in through a provider. */
export const people: readonly (Person & { note: Texts })[] = [
  {
    name: 'Maya Haddad',
    email: 'maya@sixways.example',
    note: { en: 'has an account here', ar: 'لديها حساب هنا' },
  },
  {
    name: 'Karim Nasser',
    email: 'karim@sixways.example',
    note: { en: 'has one with this address unproven', ar: 'لديه حساب بعنوان غير مؤكد' },
  },
  {
    name: 'Noor Salim',
    email: 'noor@people.example',
    note: { en: 'is new here', ar: 'جديدة هنا' },
  },
  {
    name: 'Sami Aziz',
    email: null,
    note: { en: 'shares no e-mail address', ar: 'لا يشارك عنوان بريد' },
  },
];

/**
 * A person's account id at the simulated provider. It contains the person's data, because the
 * provider stores no list of people.
 */
export const accountOf = ({ name, email }: Person): string =>
  Buffer.from(JSON.stringify({ name, email })).toString('base64url');

/** The claims in the id token of an account. */
export function claimsOf(account: string): { name: string; email?: string; email_verified?: true } {
  const { name, email } = JSON.parse(Buffer.from(account, 'base64url').toString()) as Person;
  return { name, ...(email !== null && { email, email_verified: true }) };
}
