import type { cart as english } from '../en/cart.ts';
import type { Message } from '../message.ts';

/** French texts of the area `cart`. */
export const cart: Record<keyof typeof english, Message> = {
  'cart.removed': 'L’article a été retiré du panier.',
  'cart.replaced': 'Votre panier a été vidé et l’article choisi y a été ajouté.',
  'cart.offline.kept':
    'Pas de connexion. Votre panier est conservé et sera enregistré à votre retour.',
  'cart.clear.title': 'Commencer un nouveau panier ?',
  'cart.clear.text':
    'Votre panier contient un article d’un autre magasin. Si vous continuez, tous les articles précédents seront retirés et celui-ci sera ajouté.',
  'cart.clear.stores':
    'Votre panier vient de \u2068{held}\u2069, cet article de \u2068{wanted}\u2069.',
  'cart.clear.lost': 'Sera retiré de votre panier',
  'cart.clear.confirm': 'Vider et ajouter',
};
