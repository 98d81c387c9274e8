import type { cart as english } from '../en/cart.ts';
import type { Message } from '../message.ts';

/** French texts of the area `cart`. */
export const cart: Record<keyof typeof english, Message> = {
  'cart.removed': 'L’article a été retiré du panier.',
  'cart.replaced': 'Votre panier a été vidé et l’article choisi y a été ajouté.',
  'cart.title': 'Panier',
  'cart.notSaved':
    'Vos dernières modifications n’ont pas encore pu être enregistrées. Veuillez réessayer.',
  'cart.discount': 'Remise',
  'cart.subtotal': 'Sous-total',
  'cart.checkout': 'Commander',
  'cart.kept': 'Rien de son contenu n’a été perdu.',
  'cart.unread': 'Le panier n’a pas pu être lu à l’instant ; vous en voyez le dernier état connu.',
  'cart.more': 'Ajouter d’autres articles',
  'cart.lines': 'Articles du panier',
  'cart.edit': 'Modifier',
  'cart.later': 'La livraison et la taxe sont calculées au moment de commander.',
  'cart.taxLater': 'La taxe est calculée au moment de commander.',
  'cart.saving': 'Enregistrement',
  'cart.offline.kept':
    'Pas de connexion. Votre panier est conservé et sera enregistré à votre retour.',
  'cart.clear.title': 'Commencer un nouveau panier ?',
  'cart.clear.text':
    'Votre panier contient un article d’un autre magasin. Si vous continuez, tous les articles précédents seront retirés et celui-ci sera ajouté.',
  'cart.clear.stores':
    'Votre panier vient de \u2068{held}\u2069, cet article de \u2068{wanted}\u2069.',
  'cart.clear.lost': 'Sera retiré de votre panier',
  'cart.clear.confirm': 'Vider et ajouter',
  'cart.empty.title': 'Votre panier est vide',
  'cart.empty.text': 'Aucun article dans votre panier. Ajoutez-y un produit.',
  'cart.empty.continue': 'Continuer mes achats',
  'cart.free.more': 'de plus pour la livraison offerte',
  'cart.free.reached': 'Vos frais de livraison sont réduits',
  'cart.free.always': 'La livraison est offerte',
  'cart.free.label': 'Progression vers la livraison offerte',
  'cart.price.missing':
    'Le prix de {name} n’est pas disponible pour le moment. Tout reste dans votre panier. Retirez cet article pour commander, ou revenez plus tard.',
  'cart.discount.missing': 'Ajoutez {amount} pour obtenir {percent} % de réduction.',
  'cart.discount.capped': 'La remise est de {amount} au plus.',
  'cart.closed.ahead':
    'Le {store} ne prend pas de commandes en ce moment. Votre panier est conservé : choisissez une heure plus tardive en commandant, ou revenez à l’ouverture.',
  'cart.closed.wait':
    'Le {store} ne prend pas de commandes en ce moment. Votre panier est conservé : revenez à l’ouverture.',
  'cart.closed.paused':
    'Le {store} ne prend pas de commandes pour l’instant. Votre panier est conservé : veuillez revenir plus tard.',
  'cart.edit.line': 'Modifier {name}',
  'cart.cashback.order.sum': '{amount} reviennent dans votre portefeuille après la livraison.',
  'cart.cashback.order.from':
    '{back} d’une commande à partir de {least} reviennent dans votre portefeuille après la livraison.',
  'cart.cashback.order.any':
    '{back} d’une commande reviennent dans votre portefeuille après la livraison.',
  'cart.cashback.trip.sum': '{amount} reviennent dans votre portefeuille après le trajet.',
  'cart.cashback.trip.from':
    '{back} d’un trajet à partir de {least} reviennent ensuite dans votre portefeuille.',
  'cart.cashback.trip.any': '{back} d’un trajet reviennent ensuite dans votre portefeuille.',
  'cart.cashback.most': 'Au plus {most}.',
  'cart.cashback.percent': '{percent} %',
  'cart.cashback.failed': 'Le montant qui revient dans votre portefeuille n’a pas pu être lu.',
};
