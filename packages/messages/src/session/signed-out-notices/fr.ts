import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'Échec de l’authentification unique',
  'session.sso.10':
    'Le fournisseur d’identité de votre entreprise a envoyé une réponse que Casbah n’a pas pu accepter. Réessayez ; si l’échec persiste, contactez votre administrateur.',
  'session.sso.11':
    'Aucune entreprise ne correspond à cette adresse. Vérifiez le lien suivi ou partez de la page de connexion.',
  'session.sso.12':
    'Votre entreprise n’a pas configuré l’authentification unique. Utilisez votre mot de passe ou demandez à votre administrateur.',
  'session.sso.13':
    'L’authentification unique de votre entreprise est mal configurée : son certificat ou son nom ne correspond pas. Contactez votre administrateur.',
  'session.sso.14':
    'La réponse ne correspond pas à une connexion commencée dans ce navigateur, ou est arrivée trop tard. Recommencez depuis la page de connexion.',
  'session.sso.99':
    'L’authentification unique nécessite sa propre fenêtre. Rouvrez l’application dans une nouvelle fenêtre.',
  'session.sso.unknown':
    'L’authentification unique n’a pas pu aboutir. Recommencez depuis la page de connexion ; si l’échec persiste, contactez votre administrateur.',
  'session.sso.code': 'Code {code}',
  'session.permission.heading': 'Vous n’avez pas accès',
  'session.permission.text':
    'Votre compte n’a pas l’autorisation. Demandez l’accès à un administrateur système de votre entreprise ou connectez-vous avec un autre compte.',
  'session.link.heading': 'Ce lien ne fonctionne plus',
  'session.link.text':
    'Les liens des e-mails de Casbah fonctionnent une seule fois et pour une durée limitée. Demandez-en un nouveau.',
  'session.link.again': 'Demander un nouveau lien',
  'session.support.heading': 'Aide pour Casbah',
  'session.support.text': 'Contactez l’exploitant de ce Casbah :',
  'session.support.none':
    'L’exploitant n’a pas indiqué d’adresse de contact. Adressez-vous à la personne qui vous a donné votre compte.',
  'session.support.countdown':
    '{seconds, plural, one {La page de connexion s’ouvre dans # seconde.} many {La page de connexion s’ouvre dans # secondes.} other {La page de connexion s’ouvre dans # secondes.}}',
  'session.support.stay': 'Rester ici',
  'session.support.stayed': 'Cette page reste ouverte.',
  'session.debug.heading': 'Pour le service d’assistance',
  'session.debug.text':
    'Indiquez cet ID en signalant un problème. Il identifie les entrées du journal du serveur.',
  'session.debug.id': 'ID de requête',
  'session.debug.version': 'Version',
  'session.debug.time': 'Heure du serveur',
  'session.debug.browser': 'Navigateur',
  'session.debug.failed':
    'Le serveur ne répond pas : il n’y a pas d’identifiant. Indiquez l’heure et ce que vous faisiez.',
  'session.operator.opening': 'Ouverture de Casbah',
  'session.operator.heading': 'Ce lien ne fonctionne plus',
  'session.operator.text':
    'Chaque lien sert une seule fois, pendant une heure, sur la machine où tourne Casbah, et jusqu’au redémarrage de Casbah. Obtenez-en un nouveau sur cette machine avec la commande :',
  'session.mails.heading': 'E-mails',
  'session.mails.text':
    'Aucun serveur de messagerie n’est configuré : les e-mails restent dans le dossier de données. Vous les voyez parce que vous avez présenté le code affiché par Casbah.',
  'session.mails.none':
    'Aucun e-mail pour l’instant. Aucun serveur de messagerie n’est configuré ; Casbah enregistre les e-mails sur cette machine.',
  'session.mails.follow': 'Ouvrir le lien de cet e-mail',
  'session.invite.heading': 'Consultez votre messagerie',
  'session.invite.text': 'Un e-mail de vérification vous a été envoyé. Ouvrez son lien pour continuer.',
  'session.invite.hint':
    'Rien reçu ? Regardez dans les indésirables, ou demandez à votre administrateur si l’adresse est juste.',
  'session.invite.state': 'Envoyé',
};
