import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.sso.heading': 'L’authentification unique n’a pas fonctionné',
  'session.sso.10':
    'Le service d’authentification de votre entreprise a donné une réponse que Casbah ne peut accepter. Réessayez ; si cela persiste, prévenez votre administrateur.',
  'session.sso.11':
    'Aucune entreprise ne correspond à cette adresse ici. Vérifiez l’adresse qui vous a conduit ici, ou partez de la page de connexion.',
  'session.sso.12':
    'Votre entreprise n’a pas configuré l’authentification unique. Utilisez votre mot de passe ou demandez à votre administrateur.',
  'session.sso.13':
    'L’authentification configurée pour votre entreprise est incorrecte : son certificat ou son nom ne correspond pas. Prévenez votre administrateur.',
  'session.sso.14':
    'La réponse de l’authentification ne correspond pas à une connexion commencée dans ce navigateur, ou elle est arrivée trop tard. Recommencez à la page de connexion.',
  'session.sso.99':
    'L’authentification unique a besoin d’une page à elle. Rouvrez l’application dans une fenêtre à part.',
  'session.sso.unknown':
    'L’authentification de votre entreprise n’a pas pu aboutir. Recommencez à la page de connexion ; si cela persiste, prévenez votre administrateur.',
  'session.sso.code': 'Code {code}',
  'session.permission.heading': 'Vous ne pouvez pas ouvrir ceci',
  'session.permission.text':
    'Votre compte n’en a pas le droit. Demandez l’accès à un administrateur système de votre entreprise, ou connectez-vous avec un autre compte.',
  'session.link.heading': 'Ce lien ne fonctionne plus',
  'session.link.text':
    'Les liens de nos e-mails fonctionnent une seule fois et pour un temps limité. Demandez-en un nouveau.',
  'session.link.again': 'Demander un nouveau lien',
  'session.support.heading': 'Aide pour Casbah',
  'session.support.text': 'Les personnes qui s’occupent de ce Casbah se trouvent ici :',
  'session.support.none':
    'Aucune adresse n’est indiquée pour les personnes qui s’occupent de ce Casbah. Demandez à qui vous a donné votre compte.',
  'session.support.countdown':
    '{seconds, plural, one {La page de connexion s’ouvre dans # seconde.} many {La page de connexion s’ouvre dans # secondes.} other {La page de connexion s’ouvre dans # secondes.}}',
  'session.support.stay': 'Rester ici',
  'session.support.stayed': 'Cette page reste ouverte.',
  'session.debug.heading': 'Pour le service d’assistance',
  'session.debug.text':
    'Indiquez cet identifiant en signalant un problème : il mène à ce que le serveur en a noté.',
  'session.debug.id': 'Id. de requête',
  'session.debug.version': 'Version',
  'session.debug.time': 'Heure du serveur',
  'session.debug.browser': 'Navigateur',
  'session.debug.failed':
    'Le serveur ne répond pas : il n’y a pas d’identifiant. Indiquez l’heure et ce que vous faisiez.',
  'session.operator.opening': 'Ouverture de Casbah',
  'session.operator.heading': 'Ce lien ne fonctionne plus',
  'session.operator.text':
    'Chaque lien sert une seule fois, pendant une heure, sur la machine où tourne Casbah, et jusqu’au redémarrage de Casbah. Obtenez-en un nouveau sur cette machine avec la commande :',
  'session.mails.heading': 'E-mails',
  'session.mails.text':
    'Aucun serveur de messagerie n’est configuré : les e-mails restent dans le dossier de données. Vous les voyez parce que vous avez présenté le code affiché par Casbah.',
  'session.mails.none':
    'Aucun serveur de messagerie n’est configuré : les e-mails restent sur cette machine. Il n’y en a pas encore.',
  'session.mails.follow': 'Suivre le lien de cet e-mail',
  'session.invite.heading': 'Consultez votre messagerie',
  'session.invite.text':
    'Un e-mail de vérification vous a été envoyé. Ouvrez-le et suivez son lien pour continuer.',
  'session.invite.hint':
    'Rien reçu ? Regardez dans les indésirables, ou demandez à votre administrateur si l’adresse est juste.',
  'session.invite.state': 'Envoyé',
};
