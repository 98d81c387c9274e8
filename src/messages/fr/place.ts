import type { place as english } from '../en/place.ts';
import type { Message } from '../message.ts';

/** French texts of the area `place`. */
export const place: Record<keyof typeof english, Message> = {
  'place.chosen.delivery': 'Nouvelle adresse de livraison choisie.',
  'place.chosen.pickup': 'Nouvelle adresse de départ choisie.',
  'place.zoneLost': 'Nous ne livrons plus à cet endroit. Veuillez choisir à nouveau votre lieu.',
  'place.positionNotFound': 'Votre position est introuvable. Veuillez la choisir sur la carte.',
  'place.chooseFirst': 'Veuillez d’abord choisir votre lieu.',
  'place.search.label': 'Adresse de livraison',
  'place.search.placeholder': 'Rue, lieu ou quartier',
  'place.search.none': 'Aucun lieu trouvé. Essayez une rue ou un quartier.',
  'place.search.searching': 'Recherche de lieux',
  'place.search.results': '{count} lieux trouvés',
  'place.current': 'Utiliser ma position',
  'place.onMap': 'Choisir sur la carte',
  'place.current.asking': 'Recherche de votre position',
  'place.explore': 'Explorer',
  'place.resolving': 'Recherche de l’adresse',
  'place.outside.title': 'Nous ne sommes pas encore ici',
  'place.outside.text': 'Nous ne desservons pas encore ce lieu. Essayez une autre adresse.',
  'place.landing.title': 'Tout ce qu’il vous faut, de six façons.',
  'place.landing.lead':
    'Dîner, courses, médicaments, magasins, colis et une voiture. Dites-nous où vous êtes.',
  'place.landing.modules': 'Un compte, six façons',
  'place.landing.ways': 'Choisissez la vôtre',
  'place.landing.app': '{shop} tient dans votre poche',
  'place.landing.appText':
    'Commandez, suivez et payez depuis l’application. Votre panier vous suit d’un appareil à l’autre.',
  'place.landing.how': 'Comment ça marche',
  'place.landing.step1.title': 'Dites où vous êtes',
  'place.landing.step1.text': 'Nous montrons ce qui est ouvert autour de vous.',
  'place.landing.step2.title': 'Remplissez votre panier',
  'place.landing.step2.text': 'Les prix et les frais s’affichent avant la commande.',
  'place.landing.step3.title': 'Suivez-la jusqu’à votre porte',
  'place.landing.step3.text': 'Suivez chaque étape, connecté ou comme invité.',
};
