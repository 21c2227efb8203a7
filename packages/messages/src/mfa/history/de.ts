import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PATCH /admin/user/mfa/passkeys/{id}': 'Einen Passkey umbenannt',
  'history.did.PATCH /admin/users/{id}/mfa': 'Geändert, ob jemand einen zweiten Faktor braucht',
  'history.did.POST /admin/user/mfa/app/confirm': 'Eine Authenticator-App hinzugefügt',
  'history.did.POST /admin/user/mfa/app/remove': 'Die eigene Authenticator-App entfernt',
  'history.did.POST /admin/user/mfa/passkeys': 'Einen Passkey hinzugefügt',
  'history.did.POST /admin/user/mfa/passkeys/{id}/remove': 'Einen Passkey entfernt',
  'history.did.POST /admin/user/mfa/recovery_codes': 'Neue Wiederherstellungscodes erzeugt',
  'history.did.POST /admin/users/{id}/mfa/reset': 'Alle zweiten Faktoren einer Person entfernt',
  'history.did.POST /user/mfa/passkey':
    '{outcome, select, success {Passkey als zweiten Faktor verwendet} other {Passkey als zweiten Faktor versucht}}',
  'history.did.POST /user/passkey/loginapi':
    '{outcome, select, success {Mit Passkey angemeldet} other {Versucht, sich mit Passkey anzumelden}}',
  'history.did.POST /user/verifycodeapi':
    '{outcome, select, success {Zweiten Faktor angegeben} other {Zweiten Faktor versucht}}',
  'history.did.POST /user/verifymfaapi':
    '{outcome, select, success {Zweiten Faktor angegeben} other {Zweiten Faktor versucht}}',
};
