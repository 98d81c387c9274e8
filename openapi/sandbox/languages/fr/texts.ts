/** French translations of the server's messages, by the English text. */
export const texts: Readonly<Record<string, string>> = {
  'Please sign in first.': 'Veuillez d’abord vous connecter.',
  'This account is blocked.': 'Ce compte est bloqué.',
  'Module id is required.': 'L’identifiant de la rubrique est obligatoire.',
  'There is no such module.': 'Cette rubrique n’existe pas.',
  'Zone id is required.': 'L’identifiant de la zone est obligatoire.',
  'An idempotency key has 8 to 100 characters.':
    'Une clé d’idempotence compte de 8 à 100 caractères.',
  'Nothing is found here.': 'Il n’y a rien ici.',
  'The {method} method is not supported here.': 'La méthode {method} n’est pas acceptée ici.',
  'Too many requests. Try again in {seconds} seconds.':
    'Trop de requêtes. Réessayez dans {seconds} secondes.',
  'Something went wrong on our side. Please try again.':
    'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  'The shop cannot be reached for a moment. Please try again shortly.':
    'La boutique est injoignable pour un instant. Veuillez réessayer bientôt.',
  'The request could not be read.': 'La requête n’a pas pu être lue.',
  'The request is too large.': 'La requête est trop grande.',
  'This content type is not supported.': 'Ce type de contenu n’est pas accepté.',
  'This server does not go by that name. Its operator can add it to SANDBOX_HOSTS.':
    'Ce serveur ne porte pas ce nom. Son opérateur peut l’ajouter à SANDBOX_HOSTS.',
  'Requests from another site are refused.': 'Les requêtes d’un autre site sont refusées.',
  'A value is out of range.': 'Une valeur est hors limites.',
  'The {field} field is required.': 'Le champ {field} est obligatoire.',
  'The {field} field is not known.': 'Le champ {field} n’est pas connu.',
  'The {field} must be of type {type}.': '{field} doit être du type {type}.',
  'The {field} must be at least {limit}.': '{field} doit être au moins {limit}.',
  'The {field} may not be over {limit}.': '{field} ne doit pas dépasser {limit}.',
  'The {field} must have at least {limit} characters.':
    '{field} doit avoir au moins {limit} caractères.',
  'The {field} may not have more than {limit} characters.':
    '{field} ne doit pas avoir plus de {limit} caractères.',
  'The chosen {field} is not offered.': 'La valeur choisie pour {field} n’est pas proposée.',
  'The {field} format is not valid.': 'Le format de {field} n’est pas valide.',
  'A file may have up to {limit} MB.': 'Un fichier peut avoir {limit} Mo au plus.',
  'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.':
    'Ce format de fichier n’est pas accepté. Veuillez envoyer des images JPG, PNG, JPEG ou GIF.',
  'The picture has too many pixels.': 'L’image a trop de pixels.',
  'Subscribed Successfully': 'Inscription réussie',
  'A message from the help page': 'Un message depuis la page d’aide',
  'Your message has been sent.': 'Votre message a été envoyé.',
  'Please insert a valid email.': 'Veuillez saisir un e-mail valide.',
  'This email is subscribed already.': 'Cet e-mail est déjà abonné.',
  'number must be 10 digits': 'Le numéro doit avoir 10 chiffres',
  'The password needs 8 characters with upper and lower case, a digit and a symbol.':
    'Le mot de passe doit avoir 8 caractères, avec majuscules et minuscules, un chiffre et un signe.',
  'This phone or email is registered already.': 'Ce téléphone ou cet e-mail est déjà inscrit.',
  'Registration is closed at the moment.': 'Les inscriptions sont fermées en ce moment.',
  'There is no such zone.': 'Cette zone n’existe pas.',
  'No store can be opened in this module.':
    'Aucun magasin ne peut être ouvert dans cette rubrique.',
  'The place is outside the zone.': 'Le lieu est hors de la zone.',
  'The store needs a name.': 'Le magasin a besoin d’un nom.',
  'The store needs an address.': 'Le magasin a besoin d’une adresse.',
  'Delivery times are given in minutes, hours or days.':
    'Les délais de livraison sont donnés en minutes, heures ou jours.',
  'The longest delivery time must not be below the shortest.':
    'Le délai le plus long ne doit pas être inférieur au plus court.',
  'The tax is a percentage.': 'La taxe est un pourcentage.',
  'The store needs a logo.': 'Le magasin a besoin d’un logo.',
  'There is no such vehicle.': 'Ce véhicule n’existe pas.',
  'Application placed successfully. We look at it and write to you.':
    'Demande envoyée. Nous l’étudions et vous écrivons.',
  'This store cannot choose a plan now.': 'Ce magasin ne peut pas choisir de formule maintenant.',
  'This plan is not offered.': 'Cette formule n’est pas proposée.',
  'This way to pay is not offered.': 'Ce moyen de paiement n’est pas proposé.',
  'Plan chosen successfully.': 'Formule choisie.',
  'Operate the sandbox': 'Piloter le bac à sable',
  'Each change is seen in the shop at once, by everybody who has it open.':
    'Chaque modification se voit aussitôt dans la boutique, par tous ceux qui l’ont ouverte.',
  'Changed.': 'Modifié.',
  'Nothing was changed: check what you typed.': 'Rien n’a été modifié : vérifiez votre saisie.',
  'This is not the operator’s token. Enter the one that this server was started with: SANDBOX_OPERATOR_TOKEN.':
    'Ce n’est pas le jeton de l’opérateur. Saisissez celui avec lequel ce serveur a été démarré : SANDBOX_OPERATOR_TOKEN.',
  'Nothing was changed: enter the operator’s token first, then make the change again.':
    'Rien n’a été modifié : saisissez d’abord le jeton de l’opérateur, puis refaites la modification.',
  'Operator’s token': 'Jeton de l’opérateur',
  Enter: 'Entrer',
  'Find stores and items by name': 'Trouver des magasins et des articles par leur nom',
  Search: 'Rechercher',
  Save: 'Enregistrer',
  Switches: 'Interrupteurs',
  'Turn on': 'Activer',
  'Turn off': 'Désactiver',
  Items: 'Articles',
  Price: 'Prix',
  Stock: 'Stock',
  Stores: 'Magasins',
  'Takes orders': 'Prend des commandes',
  Opens: 'Ouvre',
  Closes: 'Ferme',
  Coupons: 'Coupons',
  Discount: 'Remise',
  'Last day': 'Dernier jour',
  Zones: 'Zones',
  Served: 'Desservie',
  'Latest orders': 'Dernières commandes',
  'Move on to': 'Passer à',
  'There are none.': 'Il n’y en a pas.',
  Faults: 'Pannes',
  'Operation; empty means all': 'Opération ; vide signifie toutes',
  'Status; 0 answers as ever': 'Statut ; 0 répond comme d’habitude',
  'Delay, ms': 'Délai, ms',
  'Times; 0 means always': 'Fois ; 0 signifie toujours',
  'Plan the fault': 'Programmer la panne',
  'Lift all faults': 'Lever toutes les pannes',
  'The language of the answer is not named.': 'La langue de la réponse n’est pas indiquée.',
  'There is no such category.': 'Cette catégorie n’existe pas.',
  'Interests saved successfully.': 'Préférences enregistrées.',
  'Points cannot be turned into money here.': 'Les points ne peuvent pas être convertis ici.',
  'At least {least} points can be converted.': 'Il faut convertir au moins {least} points.',
  'You do not have so many points.': 'Vous n’avez pas autant de points.',
  'Your points are in your wallet.': 'Vos points sont dans votre portefeuille.',
  'Money cannot be added to the wallet now.':
    'Impossible d’ajouter de l’argent au portefeuille maintenant.',
  'This way to pay is not offered here.': 'Ce moyen de paiement n’est pas proposé ici.',
  'Up to {most} can be added at once.': '{most} au plus peuvent être ajoutés à la fois.',
  'This key belongs to another payment.': 'Cette clé appartient à un autre paiement.',
  'Money in your wallet': 'De l’argent dans votre portefeuille',
  '{amount} is in your wallet.': '{amount} sont dans votre portefeuille.',
  'Second payment sent back': 'Second paiement rendu',
  '{amount} goes back the way you paid it: this top-up was paid already.':
    '{amount} vous sont rendus par le moyen avec lequel vous avez payé : ce rechargement était déjà payé.',
  'Your invitation paid off': 'Votre invitation a porté ses fruits',
  '{amount} is in your wallet: the first order of somebody you invited has arrived.':
    '{amount} sont dans votre portefeuille : la première commande d’une personne que vous avez invitée est arrivée.',
  'An order or a trip of yours is still under way. Delete the account when it is over.':
    'Une de vos commandes ou un de vos trajets est encore en cours. Supprimez le compte quand ce sera terminé.',
  'Notifications come to this device.': 'Les notifications arrivent sur cet appareil.',
  'There is no such order.': 'Cette commande n’existe pas.',
  min: 'min',
  'This item is no longer offered.': 'Cet article n’est plus proposé.',
  'No flash sale is running.': 'Aucune vente flash en ce moment.',
  'A rating is from 1 to 5.': 'Une note va de 1 à 5.',
  'Only what was delivered to you can be reviewed.': 'Seul ce qui vous a été livré peut être noté.',
  'You have reviewed this already.': 'Vous avez déjà donné votre avis.',
  'Thank you for your review.': 'Merci pour votre avis.',
  'Order placed successfully.': 'Commande passée.',
  'This shop takes orders from signed-in customers only.':
    'Cette boutique n’accepte que les commandes de clients connectés.',
  'A guest order must say that it is one.': 'Une commande d’invité doit l’indiquer.',
  'A name and a phone number are needed.': 'Un nom et un numéro de téléphone sont nécessaires.',
  'There is nothing in the cart.': 'Le panier est vide.',
  'The lines could not be read.': 'Les lignes n’ont pas pu être lues.',
  'An order may have up to {limit} lines. Please order the rest separately.':
    'Une commande compte {limit} lignes au plus. Veuillez commander le reste séparément.',
  'An item of this order is no longer offered.': 'Un article de cette commande n’est plus proposé.',
  'A choice is no longer offered. Please check {name}.':
    'Un choix n’est plus proposé. Veuillez vérifier {name}.',
  '{name} is not available now.': '{name} n’est pas disponible pour le moment.',
  'All items of an order must be of one store.':
    'Tous les articles d’une commande doivent venir du même magasin.',
  '{name} is out of stock.': '{name} est en rupture de stock.',
  'There is not as much of {name} left at this price.':
    'Il ne reste pas autant de {name} à ce prix.',
  '{name} is limited to {limit} in one order.': '{name} est limité à {limit} par commande.',
  'The store is closed now.': 'Le magasin est fermé maintenant.',
  'This time can no longer be ordered for. Please choose another one.':
    'On ne peut plus commander pour cette heure. Veuillez en choisir une autre.',
  'An order can be scheduled up to a year ahead.':
    'Une commande peut être programmée jusqu’à un an à l’avance.',
  'This store does not offer that way of delivery.':
    'Ce magasin ne propose pas ce mode de livraison.',
  'This store does not deliver to that address.': 'Ce magasin ne livre pas à cette adresse.',
  'The minimum order of this store is {amount}.':
    'La commande minimum de ce magasin est de {amount}.',
  'The total amount of the order, exceeds maximum amount of the cash on delivery method.':
    'Le total de la commande dépasse le maximum du paiement à la livraison.',
  'Your wallet does not hold enough.': 'Votre portefeuille ne contient pas assez.',
  'The rest of this order cannot be paid that way.':
    'Le reste de cette commande ne peut pas être payé ainsi.',
  'A part from the wallet needs a wallet that holds less than the order costs.':
    'Un paiement partiel demande un portefeuille qui contient moins que le prix de la commande.',
  'There is no such coupon.': 'Ce coupon n’existe pas.',
  'This coupon has expired.': 'Ce coupon a expiré.',
  'You have used this coupon already.': 'Vous avez déjà utilisé ce coupon.',
  'This coupon does not fit this order.': 'Ce coupon ne convient pas à cette commande.',
  'Please upload your prescription image.': 'Veuillez joindre une photo de votre ordonnance.',
  'This store takes no prescriptions.': 'Ce magasin n’accepte pas d’ordonnances.',
  'Maximum 3 images can be send at a time.': '3 images au plus peuvent être envoyées à la fois.',
  'The total is now {amount}. Please check and order again.':
    'Le total est maintenant de {amount}. Veuillez vérifier et commander à nouveau.',
  'This is no date with a time.': 'Ce n’est pas une date avec une heure.',
  'This tip is too high.': 'Ce pourboire est trop élevé.',
  'This order was sent before with other contents.':
    'Cette commande a déjà été envoyée avec un autre contenu.',
  'No such order is placed.': 'Aucune commande de ce genre n’a été passée.',
  'Welcome.': 'Bienvenue.',
  'These sign-in details do not match.': 'Ces identifiants ne correspondent pas.',
  'A verified phone number cannot be changed.':
    'Un numéro de téléphone vérifié ne peut pas être modifié.',
  'This phone number already has an account.': 'Ce numéro de téléphone a déjà un compte.',
  'This e-mail address already has an account.': 'Cette adresse e-mail a déjà un compte.',
  'The phone number is not valid.': 'Le numéro de téléphone n’est pas valide.',
  'The e-mail address is not valid.': 'L’adresse e-mail n’est pas valide.',
  'This way to sign in is switched off.': 'Cette façon de se connecter est désactivée.',
  'The provider did not confirm who you are. Please sign in there again.':
    'Le fournisseur n’a pas confirmé qui vous êtes. Veuillez vous y connecter à nouveau.',
  'The provider cannot be asked right now. Please sign in another way, or try again later.':
    'Le fournisseur ne répond pas pour le moment. Veuillez vous connecter autrement, ou réessayer plus tard.',
  'Codes cannot be checked right now. Please try again later.':
    'Les codes ne peuvent pas être vérifiés pour le moment. Veuillez réessayer plus tard.',
  'The provider shares no e-mail address. Please give one.':
    'Le fournisseur ne transmet pas d’adresse e-mail. Veuillez en indiquer une.',
  'Please give a name.': 'Veuillez indiquer un nom.',
  'Refer codes are not in use.': 'Les codes de parrainage ne sont pas utilisés.',
  'This refer code is not known.': 'Ce code de parrainage n’est pas connu.',
  'Please wait {seconds} seconds before asking for another code.':
    'Veuillez attendre {seconds} secondes avant de demander un autre code.',
  'Too many codes were asked for. Please try again in an hour.':
    'Trop de codes ont été demandés. Veuillez réessayer dans une heure.',
  'The code is not right.': 'Le code n’est pas bon.',
  'Too many wrong tries. Please ask for a new code.':
    'Trop d’essais erronés. Veuillez demander un nouveau code.',
  'If there is an account, a code is on its way.': 'Si un compte existe, un code est en route.',
  'The code is right.': 'Le code est bon.',
  'A password cannot be recovered this way.': 'Un mot de passe ne peut pas être récupéré ainsi.',
  'This password is too easy to guess. Please choose another one.':
    'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
  'Passwords must match': 'Les mots de passe doivent être identiques',
  'Your new password is set. Please sign in.':
    'Votre nouveau mot de passe est enregistré. Veuillez vous connecter.',
  'Please verify your phone or sign in again first.':
    'Veuillez d’abord vérifier votre téléphone ou vous connecter à nouveau.',
  'Please verify your phone': 'Veuillez vérifier votre téléphone',
  'Please verify your e-mail address': 'Veuillez vérifier votre adresse e-mail',
  'Successfully updated': 'Mise à jour réussie',
  'Logout successful': 'Vous êtes déconnecté',
  'No code can be sent this way right now.': 'Aucun code ne peut être envoyé ainsi pour le moment.',
  'Your Sixways code': 'Votre code Sixways',
  'Your Sixways account': 'Votre compte Sixways',
  '{code} is your Sixways code. It works for 10 minutes. Never share it.':
    '{code} est votre code Sixways. Il est valable 10 minutes. Ne le partagez jamais.',
  'You already have a Sixways account. Sign in, or set a new password if you forgot it. If you did not ask for an account, nothing needs to be done.':
    'Vous avez déjà un compte Sixways. Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié. Si vous n’avez pas demandé de compte, vous n’avez rien à faire.',
  'Your Sixways account could not be opened with this e-mail address. We wrote to it why.':
    'Votre compte Sixways n’a pas pu être ouvert avec cette adresse e-mail. Nous lui avons écrit pourquoi.',
  'The e-mail address of your Sixways account was changed. If it was not you, sign in by phone and set a new password now.':
    'L’adresse e-mail de votre compte Sixways a été changée. Si ce n’était pas vous, connectez-vous par téléphone et choisissez tout de suite un nouveau mot de passe.',
  'Image must be square (1:1).': 'L’image doit être carrée (1:1).',
  'The present password is not right.': 'Le mot de passe actuel n’est pas bon.',
  'The password of your Sixways account was changed. If it was not you, set a new one now.':
    'Le mot de passe de votre compte Sixways a été changé. Si ce n’était pas vous, choisissez-en tout de suite un nouveau.',
  'This item is not in your cart.': 'Cet article n’est pas dans votre panier.',
  'Nothing of this order is offered any more.': 'Plus rien de cette commande n’est proposé.',
  'Item already exists in the cart.': 'L’article est déjà dans le panier.',
  'Your cart holds {limit} different things, as many as it can. Order them first.':
    'Votre panier contient {limit} articles différents, autant que possible. Commandez-les d’abord.',
  'This choice is not offered. Please choose again.':
    'Ce choix n’est pas proposé. Veuillez choisir à nouveau.',
  'This variation is out of stock. Choose another variation to proceed further.':
    'Cette variante est en rupture de stock. Choisissez-en une autre pour continuer.',
  'Out of Stock.': 'Rupture de stock.',
  'Out of Limits.': 'Limite dépassée.',
  'Successfully sent.': 'Envoyé.',
  'Write something, or add a picture.': 'Écrivez quelque chose, ou ajoutez une photo.',
  'We cannot send notifications to this browser.':
    'Nous ne pouvons pas envoyer de notifications à ce navigateur.',
  'There is no such conversation.': 'Cette conversation n’existe pas.',
  'There is nobody to write to.': 'Il n’y a personne à qui écrire.',
  'You can write to a courier while an order is on its way.':
    'Vous pouvez écrire à un livreur tant qu’une commande est en route.',
  'Your {shop} order {id}': 'Votre commande {id} chez {shop}',
  'Thank you! We have received your order {id}.': 'Merci ! Nous avons reçu votre commande {id}.',
  'Your {shop} trip {id}': 'Votre trajet {id} chez {shop}',
  'Thank you! We have received your booking of trip {id}.':
    'Merci ! Nous avons reçu votre réservation du trajet {id}.',
  '{quantity} × {name}': '{quantity} × {name}',
  'Your prescription. The store adds the price of the medicines.':
    'Votre ordonnance. Le magasin ajoute le prix des médicaments.',
  'Total: {amount}': 'Total : {amount}',
  'Follow your order: {link}': 'Suivez votre commande : {link}',
  'Follow your trip: {link}': 'Suivez votre trajet : {link}',
  'On another device, the page asks for the phone number that you gave.':
    'Sur un autre appareil, la page demande le numéro de téléphone que vous avez donné.',
  'Thank you for writing. We are looking into it and come back to you here.':
    'Merci de nous avoir écrit. Nous étudions votre demande et vous répondons ici.',
  'Thank you for waiting.': 'Merci de votre patience.',
  'Sorry for the wait, it is busy here.': 'Désolé pour l’attente, il y a du monde ici.',
  'Sorry, I could not write while I was riding.': 'Désolé, je ne pouvais pas écrire en roulant.',
  'We have noted what you wrote. If it is about an order, its number helps us to find it.':
    'Nous avons noté votre message. S’il s’agit d’une commande, son numéro nous aide à la trouver.',
  'We are still on it. You need not write again: our answer comes here.':
    'Nous y travaillons encore. Inutile d’écrire à nouveau : notre réponse arrivera ici.',
  'Hello from {store}! Your order {id} has just come in: {item}. We start in a moment.':
    'Bonjour de la part de {store} ! Votre commande {id} vient d’arriver : {item}. Nous commençons dans un instant.',
  'Your order {id} is in our hands: {item} is next.':
    'Votre commande {id} est entre nos mains : {item}, c’est la suite.',
  'We are on it and take your note into account. First comes: {item}.':
    'Nous y sommes et tenons compte de votre remarque. D’abord : {item}.',
  'Your order {id} is packed and ready, with everything in it: {item}.':
    'Votre commande {id} est emballée, prête et complète : {item}.',
  'Your order {id} has left our door. Your courier can tell you where it is.':
    'Votre commande {id} est partie de chez nous. Votre livreur peut vous dire où elle est.',
  'We hope that you like it: {item}. If something is missing, write to us here.':
    'Nous espérons que cela vous plaît : {item}. S’il manque quelque chose, écrivez-nous ici.',
  'Your order {id} is canceled, so we have put everything back: {item}.':
    'Votre commande {id} est annulée, nous avons donc tout rangé : {item}.',
  'Hello from {store}! Good that you ask. What people like most today: {item}.':
    'Bonjour de la part de {store} ! Vous faites bien de demander. Ce qui plaît le plus aujourd’hui : {item}.',
  'Yes, we have that. I have just looked, and this is there as well: {item}.':
    'Oui, nous avons cela. Je viens de regarder, et il y a aussi : {item}.',
  'Tell us in the note of your order, and we see to it. Our own choice: {item}.':
    'Dites-le dans la note de votre commande, et nous nous en occupons. Notre choix à nous : {item}.',
  'Hello from {store}! We have read it, and see to it at our desk.':
    'Bonjour de la part de {store} ! Nous avons lu votre message et nous en occupons au comptoir.',
  'All is well. We have written it down for our colleagues of the next shift.':
    'Tout va bien. Nous l’avons noté pour nos collègues de la prochaine équipe.',
  'I am on my way to the store.': 'Je suis en route vers le magasin.',
  'I wait for your order {id} and ride as soon as I have it.':
    'J’attends votre commande {id} et je pars dès que je l’ai.',
  'I am at the door of the store, and take your order {id} now.':
    'Je suis à la porte du magasin et je prends votre commande {id} maintenant.',
  'Got it. I have your order {id} with me: about {minutes} min to your door.':
    'Bien reçu. J’ai votre commande {id} avec moi : environ {minutes} min jusqu’à votre porte.',
  'The streets are free, I need about {minutes} min.':
    'Les rues sont libres, il me faut environ {minutes} min.',
  'Understood. I stop at your door in about {minutes} min, and ring once.':
    'Compris. J’arrive à votre porte dans environ {minutes} min et je sonne une fois.',
  'I have handed your order {id} over. Thank you, and a good day!':
    'J’ai remis votre commande {id}. Merci et bonne journée !',
  'Your order {id} is canceled, so I turn around.':
    'Votre commande {id} est annulée, je fais donc demi-tour.',
  'New message': 'Nouveau message',
  '{name} has answered you.': '{name} vous a répondu.',
  'Order placed': 'Commande passée',
  'We have your order {id}.': 'Nous avons votre commande {id}.',
  'Order confirmed': 'Commande confirmée',
  'Your order {id} is confirmed.': 'Votre commande {id} est confirmée.',
  'Order in preparation': 'Commande en préparation',
  'Your order {id} is being prepared.': 'Votre commande {id} est en préparation.',
  'On its way': 'En route',
  'The courier has picked your order {id} up.': 'Le livreur a pris votre commande {id}.',
  'Order delivered': 'Commande livrée',
  'Your order {id} has been delivered.': 'Votre commande {id} a été livrée.',
  'Order canceled': 'Commande annulée',
  'Your order {id} is canceled.': 'Votre commande {id} est annulée.',
  'Parcel returned': 'Colis retourné',
  'Your parcel {id} is back with you.': 'Votre colis {id} est de retour chez vous.',
  'Trip booked': 'Trajet réservé',
  'We have your booking {id}.': 'Nous avons votre réservation {id}.',
  'Trip confirmed': 'Trajet confirmé',
  'Your trip {id} is confirmed.': 'Votre trajet {id} est confirmé.',
  'Trip begun': 'Trajet commencé',
  'Your trip {id} has begun.': 'Votre trajet {id} a commencé.',
  'Trip completed': 'Trajet terminé',
  'Your trip {id} is over.': 'Votre trajet {id} est terminé.',
  'Trip canceled': 'Trajet annulé',
  'Your trip {id} is canceled.': 'Votre trajet {id} est annulé.',
  'No order has this number and phone.': 'Aucune commande n’a ce numéro et ce téléphone.',
  'The contact number is needed.': 'Le numéro de contact est nécessaire.',
  'This order can no longer be canceled.': 'Cette commande ne peut plus être annulée.',
  'Order canceled successfully.': 'Commande annulée.',
  'This order is paid already.': 'Cette commande est déjà payée.',
  'Cash is not taken here.': 'Les espèces ne sont pas acceptées ici.',
  'The wallet is switched off.': 'Le portefeuille est désactivé.',
  'The order is paid from your wallet.': 'La commande est payée avec votre portefeuille.',
  'There is no such way to pay.': 'Ce moyen de paiement n’existe pas.',
  'Please fill in {field}.': 'Veuillez remplir {field}.',
  'This order is not waiting for such a payment.': 'Cette commande n’attend pas un tel paiement.',
  'Thank you, we look for your payment again.': 'Merci, nous recherchons à nouveau votre paiement.',
  'We could not find this payment. Please check the reference.':
    'Nous n’avons pas trouvé ce paiement. Veuillez vérifier la référence.',
  'Refunds are not offered.': 'Les remboursements ne sont pas proposés.',
  'Only delivered and paid orders can be refunded, once.':
    'Seules les commandes livrées et payées peuvent être remboursées, une seule fois.',
  'Refund requested successfully.': 'Remboursement demandé.',
  'The rating must be 1 to 5.': 'La note doit aller de 1 à 5.',
  'Only a courier who brought your order can be rated.':
    'Seul un livreur qui vous a livré une commande peut être noté.',
  'You have rated this already.': 'Vous avez déjà donné votre note.',
  'The order is paid in cash now.': 'La commande est maintenant payée en espèces.',
  'Parcels are sent in the parcel part of the shop.':
    'Les colis s’envoient dans la rubrique des colis.',
  'Please choose what you send.': 'Veuillez choisir ce que vous envoyez.',
  'Please choose who pays: sender or receiver.':
    'Veuillez choisir qui paie : l’expéditeur ou le destinataire.',
  'Parcels of this kind are not carried that far.':
    'Les colis de ce type ne sont pas transportés aussi loin.',
  'Parcels are not carried to or from that address.':
    'Nous ne transportons pas de colis depuis ou vers cette adresse.',
  'The address is missing.': 'L’adresse manque.',
  'A part of the address is too long.': 'Une partie de l’adresse est trop longue.',
  'The receiver could not be read.': 'Le destinataire n’a pas pu être lu.',
  'A name and a phone number of the receiver are needed.':
    'Un nom et un numéro de téléphone du destinataire sont nécessaires.',
  'A receiver pays in cash, when the parcel arrives.':
    'Un destinataire paie en espèces, à l’arrivée du colis.',
  'Your parcel comes back to you. When the courier hands it over, confirm it with the code {code}.':
    'Votre colis vous revient. Quand le livreur vous le remet, confirmez-le avec le code {code}.',
  'This parcel is not on its way back.': 'Ce colis n’est pas sur le chemin du retour.',
  'The return code is not right.': 'Le code de retour n’est pas bon.',
  'The parcel is back with you.': 'Le colis est de retour chez vous.',
  'Service is not available in this area.': 'Le service n’est pas disponible dans cette zone.',
  'Service is paused in this area.': 'Le service est suspendu dans cette zone.',
  'There is no such place.': 'Ce lieu n’existe pas.',
  'There is no such address.': 'Cette adresse n’existe pas.',
  'No more addresses can be saved. Please delete one first.':
    'Aucune autre adresse ne peut être enregistrée. Veuillez d’abord en supprimer une.',
  'Address added successfully.': 'Adresse ajoutée.',
  'Address updated successfully.': 'Adresse mise à jour.',
  'Address deleted successfully.': 'Adresse supprimée.',
  km: 'km',
  'We have no vehicles at that place yet.': 'Nous n’avons pas encore de véhicules à cet endroit.',
  'There is no such provider.': 'Ce loueur n’existe pas.',
  '{name} is no longer offered.': '{name} n’est plus proposé.',
  'This vehicle is already in your cart.': 'Ce véhicule est déjà dans votre panier.',
  '{name} is not available at that time.': '{name} n’est pas disponible à ce moment.',
  "You can't add more than {n} quantities of this vehicle.":
    'Vous ne pouvez pas ajouter plus de {n} exemplaires de ce véhicule.',
  '{name} does not hand over vehicles at your pickup point.':
    '{name} ne remet pas de véhicules à votre lieu de départ.',
  '{name} is closed at that time.': '{name} est fermé à ce moment.',
  '{name} does not make trips of this type.': '{name} ne fait pas de trajets de ce type.',
  'The vehicles of your cart are for another type of trip.':
    'Les véhicules de votre panier sont pour un autre type de trajet.',
  'The vehicles of your cart are of another provider.':
    'Les véhicules de votre panier viennent d’un autre loueur.',
  'Trips by the day are not offered here.': 'Les trajets à la journée ne sont pas proposés ici.',
  'Please choose where to pick up.': 'Veuillez choisir le lieu de départ.',
  'Please choose where you are going.': 'Veuillez choisir où vous allez.',
  'Pickup and destination are the same place.': 'Le départ et la destination sont au même endroit.',
  'A trip takes from 1 to {most} hours.': 'Un trajet dure de 1 à {most} heures.',
  'The pickup time has passed. Please choose a later one.':
    'L’heure de départ est passée. Veuillez en choisir une plus tardive.',
  'A trip can be booked up to a year ahead.':
    'Un trajet peut être réservé jusqu’à un an à l’avance.',
  'It is no longer in your cart.': 'Il n’est plus dans votre panier.',
  'There is no vehicle in your cart.': 'Il n’y a pas de véhicule dans votre panier.',
  'The trip is of another type now. Please check it and book again.':
    'Le trajet est maintenant d’un autre type. Veuillez vérifier et réserver à nouveau.',
  'A name, a phone number and an e-mail address are needed.':
    'Un nom, un numéro de téléphone et une adresse e-mail sont nécessaires.',
  'This shop takes bookings from signed-in customers only.':
    'Cette boutique n’accepte que les réservations de clients connectés.',
  'The total is now {amount}. Please check and book again.':
    'Le total est maintenant de {amount}. Veuillez vérifier et réserver à nouveau.',
  'This booking was sent before with other contents.':
    'Cette réservation a déjà été envoyée avec un autre contenu.',
  'There is no such trip.': 'Ce trajet n’existe pas.',
  'The provider has confirmed this trip, so it can no longer be canceled here.':
    'Le loueur a confirmé ce trajet, il ne peut donc plus être annulé ici.',
  'The trip is canceled.': 'Le trajet est annulé.',
  'Trip canceled. What you paid is in your wallet.':
    'Trajet annulé. Ce que vous avez payé est dans votre portefeuille.',
  'Trip canceled. What you paid goes back the way you paid it.':
    'Trajet annulé. Ce que vous avez payé vous revient par le même moyen.',
  'The payment came too late: the vehicles were no longer free.':
    'Le paiement est arrivé trop tard : les véhicules n’étaient plus libres.',
  'Payment info updated.': 'Paiement mis à jour.',
  'This trip is not open for payment.': 'Ce trajet n’attend pas de paiement.',
  'A part from the wallet needs a wallet that holds less than the trip costs.':
    'Un paiement partiel demande un portefeuille qui contient moins que le prix du trajet.',
  'You have reviewed this vehicle.': 'Vous avez donné votre avis sur ce véhicule.',
  'Only vehicles of your own completed trips can be reviewed.':
    'Seuls les véhicules de vos propres trajets terminés peuvent être notés.',
  'Please give 1 to 5 stars.': 'Veuillez donner de 1 à 5 étoiles.',
  'Added to your favourites.': 'Ajouté à vos favoris.',
  'Removed from your favourites.': 'Retiré de vos favoris.',
  'It is already one of your favourites.': 'Il est déjà parmi vos favoris.',
  'It is not one of your favourites.': 'Il n’est pas parmi vos favoris.',
  'Name either a vehicle or a provider.': 'Indiquez soit un véhicule, soit un loueur.',
  'Name either an item or a store.': 'Indiquez soit un article, soit un magasin.',
  'Sandbox outbox': 'Boîte d’envoi du bac à sable',
  'What the shop would send by SMS and e-mail, newest first. Load the page again for more.':
    'Ce que la boutique enverrait par SMS et par e-mail, le plus récent d’abord. Rechargez la page pour en voir plus.',
  'Nothing was sent yet.': 'Rien n’a encore été envoyé.',
  'Sandbox payment': 'Paiement du bac à sable',
  'No money moves here. Choose how this payment ends.':
    'Aucun argent ne circule ici. Choisissez comment ce paiement se termine.',
  To: 'À',
  Amount: 'Montant',
  Reference: 'Référence',
  Pay: 'Payer',
  'Let it fail': 'Le faire échouer',
  Cancel: 'Annuler',
  'This payment is over: it was made, ended, or is not needed any more. Nothing is charged here.':
    'Ce paiement est terminé : il a été fait, interrompu, ou n’est plus nécessaire. Rien n’est débité ici.',
  'Back to the shop': 'Retour à la boutique',
  Google: 'Google',
  Facebook: 'Facebook',
  Apple: 'Apple',
  'Sandbox sign-in in place of {name}': 'Connexion du bac à sable à la place de {name}',
  'This is not {name}. The sandbox stands in for it, so that signing in can be tried without a network. Who do you want to be?':
    'Ceci n’est pas {name}. Le bac à sable le remplace, pour essayer la connexion sans réseau. Qui voulez-vous être ?',
  'Somebody else': 'Quelqu’un d’autre',
  Name: 'Nom',
  Email: 'E-mail',
  'Name and e-mail address are shared with the shop.':
    'Le nom et l’adresse e-mail sont transmis à la boutique.',
  Continue: 'Continuer',
  'has an account here': 'a un compte ici',
  'has one with this address unproven': 'en a un avec cette adresse non vérifiée',
  'is new here': 'est nouveau ici',
  'shares no e-mail address': 'ne transmet pas d’adresse e-mail',
};
