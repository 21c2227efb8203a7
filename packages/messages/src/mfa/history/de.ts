import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'Passkey umbenannt',
  'history.did.mfa.requirement_changed': 'MFA-Pflicht geändert',
  'history.did.authenticator.created': 'Authenticator-App hinzugefügt',
  'history.did.authenticator.deleted': 'Authenticator-App entfernt',
  'history.did.passkey.created': 'Passkey hinzugefügt',
  'history.did.passkey.deleted': 'Passkey entfernt',
  'history.did.recovery_codes.created': 'Neue Wiederherstellungscodes erzeugt',
  'history.did.mfa.reset': 'MFA einer Person zurückgesetzt',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Mit Passkey bestätigt} other {Bestätigung mit Passkey fehlgeschlagen}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {Mit Passkey angemeldet} other {Anmeldung mit Passkey fehlgeschlagen}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Mit Code bestätigt} other {Bestätigung mit Code fehlgeschlagen}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Mit Authenticator-App bestätigt} other {Bestätigung mit Authenticator-App fehlgeschlagen}}',
};
