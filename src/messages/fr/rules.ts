import type { rules as english } from '../en/rules.ts';

/** French texts of the rules that several areas share, such as those of variations and coupons. */
export const rules = {
  'rules.availability.unavailable': 'Non disponible pour le moment',
  'rules.variation.required': '(obligatoire)',
  'rules.variation.optional': '(facultatif)',
  'rules.variation.hint': 'Pour cette variante, choisissez entre {min} et {max} articles.',
  'rules.variation.needed': 'La variante {name} ne peut pas rester sans choix.',
  'rules.variation.outOfRange':
    'Pour la variante {name}, le choix doit compter entre {min} et {max} articles.',
  'rules.variation.unknown':
    'Une option de {name} n’est plus proposée. Veuillez choisir à nouveau.',
  'rules.variation.choose': 'Veuillez d’abord choisir une variante.',
  'rules.variation.outOfStock':
    'Cette variante est en rupture de stock. Choisissez-en une autre pour continuer.',
  'rules.addOn.unknown': 'Un supplément n’est plus proposé. Veuillez choisir à nouveau.',
  'rules.quantity.outOfStock': 'Rupture de stock.',
  'rules.quantity.outOfLimits': 'Limite dépassée.',
  'rules.quantity.invalid': 'La quantité doit être un nombre entier d’au moins 1.',
  'rules.price.missing': 'Prix non disponible',
  'rules.price.unknown':
    'La boutique n’a pas dit ce que cela coûte, ce n’est donc pas possible de le commander maintenant. Choisissez autre chose, ou réessayez plus tard.',
  'rules.word.foods': 'plats',
  'rules.word.food': 'plat',
  'rules.word.vehicles': 'véhicules',
  'rules.word.vehicle': 'véhicule',
  'rules.word.items': 'articles',
  'rules.word.item': 'article',
  'rules.word.restaurants': 'restaurants',
  'rules.word.restaurant': 'restaurant',
  'rules.word.providers': 'loueurs',
  'rules.word.provider': 'loueur',
  'rules.word.stores': 'magasins',
  'rules.word.store': 'magasin',
  'rules.time.am': 'AM',
  'rules.time.pm': 'PM',
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
} as const satisfies Record<keyof typeof english, string>;
