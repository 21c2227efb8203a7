import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Falsches Passwort',
  'history.outcome.LOCKED_OUT': 'Gesperrt',
  'history.outcome.PROFILE_DEACTIVATED': 'Deaktiviert',
  'history.outcome.SETUP_TOKEN_WRONG': 'Falscher Token',
  'history.field.lang': 'Sprache',
  'history.field.theme': 'Design',
  'history.did.session.sign_in':
    '{outcome, select, success {Hat sich angemeldet} other {Wollte sich anmelden}}',
  'history.did.session.sign_out': 'Hat sich abgemeldet',
  'history.did.session.sign_out_by_link': 'Hat sich über einen Link abgemeldet',
  'history.did.casbah.set_up':
    '{outcome, select, success {Hat {name} eingerichtet} other {Wollte Casbah einrichten}}',
  'history.did.preferences.changed': 'Hat die eigenen Vorlieben geändert',
  'history.did.session.ended': 'Eine eigene Sitzung beendet',
  'history.did.session.others_ended': 'Die eigenen anderen Sitzungen beendet',
};
