import type { rulesMore as english } from '../en/rulesMore.ts';
import type { Message } from '../message.ts';

/** French texts of the rules that popups and the checkout say. */
export const rulesMore: Record<keyof typeof english, Message> = {
  'rules.item.free': 'offert',
  'rules.slot.now': 'Maintenant',
  'rules.coupon.minimum': 'Le total des articles n’atteint pas le minimum de ce coupon.',
  'rules.coupon.unreadable':
    'La boutique n’a pas dit ce que vaut ce coupon, il ne peut donc pas être utilisé maintenant. Réessayez plus tard.',
  'rules.coupon.zone': 'Ce coupon n’est pas valable dans votre zone.',
  'rules.coupon.store': 'Ce coupon n’est pas valable pour ce magasin.',
  'rules.coupon.notStarted': 'Ce coupon n’est pas encore valable.',
  'rules.coupon.expired': 'Ce coupon a expiré.',
  'rules.coupon.firstOrder': 'Ce coupon est réservé à une première commande.',
  'rules.cash.overMaximum':
    'Le total de la commande dépasse le maximum du paiement à la livraison.',
  'rules.order.belowMinimum': 'Ajoutez {missing} : {store} accepte les commandes dès {minimum}.',
};
