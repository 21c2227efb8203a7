import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.INVALID_CREDENTIALS': 'Falsches Passwort',
  'history.outcome.LOCKED_OUT': 'Gesperrt',
  'history.outcome.PROFILE_DEACTIVATED': 'Deaktiviert',
  'history.outcome.PASSWORD_EXPIRED': 'Passwort abgelaufen',
  'history.outcome.MFA_REQUIRED': 'Zweiter Faktor nötig',
  'history.outcome.INVALID_MFA_CODE': 'Falscher Code',
  'history.outcome.OUT_OF_ALLOWED_IP_RANGE': 'IP-Adresse nicht erlaubt',
  'history.outcome.TENANT_REQUIRED': 'Firma nicht gewählt',
  'history.outcome.INVALID_DB_LOGIN': 'Single Sign-on nötig',
  'history.outcome.INVALID_USER_EMAIL': 'Ungültige E-Mail-Adresse',
  'history.outcome.SETUP_TOKEN_WRONG': 'Falsches Token',
  'history.field.lang': 'Sprache',
  'history.field.theme': 'Design',
  'history.did.session.sign_in': '{outcome, select, success {Angemeldet} other {Anmeldung fehlgeschlagen}}',
  'history.did.session.sign_out': 'Abgemeldet',
  'history.did.session.sign_out_by_link': 'Über einen Link abgemeldet',
  'history.did.casbah.set_up':
    '{outcome, select, success {{name} eingerichtet} other {Einrichtung von Casbah fehlgeschlagen}}',
  'history.did.preferences.changed': 'Eigene Einstellungen geändert',
  'history.did.session.ended': 'Eigene Sitzung beendet',
  'history.did.session.others_ended': 'Eigene andere Sitzungen beendet',
};
