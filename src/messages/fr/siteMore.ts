import type { siteMore as english } from '../en/siteMore.ts';
import type { Message } from '../message.ts';

/** French texts of the area `site` beyond the first screens. */
export const siteMore: Record<keyof typeof english, Message> = {
  'site.page.print': 'Imprimer',
  'site.page.contents': 'Sommaire',
  'site.page.empty': 'Cette page est encore vide',
  'site.help.lead': 'Appelez-nous, écrivez-nous, ou trouvez la réponse ci-dessous.',
  'site.help.questions': 'Questions fréquentes',
  'site.help.search': 'Rechercher dans les questions',
  'site.help.none': 'Aucune question ne contient ces mots. Appelez-nous ou écrivez-nous.',
  'site.help.q.track': 'Où est ma commande ?',
  'site.help.a.track':
    '« Suivi » montre chaque étape. Les invités ont besoin du numéro de commande et du numéro de téléphone indiqué.',
  'site.help.q.guest': 'Puis-je commander sans compte ?',
  'site.help.a.guest':
    'Oui, là où la boutique le permet. Vous donnez un nom et un numéro de téléphone, pour que le livreur puisse vous joindre.',
  'site.help.q.cancel': 'Puis-je annuler une commande ?',
  'site.help.a.cancel':
    'Oui, tant qu’elle est en attente. Ouvrez-la sous « Suivi » et choisissez d’annuler.',
  'site.help.q.place': 'Pourquoi est-ce que je vois d’autres magasins que mon voisin ?',
  'site.help.a.place':
    'Nous montrons ce qui livre au lieu indiqué en haut de la page. Vous pouvez l’y changer à tout moment.',
  'site.help.q.cart': 'Mon panier est-il conservé quand je ferme la page ?',
  'site.help.a.cart':
    'Oui, chaque rubrique garde son propre panier, et vous le retrouvez à votre retour.',
  'site.contact.title': 'Nous écrire',
  'site.contact.name': 'Votre nom',
  'site.contact.email': 'Votre e-mail',
  'site.contact.message': 'Message',
  'site.contact.hint': 'Que s’est-il passé, et que pouvons-nous faire ?',
  'site.contact.needed': 'Écrivez de quoi il s’agit.',
  'site.contact.send': 'Envoyer le message',
  'site.contact.sending': 'Envoi',
  'site.contact.sent': 'Nous avons votre message',
  'site.contact.answerHere': 'Nous répondons dans votre messagerie.',
  'site.contact.answerMail': 'Nous répondons par e-mail.',
  'site.contact.open': 'Ouvrir la conversation',
  'site.contact.another': 'Écrire un autre message',
  'site.consent.title': 'Cookies, à vous de choisir',
  'site.consent.text':
    'Il nous en faut quelques-uns pour que votre panier et votre connexion fonctionnent. Avec votre accord, d’autres nous aident à compter les visites.',
  'site.consent.reject': 'Refuser',
  'site.consent.choose': 'Choisir',
  'site.consent.accept': 'Accepter',
  'site.consent.needed': 'Nécessaires',
  'site.consent.neededText': 'Votre panier, votre connexion et vos paramètres. Toujours actifs.',
  'site.consent.statistics': 'Statistiques',
  'site.consent.statisticsText':
    'Combien de visites, ce qu’elles regardent, et la vitesse des pages.',
  'site.consent.marketing': 'Marketing',
  'site.consent.marketingText': 'Laquelle de nos publicités vous a amené ici.',
  'site.consent.save': 'Enregistrer les choix',
  'site.consent.saved': 'Vos choix de cookies sont enregistrés.',
  'site.testimonials': 'Ce que disent les clients',
  'site.footer.address': 'Notre adresse',
  'site.footer.call': 'Nous appeler',
  'site.footer.mail': 'Nous écrire',
  'site.theme.dark': 'Sombre',
  'site.theme.light': 'Clair',
  'site.notFound.text':
    'La page a peut-être été déplacée. Faites une recherche, ou repartez de l’accueil.',
  'site.notFound.start': 'La page a peut-être été déplacée. Commencez par nous dire où vous êtes.',
  'site.notFound.ways': 'Autres chemins',
};
