import type { ui as english } from '../en/ui.ts';
import type { Message } from '../message.ts';

/** Texts of ui. */
export const ui: Record<keyof typeof english, Message> = {
  'ui.close': 'Fermer',
  'ui.cancel': 'Annuler',
  'ui.retry': 'Réessayer',
  'ui.loading': 'Chargement',
  'ui.loadMore': 'Afficher plus',
  'ui.increase': 'Augmenter la quantité',
  'ui.decrease': 'Diminuer la quantité',
  'ui.remove': 'Retirer',
  'ui.quantity': 'Quantité',
  'ui.optional': 'facultatif',
  'ui.skip': 'Aller au contenu',
  'ui.rating': 'Note : {rating} sur 5',
  'ui.veg': 'Végétarien',
  'ui.nonVeg': 'Non végétarien',
  'ui.viewAll': 'Tout voir',
  'ui.back': 'Retour',
  'ui.amountMissing': 'Montant non disponible',
  'ui.nameMissing': 'Nom non disponible',
  'ui.quantityMissing': 'Quantité non disponible',
  'ui.phoneMissing': 'Numéro de téléphone non disponible',
  'ui.timeMissing': 'Heure non disponible',
  'ui.originalPrice': 'Prix d’origine',
  'ui.favourite': 'Favori',
  'ui.search.clear': 'Effacer la recherche',
  'ui.steps.done': 'fait',
};
