import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'shell.nav': 'Rubriques',
  'shell.nav.discover': 'Découvrir',
  'shell.nav.audit': 'Audit',
  'shell.nav.govern': 'Gouverner',
  'shell.nav.history': 'Historique',
  'shell.nav.users': 'Utilisateurs',
  'shell.nav.store': 'Boutique',
  'shell.nav.settings': 'Paramètres',
  'shell.pageTitle': '{page} · Casbah',
  'shell.search': 'Chercher des services, des personnes ou des pages',
  'shell.theme': 'Thème',
  'shell.theme.light': 'Clair',
  'shell.theme.dark': 'Sombre',
  'shell.theme.system': 'Comme le système',
  'shell.theme.use': 'Thème : {theme}',
  'shell.preferences.notSaved':
    'Votre choix vaut ici, mais n’a pas pu être enregistré pour d’autres navigateurs.',
  'shell.account': 'Votre compte',
  'shell.account.profile': 'Mon compte',
  'shell.account.api': 'Lire l’API',
  'shell.account.signOut': 'Se déconnecter',
  'shell.account.signOutFailed': 'Vous êtes toujours connecté : Casbah ne répond pas. Réessayez.',
  'shell.role.sysadmin': 'sysadmin',
  'shell.role.admin': 'admin',
  'shell.role.enduser': 'utilisateur',
  'shell.help': 'Touches',
  'shell.footer.times': 'Heures : {zone}',
  'shell.offline': 'Casbah ne répond pas. Ce que vous voyez peut être ancien.',
  'shell.error.title': 'Cette page n’a pas pu être affichée',
  'shell.error.reload': 'Recharger',
  'shell.error.unreachable':
    'Casbah ne répond pas. Vérifiez qu’il est démarré ; cette page réessaie d’elle-même.',
  'shell.error.unexpected':
    'Quelque chose a échoué dans cette page. Rechargez-la ; si cela persiste, dites à votre administrateur ce que vous avez fait.',
  'shell.error.unknown':
    'Casbah a répondu quelque chose d’inattendu. Réessayez ; si cela persiste, prévenez votre administrateur.',
  'shell.error.answer':
    'Casbah a répondu avec le statut {status}. Réessayez ; si cela persiste, prévenez votre administrateur.',
  'shell.popup.failed':
    'Une erreur s’est produite. Actualisez votre navigateur ou allez sur une autre page pour réessayer.',
  'shell.notFound': 'Il n’y a pas de page à cette adresse',
  'shell.notFound.text': 'Le lien est peut-être ancien ou coupé. Ce qui se trouve ici :',
};
