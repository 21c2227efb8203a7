import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'A renommé une clé d’accès',
  'history.did.mfa.requirement_changed': 'A modifié l’obligation d’un second facteur pour une personne',
  'history.did.authenticator.created': 'A ajouté une application d’authentification',
  'history.did.authenticator.deleted': 'A retiré son application d’authentification',
  'history.did.passkey.created': 'A ajouté une clé d’accès',
  'history.did.passkey.deleted': 'A retiré une clé d’accès',
  'history.did.recovery_codes.created': 'A créé de nouveaux codes de secours',
  'history.did.mfa.reset': 'A retiré tous les seconds facteurs d’une personne',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {A donné une clé d’accès comme second facteur} other {A essayé une clé d’accès comme second facteur}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {S’est connecté par une clé d’accès} other {A essayé de se connecter par une clé d’accès}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {A donné le second facteur} other {A essayé de donner le second facteur}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {A donné le second facteur} other {A essayé de donner le second facteur}}',
};
