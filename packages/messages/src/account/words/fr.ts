import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'Mon compte',
  'account.sentence': 'Qui vous êtes dans Casbah, et comment vous le voyez',
  'account.person': 'Vous',
  'account.name': 'Nom',
  'account.email': 'E-mail',
  'account.company': 'Entreprise',
  'account.role': 'Rôle',
  'account.role.sysadmin': 'Sysadmin : vous pouvez tout faire dans le Casbah de votre entreprise.',
  'account.role.admin': 'Admin : vous pouvez faire ce que permettent vos profils d’accès.',
  'account.role.enduser':
    'Utilisateur : vous n’administrez rien ici. Si votre travail le demande, demandez un profil d’accès à un sysadmin de {company}.',
  'account.timeZone': 'Heures indiquées en',
  'account.preferences': 'Langue et apparence',
  'account.preferences.hint': 'Conservé pour chaque navigateur avec lequel vous vous connectez.',
  'account.language': 'Langue',
  'account.theme': 'Thème',
  'account.sessions': 'Où vous êtes connecté',
  'account.sessions.hint': 'Fermez ce que vous ne reconnaissez pas, puis changez de mot de passe.',
  'account.sessions.on': '{browser} sur {system}',
  'account.sessions.unknown': 'Navigateur inconnu',
  'account.sessions.current': 'Ce navigateur',
  'account.sessions.seen': 'Depuis {address}, dernière activité {time}',
  'account.sessions.since': 'Connexion {time}',
  'account.sessions.end': 'Fermer',
  'account.sessions.endOne': 'Fermer la session de {browser} depuis {address}',
  'account.sessions.endOthers': 'Fermer toutes les autres',
  'account.sessions.ended':
    '{count, plural, one {# session a été fermée} other {# sessions ont été fermées}}.',
  'account.sessions.failed': 'La session n’a pas pu être fermée.',
};
