import type { wishlist as english } from '../en/wishlist.ts';
import type { Message } from '../message.ts';

/** French texts of the area `wishlist`. */
export const wishlist: Record<keyof typeof english, Message> = {
  'wishlist.added': 'Ajouté à vos favoris.',
  'wishlist.removed': 'Retiré de vos favoris.',
  'wishlist.none': 'Aucun favori parmi les {kind}',
  'wishlist.noneText': 'Touchez le cœur de ce qui vous plaît, vous le retrouverez ici.',
  'wishlist.browse': 'Parcourir les {kind}',
  'wishlist.guest': 'Gardez ce que vous aimez',
  'wishlist.remove.open': 'Retirer {name}',
  'wishlist.remove.confirm': 'Voulez-vous vraiment supprimer cet article ?',
  'wishlist.remove.go': 'Supprimer',
};
