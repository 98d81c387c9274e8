import type { ContactPerson } from './domain.ts';
import { phoneProblem, ungroupedPhone } from './phone.ts';

const emailPattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** An international number: at most 15 digits, with or without the leading +. */
const phonePattern = /^\+?\d{7,15}$/;

/** Whether a text is an e-mail address, which has at most 255 characters (AUTH-13, CONST-02). */
export function isEmail(text: string): boolean {
  return text.trim().length <= 255 && emailPattern.test(text.trim());
}

/** Whether a text is a phone number, however it is grouped (AUTH-09). */
function isPhone(text: string): boolean {
  return phonePattern.test(ungroupedPhone(text));
}

/** The kind of a contact: e-mail address, else phone number, else invalid (CONST-08). */
export function classifyContact(text: string): 'email' | 'phone' | 'invalid' {
  if (isEmail(text)) return 'email';
  return isPhone(text) ? 'phone' : 'invalid';
}

/**
 * Whether an order can go to this contact: the e-mail address is optional (ADDR-04..06, CONST-07).
 */
export const isContactComplete = ({ name, phone, email }: ContactPerson): boolean =>
  name.trim() !== '' && phoneProblem(phone) === null && (email.trim() === '' || isEmail(email));
