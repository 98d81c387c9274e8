import type { identityFirst as english } from '../en/identityFirst.ts';
import type { Message } from '../message.ts';

/** French texts of the area `identity` that any page may say. */
export const identityFirst: Record<keyof typeof english, Message> = {
  'identity.guest.refused':
    'La boutique n’a pas répondu pour un nouveau visiteur. Votre panier est conservé dans ce navigateur, et enregistré dès que la boutique répond.',
  'identity.notLoggedIn': 'Vous n’êtes pas connecté',
};
