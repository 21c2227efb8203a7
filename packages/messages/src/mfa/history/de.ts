import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'Einen Passkey umbenannt',
  'history.did.mfa.requirement_changed': 'Geändert, ob jemand einen zweiten Faktor braucht',
  'history.did.authenticator.created': 'Eine Authenticator-App hinzugefügt',
  'history.did.authenticator.deleted': 'Die eigene Authenticator-App entfernt',
  'history.did.passkey.created': 'Einen Passkey hinzugefügt',
  'history.did.passkey.deleted': 'Einen Passkey entfernt',
  'history.did.recovery_codes.created': 'Neue Wiederherstellungscodes erzeugt',
  'history.did.mfa.reset': 'Alle zweiten Faktoren einer Person entfernt',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Passkey als zweiten Faktor verwendet} other {Passkey als zweiten Faktor versucht}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {Mit Passkey angemeldet} other {Versucht, sich mit Passkey anzumelden}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Zweiten Faktor angegeben} other {Zweiten Faktor versucht}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Zweiten Faktor angegeben} other {Zweiten Faktor versucht}}',
};
