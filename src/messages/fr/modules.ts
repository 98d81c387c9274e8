import type { modules as english } from '../en/modules.ts';
import type { Message } from '../message.ts';

/** French texts of the area `modules`. */
export const modules: Record<keyof typeof english, Message> = {
  'modules.selected': 'Une rubrique a été choisie.',
  'modules.mustSelect': 'Une rubrique doit être choisie pour continuer.',
  'modules.unavailable': 'Les rubriques n’ont pas pu être chargées.',
  'modules.rail': 'Rubriques',
  'modules.picker.title': 'Choisissez une rubrique pour vos commandes.',
  'modules.empty.title': 'Aucune rubrique trouvée',
  'modules.empty.text': 'Contactez le propriétaire du site pour activer des rubriques.',
  'modules.parcel.others': 'Choisir une autre rubrique',
};
