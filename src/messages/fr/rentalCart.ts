import type { rentalCart as english } from '../en/rentalCart.ts';
import type { Message } from '../message.ts';

/** French texts of the trip cart. */
export const rentalCart: Record<keyof typeof english, Message> = {
  'rentalCart.title': 'Panier de trajet',
  'rentalCart.added': 'Le véhicule a été ajouté à votre panier.',
  'rentalCart.held':
    '{name} est déjà dans votre panier, aucun n’a donc été ajouté. Appuyez sur + pour en ajouter un.',
  'rentalCart.overStock': 'Vous ne pouvez pas ajouter plus de {n} exemplaires de ce véhicule.',
  'rentalCart.cleared': 'Votre panier de trajet est maintenant vide.',
  'rentalCart.back': 'Votre panier de trajet est de retour.',
  'rentalCart.backWithout': 'Votre panier de trajet est de retour, mais sans {names}.',
  'rentalCart.tripStays':
    'L’ancien trajet n’est plus possible. Votre panier affiche le trajet actuel.',
  'rentalCart.notOffered.hourly':
    'Ce véhicule ne fait pas de trajets à l’heure. Choisissez « À la distance » pour le louer.',
  'rentalCart.notOffered.distance_wise':
    'Ce véhicule ne fait pas de trajets à la distance. Choisissez « À l’heure » pour le louer.',
  'rentalCart.line.gone': 'N’est plus disponible. Retirez-le pour continuer.',
  'rentalCart.line.noPrice':
    'Son prix n’est pas disponible pour le moment. Votre trajet est conservé : retirez-le pour réserver le reste, ou revenez plus tard.',
  'rentalCart.line.not.hourly':
    'Ne fait pas de trajets à l’heure. Retirez-le ou changez le type de trajet.',
  'rentalCart.line.not.distance_wise':
    'Ne fait pas de trajets à la distance. Retirez-le ou changez le type de trajet.',
  'rentalCart.line.left': {
    one: 'Il n’en reste que {count}. Prenez-en moins pour continuer.',
    other: 'Il n’en reste que {count}. Prenez-en moins pour continuer.',
  },
  'rentalCart.ask.yes': 'Oui',
  'rentalCart.ask.no': 'Non',
  'rentalCart.ask.park': 'Oui, et mettre l’ancien panier de côté',
  'rentalCart.ask.remove': 'Retirer et continuer',
  'rentalCart.ask.keep': 'Garder mon trajet',
  'rentalCart.ask.provider.title': 'Changer de loueur ?',
  'rentalCart.ask.provider':
    'Choisir un véhicule d’un autre loueur retire tous les véhicules du panier et ajoute le nouveau.',
  'rentalCart.ask.tripType': 'Voulez-vous changer le type de trajet ?',
  'rentalCart.ask.tripType.text':
    'Chaque véhicule de votre panier passe au nouveau type de trajet.',
  'rentalCart.ask.tripType.lacking': {
    one: '{count} véhicule de votre panier ne le propose pas. La question vous sera posée ensuite.',
    other:
      '{count} véhicules de votre panier ne le proposent pas. La question vous sera posée ensuite.',
  },
  'rentalCart.ask.duration': 'Voulez-vous changer la durée du trajet ?',
  'rentalCart.ask.duration.text':
    'Chaque véhicule de votre panier est loué pour la nouvelle durée.',
  'rentalCart.ask.journey': 'Voulez-vous changer le trajet ?',
  'rentalCart.ask.journey.text': 'Chaque véhicule de votre panier fait le nouveau trajet.',
  'rentalCart.ask.removals': {
    one: '{count} véhicule ne peut pas faire ce trajet',
    other: '{count} véhicules ne peuvent pas faire ce trajet',
  },
  'rentalCart.ask.removals.hourly':
    'Non proposés à l’heure. Retirez-les pour garder le reste de votre panier.',
  'rentalCart.ask.removals.distance_wise':
    'Non proposés à la distance. Retirez-les pour garder le reste de votre panier.',
  'rentalCart.ask.conflicts.text':
    'Non libres pour ce changement. Retirez-les pour continuer avec le reste de votre panier.',
  'rentalCart.ask.clear': 'Vider le panier de trajet ?',
  'rentalCart.ask.clear.text': 'Ces véhicules seront retirés de votre panier.',
  'rentalCart.ask.clear.yes': 'Vider le panier',
  'rentalCart.ask.parked': 'Échanger les paniers ?',
  'rentalCart.ask.parked.text':
    'Les véhicules de votre panier sont mis de côté, et ceux mis de côté reviennent.',
  'rentalCart.ask.parked.yes': 'Échanger les paniers',
  'rentalCart.ask.before': 'Dans votre panier',
  'rentalCart.ask.after': 'Nouveau trajet',
  'rentalCart.ask.then': 'Votre panier ensuite',
  'rentalCart.ask.leaving': 'Sera retiré de votre panier',
  'rentalCart.ask.from': 'De {place}',
  'rentalCart.ask.to': 'À {place}',
  'rentalCart.ask.total': 'Estimation : {amount}',
  'rentalCart.ask.nothing': 'Rien dedans',
  'rentalCart.ask.only.hourly': 'À l’heure seulement',
  'rentalCart.ask.only.distance_wise': 'À la distance seulement',
  'rentalCart.ask.notFree': 'Non libre',
  'rentalCart.ask.quantity': '{provider}, quantité {quantity}',
  'rentalCart.undo': 'Annuler',
  'rentalCart.undo.label': 'Votre dernière modification',
  'rentalCart.undo.both':
    'Votre panier est modifié. « Annuler » ramène {returning} et retire {leaving}.',
  'rentalCart.undo.returns': 'Votre panier est modifié. « Annuler » ramène {returning}.',
  'rentalCart.undo.leaves': 'Votre panier est modifié. « Annuler » retire {leaving}.',
  'rentalCart.undo.trip': 'Votre trajet est modifié. « Annuler » ramène l’ancien.',
  'rentalCart.lines': 'Véhicules de votre panier de trajet',
  'rentalCart.empty.title': 'Pas encore de véhicule',
  'rentalCart.empty.text': 'Choisissez-en un, et il attend ici avec son trajet.',
  'rentalCart.empty.browse': 'Voir les véhicules',
  'rentalCart.kept': 'Votre panier de trajet est conservé sur le serveur.',
  'rentalCart.open': 'Ouvrir le panier de trajet',
  'rentalCart.remove': 'Retirer {name}',
  'rentalCart.clear': 'Vider le panier',
  'rentalCart.vehicles': 'Véhicules',
  'rentalCart.vehicleDiscount': 'Remise sur les véhicules',
  'rentalCart.providerDiscount': 'Remise du loueur',
  'rentalCart.offer.missing': 'Ajoutez {amount} pour obtenir la remise du loueur.',
  'rentalCart.coupon': 'Coupon',
  'rentalCart.tax': 'Taxe',
  'rentalCart.taxPending': 'calculée à la réservation, pas dans ce total',
  'rentalCart.taxLater': 'ajoutée par le loueur, pas dans ce total',
  'rentalCart.taxIncluded': 'Taxe, déjà comprise',
  'rentalCart.charge': 'Frais supplémentaires',
  'rentalCart.total': 'Total estimé',
  'rentalCart.rate': '{rate} × {extent}',
  'rentalCart.proceed': 'Passer à la réservation',
  'rentalCart.mend':
    'Certains véhicules ne peuvent pas être réservés tels quels. Le motif est indiqué sur chaque ligne.',
  'rentalCart.closed':
    'Ce loueur est fermé pour l’instant. Votre panier est conservé ; réessayez plus tard.',
  'rentalCart.leftBehind': 'Ces véhicules y étaient : {names}.',
  'rentalCart.leftBehind.aside':
    'Mis de côté, à reprendre depuis votre panier de trajet : {names}.',
  'rentalCart.parked': 'Mis de côté : {names}',
  'rentalCart.parked.take': 'Reprendre',
  'rentalCart.parked.forget': 'Supprimer',
  'rentalCart.trip': 'Votre trajet',
  'rentalCart.trip.apply': 'Utiliser le trajet prévu',
  'rentalCart.trip.planned': 'Vous avez prévu un autre trajet : {trip}.',
};
