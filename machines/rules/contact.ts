import type { ContactPerson } from './domain.ts';
import { isEmail, phoneProblem } from './phone.ts';

/**
 * Whether an order can go to this contact: the e-mail address is optional (ADDR-04..06, CONST-07).
 */
export const isContactComplete = ({ name, phone, email }: ContactPerson): boolean =>
  name.trim() !== '' && phoneProblem(phone) === null && (email.trim() === '' || isEmail(email));
