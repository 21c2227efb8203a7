import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'shell.nav': 'Rubriques',
  'shell.nav.discover': 'Découvrir',
  'shell.nav.investigate': 'Enquêter',
  'shell.nav.protect': 'Protéger',
  'shell.nav.detect': 'Détecter',
  'shell.nav.posture': 'Posture',
  'shell.nav.govern': 'Gouverner',
  'shell.nav.open': 'Ouvrir la navigation',
  'shell.pageTitle': '{page} · Casbah',
  'shell.search': 'Rechercher des services, des utilisateurs ou des pages',
  'shell.freshness': 'Dernières données : {age}',
  'shell.refresh': 'Actualiser les données',
  'shell.live': 'En direct : actualiser toutes les {seconds} secondes',
  'shell.showNewest': 'Afficher les données les plus récentes',
  'shell.theme': 'Thème',
  'shell.theme.light': 'Clair',
  'shell.theme.dark': 'Sombre',
  'shell.theme.system': 'Comme le système',
  'shell.theme.use': 'Thème : {theme}',
  'shell.preferences.notSaved':
    'Votre choix vaut ici, mais n’a pas pu être enregistré pour d’autres navigateurs.',
  'shell.account': 'Votre compte',
  'shell.account.profile': 'Mon compte',
  'shell.account.api': 'Référence de l’API',
  'shell.account.signOut': 'Se déconnecter',
  'shell.account.signOutFailed': 'Vous êtes toujours connecté : Casbah ne répond pas. Réessayez.',
  'shell.role.sysadmin': 'administrateur système',
  'shell.role.admin': 'admin',
  'shell.role.enduser': 'utilisateur',
  'shell.help': 'Raccourcis clavier',
  'shell.footer.times': 'Heures : {zone}',
  'shell.offline': 'Casbah ne répond pas. Les données affichées peuvent être obsolètes.',
  'shell.error.title': 'Impossible de charger ceci',
  'shell.error.save': 'Impossible d’enregistrer',
  'shell.error.required': 'Obligatoire',
  'shell.error.reload': 'Recharger',
  'shell.error.unreachable':
    'Casbah ne répond pas. Vérifiez qu’il est démarré ; cette page réessaie d’elle-même.',
  'shell.error.unexpected':
    'Quelque chose a échoué dans cette page. Rechargez-la ; si cela persiste, dites à votre administrateur ce que vous avez fait.',
  'shell.error.unknown':
    'Casbah a répondu quelque chose d’inattendu. Réessayez ; si cela persiste, contactez votre administrateur.',
  'shell.error.answer':
    'Casbah a répondu avec le statut {status}. Réessayez ; si cela persiste, contactez votre administrateur.',
  'shell.popup.failed':
    'Une erreur s’est produite. Actualisez votre navigateur ou allez sur une autre page pour réessayer.',
  'shell.notFound': 'Page introuvable',
  'shell.notFound.text': 'Le lien est peut-être ancien ou coupé. Ce qui se trouve ici :',
};
