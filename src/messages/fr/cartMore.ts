import type { cartMore as english } from '../en/cartMore.ts';
import type { Message } from '../message.ts';

/** French texts of the area `cart` beyond the first screens. */
export const cartMore: Record<keyof typeof english, Message> = {
  'cart.title': 'Panier',
  'cart.empty.title': 'Votre panier est vide',
  'cart.empty.text': 'Aucun article dans votre panier. Ajoutez-y un produit.',
  'cart.notSaved':
    'Vos dernières modifications n’ont pas encore pu être enregistrées. Veuillez réessayer.',
  'cart.empty.continue': 'Continuer mes achats',
  'cart.free.more': 'de plus pour la livraison offerte',
  'cart.free.reached': 'Vos frais de livraison sont réduits',
  'cart.free.always': 'La livraison est offerte',
  'cart.free.label': 'Progression vers la livraison offerte',
  'cart.price.missing':
    'Le prix de {name} n’est pas disponible pour le moment. Tout reste dans votre panier. Retirez cet article pour commander, ou revenez plus tard.',
  'cart.discount': 'Remise',
  'cart.discount.missing': 'Ajoutez {amount} pour obtenir {percent} % de réduction.',
  'cart.discount.capped': 'Le magasin accorde une remise de {amount} au plus.',
  'cart.subtotal': 'Sous-total',
  'cart.checkout': 'Commander',
  'cart.kept': 'Rien de son contenu n’a été perdu.',
  'cart.unread':
    'Le panier n’a pas pu être lu à l’instant ; vous voyez ce qui était connu auparavant.',
  'cart.more': 'Ajouter d’autres articles',
  'cart.closed.ahead':
    'Le magasin ne prend pas de commandes en ce moment. Votre panier est conservé : choisissez une heure plus tardive en commandant, ou revenez à l’ouverture.',
  'cart.closed.wait':
    'Le magasin ne prend pas de commandes en ce moment. Votre panier est conservé : revenez à l’ouverture.',
  'cart.closed.paused':
    'Le magasin ne prend pas de commandes pour l’instant. Votre panier est conservé : veuillez revenir plus tard.',
  'cart.lines': 'Articles du panier',
  'cart.edit': 'Modifier',
  'cart.edit.line': 'Modifier {name}',
  'cart.later': 'La livraison et la taxe sont calculées au moment de commander.',
  'cart.taxLater': 'La taxe est calculée au moment de commander.',
  'cart.saving': 'Enregistrement',
};
