import type { site as english } from '../en/site.ts';
import { languageChange } from './languageChange.ts';
import type { Message } from '../message.ts';

/** French texts of the area `site`. */
export const site: Record<keyof typeof english, Message> = {
  'site.newsletter.subscribed': 'Inscription réussie',
  'site.newsletter.invalid': 'Veuillez saisir un e-mail valide.',
  'site.newsletter.email': 'Votre e-mail',
  'site.newsletter.subscribe': 'S’abonner',
  'site.newsletter.subscribing': 'Inscription',
  'site.newsletter.label': 'Lettre d’information',
  'site.language.confirm': languageChange.ask,
  'site.language.changed': 'La langue a été changée.',
  'site.language.change': languageChange.go,
  'site.language.thisVisit': 'Votre navigateur ne retient rien : la langue vaut pour cette visite.',
  'site.footer.quickLinks': 'Liens rapides',
  'site.footer.about': 'À propos',
  'site.footer.cookies': 'Choix des cookies',
  'site.footer.contact': 'Contact',
  'site.footer.help': 'Aide et assistance',
  'site.footer.aboutUs': 'À propos de nous',
  'site.footer.terms': 'Conditions générales',
  'site.footer.privacy': 'Politique de confidentialité',
  'site.footer.refund': 'Politique de remboursement',
  'site.footer.cancellation': 'Politique d’annulation',
  'site.footer.shipping': 'Politique de livraison',
  'site.footer.becomeVendor': 'Devenir partenaire',
  'site.footer.becomeCourier': 'Devenir livreur',
  'site.footer.getItOn': 'Disponible sur',
  'site.footer.downloadOn': 'Télécharger dans l’',
  'site.footer.wallet': 'Mon portefeuille',
  'site.footer.loyalty': 'Points de fidélité',
  'site.footer.mustLogin': 'Vous devez être connecté pour accéder à cette page.',
  'site.footer.mustPickZone': 'Vous devez choisir une zone pour accéder à cette page.',
  'site.footer.opensMap': 'S’ouvre dans une carte',
  'site.footer.social': '{name}, s’ouvre dans une nouvelle fenêtre',
};
