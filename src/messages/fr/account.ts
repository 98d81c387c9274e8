import type { account as english } from '../en/account.ts';
import type { Message } from '../message.ts';

/** French texts of the area `account`. */
export const account: Record<keyof typeof english, Message> = {
  'account.session.ended':
    'Votre session a pris fin. Reconnectez-vous pour continuer ; votre panier est conservé.',
  'account.signIn': 'Connexion',
  'account.title': 'Compte',
  'account.profile': 'Paramètres du profil',
  'account.orders': 'Mes commandes',
  'account.addresses': 'Mes adresses',
  'account.wallet': 'Portefeuille',
  'account.coupons': 'Coupons',
  'account.points': 'Points de fidélité',
  'account.referral': 'Code de parrainage',
  'account.settings': 'Paramètres',
  'account.trips': 'Mes trajets',
  'account.of': 'Compte de {name}',
  'account.signOut.open': 'Se déconnecter',
  'account.signOut.done': 'Vous êtes déconnecté',
  'account.signOut.elsewhere': 'Vous vous êtes déconnecté dans un autre onglet.',
};
