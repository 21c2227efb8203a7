import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Falsches Passwort',
  'history.outcome.LOCKED_OUT': 'Gesperrt',
  'history.outcome.PROFILE_DEACTIVATED': 'Deaktiviert',
  'history.outcome.SETUP_TOKEN_WRONG': 'Falscher Token',
  'history.field.lang': 'Sprache',
  'history.field.theme': 'Design',
  'history.did.POST /user/loginapi':
    '{outcome, select, success {Hat sich angemeldet} other {Wollte sich anmelden}}',
  'history.did.POST /user/logout': 'Hat sich abgemeldet',
  'history.did.GET /logout/': 'Hat sich über einen Link abgemeldet',
  'history.did.POST /user/setup':
    '{outcome, select, success {Hat {name} eingerichtet} other {Wollte Casbah einrichten}}',
  'history.did.POST /admin/user/saveprefs': 'Hat die eigenen Vorlieben geändert',
  'history.did.DELETE /admin/user/sessions/{name}': 'Eine eigene Sitzung beendet',
  'history.did.POST /admin/user/sessions/revoke_others': 'Die eigenen anderen Sitzungen beendet',
};
