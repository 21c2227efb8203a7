import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Mot de passe faux',
  'history.outcome.LOCKED_OUT': 'Verrouillé',
  'history.outcome.PROFILE_DEACTIVATED': 'Désactivé',
  'history.outcome.SETUP_TOKEN_WRONG': 'Jeton faux',
  'history.field.lang': 'Langue',
  'history.field.theme': 'Thème',
  'history.did.POST /user/loginapi':
    '{outcome, select, success {S’est connecté} other {A essayé de se connecter}}',
  'history.did.POST /user/logout': 'S’est déconnecté',
  'history.did.GET /logout/': 'S’est déconnecté par un lien',
  'history.did.POST /user/setup':
    '{outcome, select, success {A installé {name}} other {A essayé d’installer Casbah}}',
  'history.did.POST /admin/user/saveprefs': 'A changé ses préférences',
  'history.did.DELETE /admin/user/sessions/{name}': 'A fermé une de ses sessions',
  'history.did.POST /admin/user/sessions/revoke_others': 'A fermé ses autres sessions',
};
