import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.PATCH /admin/user/mfa/passkeys/{id}': 'A renommé une clé d’accès',
  'history.did.PATCH /admin/users/{id}/mfa': 'A modifié l’obligation d’un second facteur pour une personne',
  'history.did.POST /admin/user/mfa/app/confirm': 'A ajouté une application d’authentification',
  'history.did.POST /admin/user/mfa/app/remove': 'A retiré son application d’authentification',
  'history.did.POST /admin/user/mfa/passkeys': 'A ajouté une clé d’accès',
  'history.did.POST /admin/user/mfa/passkeys/{id}/remove': 'A retiré une clé d’accès',
  'history.did.POST /admin/user/mfa/recovery_codes': 'A créé de nouveaux codes de secours',
  'history.did.POST /admin/users/{id}/mfa/reset': 'A retiré tous les seconds facteurs d’une personne',
  'history.did.POST /user/mfa/passkey':
    '{outcome, select, success {A donné une clé d’accès comme second facteur} other {A essayé une clé d’accès comme second facteur}}',
  'history.did.POST /user/passkey/loginapi':
    '{outcome, select, success {S’est connecté par une clé d’accès} other {A essayé de se connecter par une clé d’accès}}',
  'history.did.POST /user/verifycodeapi':
    '{outcome, select, success {A donné le second facteur} other {A essayé de donner le second facteur}}',
  'history.did.POST /user/verifymfaapi':
    '{outcome, select, success {A donné le second facteur} other {A essayé de donner le second facteur}}',
};
