import type { map as english } from '../en/map.ts';
import type { Message } from '../message.ts';

/** French texts of maps and of their controls. */
export const map: Record<keyof typeof english, Message> = {
  'map.failed': 'La carte n’a pas pu être chargée. Tout le reste fonctionne sans elle.',
  'map.tiles': 'Les images de cette carte ne se chargent pas pour l’instant.',
  'map.zoomIn': 'Zoom avant',
  'map.zoomOut': 'Zoom arrière',
  'map.recentre': 'Tout afficher à nouveau',
  'map.hint': 'Faites glisser la carte pour déplacer le repère',
  'map.picker': 'Carte pour choisir un lieu : déplacez-la sous le repère',
  'map.inside': 'Dans notre zone de livraison',
  'map.unchosen': 'Déplacez la carte jusqu’à votre porte, ou recherchez votre adresse.',
  'map.confirm': 'Livrer ici',
  'map.lead': 'Les prix, les magasins et les délais de livraison suivent cette adresse.',
  'map.nudge': 'Déplacer la carte',
  'map.west': 'Vers l’ouest',
  'map.north': 'Vers le nord',
  'map.south': 'Vers le sud',
  'map.east': 'Vers l’est',
};
