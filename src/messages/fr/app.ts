import type { app as english } from '../en/app.ts';
import type { Message } from '../message.ts';

/** French texts of the area `app`. */
export const app: Record<keyof typeof english, Message> = {
  'app.error.generic': 'Une erreur s’est produite. Veuillez réessayer.',
  'app.error.offline': 'Pas de connexion à la boutique. Ce que vous avez fait est conservé.',
  'app.error.timeout': 'Le serveur met trop de temps à répondre. Veuillez réessayer.',
  'app.error.title': 'Cette page n’a pas pu s’afficher',
  'app.error.text': 'Votre panier et ce que vous avez saisi sont conservés.',
  'app.code.failed':
    'Une partie de la boutique n’a pas pu être chargée. Ce que vous avez fait est conservé. Vérifiez votre connexion et réessayez ; si cela échoue encore, rechargez la page.',
  'app.layer.failed':
    'Le chargement a échoué. Votre panier et ce que vous avez saisi sont conservés.',
  'app.start.title': 'La boutique ne répond pas',
  'app.kept': 'La boutique ne répond pas. Vous voyez les dernières données chargées.',
  'app.start.closed':
    'Elle n’est pas accessible pour le moment. Veuillez réessayer dans quelques minutes.',
  'app.start.text': 'Rien n’est perdu. Vérifiez votre connexion et réessayez.',
  'app.offline': 'Vous êtes hors ligne. Votre panier est conservé.',
  'app.notFound.title': 'Il n’y a rien ici',
  'app.notFound.home': 'Aller à l’accueil',
  'app.maintenance.title': 'Nous revenons tout de suite',
  'app.maintenance.text': 'La boutique est en maintenance. Veuillez revenir dans un petit moment.',
  'app.description':
    'Repas, courses, médicaments et magasins autour de vous, livrés depuis une seule boutique.',
  'app.title.order': 'Votre commande',
  'app.title.checkout': 'Commander',
  'app.nav.home': 'Accueil',
  'app.nav.categories': 'Catégories',
  'app.nav.orders': 'Commandes',
  'app.nav.trips': 'Trajets',
  'app.nav.menu': 'Menu',
  'app.nav.wishlist': 'Favoris',
  'app.write': 'Écrire à {name}',
  'app.nav.track': 'Suivi',
  'app.nav.trackTrip': 'Suivi trajet',
  'app.nav.campaigns': 'Campagnes',
  'app.nav.deliverTo': 'Livrer à',
  'app.nav.pickUpAt': 'Départ de',
  'app.nav.chooseLocation': 'Choisir un lieu',
  'app.nav.theme': 'Thème',
  'app.nav.language': 'Langue',
  'app.nav.phone': 'Nous appeler',
  'app.nav.main': 'Navigation principale',
  'app.nav.settings': 'Paramètres',
  'app.nav.tabs': 'Navigation rapide',
  'app.title': '{page} · {shop}',
  'app.nav.cart2': 'Ouvrir le panier',
  'app.nav.search': 'Rechercher',
};
