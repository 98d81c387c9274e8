import { object, string } from 'yup';
import { LONGEST_MESSAGE } from '../../machines/site/contact.machine.ts';
import { isEmail } from '../../machines/rules/contact.ts';
import { t } from '../messages/index.ts';

/**
 * The validation rules of a message to the shop. A signed-in customer does not enter name and
 * e-mail address, because the shop knows them.
 */
export const contactSchema = (signedIn: boolean) => {
  const needed = (words: string) => {
    const text = string().trim().defined();
    return signedIn ? text : text.required(words);
  };
  return object({
    name: needed(t('checkout.contact.nameRequired')),
    email: needed(t('identity.signUp.email.required')).test(
      'email',
      t('identity.signUp.email.invalid'),
      (email) => signedIn || isEmail(email),
    ),
    message: string().trim().required(t('site.contact.needed')).max(LONGEST_MESSAGE),
  });
};
