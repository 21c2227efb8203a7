import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.passkey.renamed': 'A renommé une clé d’accès',
  'history.did.mfa.requirement_changed': 'A modifié une obligation de MFA',
  'history.did.authenticator.created': 'A ajouté une application d’authentification',
  'history.did.authenticator.deleted': 'A retiré une application d’authentification',
  'history.did.passkey.created': 'A ajouté une clé d’accès',
  'history.did.passkey.deleted': 'A retiré une clé d’accès',
  'history.did.recovery_codes.created': 'A créé de nouveaux codes de récupération',
  'history.did.mfa.reset': 'A réinitialisé la MFA d’une personne',
  'history.did.mfa.passkey_used':
    '{outcome, select, success {Vérification par clé d’accès} other {Échec de la vérification par clé d’accès}}',
  'history.did.session.passkey_sign_in':
    '{outcome, select, success {S’est connecté avec une clé d’accès} other {Échec de connexion avec une clé d’accès}}',
  'history.did.mfa.code_used':
    '{outcome, select, success {Vérification par code} other {Échec de la vérification par code}}',
  'history.did.mfa.authenticator_used':
    '{outcome, select, success {Vérification par application d’authentification} other {Échec de la vérification par application d’authentification}}',
};
