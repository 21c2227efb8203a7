import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'account.title': 'Mon compte',
  'account.sentence': 'Votre profil, vos préférences et vos sessions',
  'account.person': 'Profil',
  'account.name': 'Nom',
  'account.email': 'E-mail',
  'account.company': 'Entreprise',
  'account.role': 'Rôle',
  'account.role.sysadmin': 'Administrateur système : accès complet au Casbah de votre entreprise.',
  'account.role.admin': 'Administrateur : accès selon votre profil d’accès.',
  'account.role.enduser':
    'Utilisateur : aucun accès d’administration. Si nécessaire, demandez un profil d’accès à un administrateur système de {company}.',
  'account.timeZone': 'Fuseau horaire',
  'account.preferences': 'Langue et apparence',
  'account.preferences.hint': 'Enregistré dans votre compte pour tous les navigateurs.',
  'account.language': 'Langue',
  'account.theme': 'Thème',
  'account.sessions': 'Sessions actives',
  'account.sessions.hint': 'Si vous ne reconnaissez pas une session, fermez-la et changez de mot de passe.',
  'account.sessions.on': '{browser} sur {system}',
  'account.sessions.unknown': 'Navigateur inconnu',
  'account.sessions.current': 'Ce navigateur',
  'account.sessions.seen': '{address}, dernière activité {time}',
  'account.sessions.since': 'Connecté {time}',
  'account.sessions.end': 'Fermer',
  'account.sessions.endOne': 'Fermer la session de {browser} depuis {address}',
  'account.sessions.endOthers': 'Fermer toutes les autres sessions',
  'account.sessions.ended':
    '{count, plural, one {# session a été fermée} other {# sessions ont été fermées}}.',
  'account.sessions.failed': 'Impossible de fermer la session. Réessayez.',
};
