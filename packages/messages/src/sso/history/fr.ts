import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'Métadonnées refusées',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Fournisseur injoignable',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Adresse refusée',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Nom déjà pris',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Trop de fournisseurs',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domaine déjà pris',
  'history.outcome.SSO_NO_WAY_BACK': 'Aucun accès d’urgence',
  'history.outcome.SSO_IN_AJAX': 'Demandé par un script',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {S’est connecté par un fournisseur d’identité} other {A tenté de se connecter par un fournisseur d’identité}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {S’est connecté par un fournisseur d’identité} other {A tenté de se connecter par un fournisseur d’identité}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {S’est connecté par un fournisseur d’identité} other {A tenté de se connecter par un fournisseur d’identité}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {Déconnecté par le fournisseur d’identité} other {Un fournisseur d’identité a tenté de déconnecter quelqu’un}}',
  'history.did.identity_provider.deleted': 'A supprimé le fournisseur d’identité {name}',
  'history.did.identity_provider.changed': 'A modifié le fournisseur d’identité {name}',
  'history.did.sso.domain_changed': 'A modifié la connexion des personnes d’un domaine',
  'history.did.sso.exemptions_changed':
    'A modifié qui peut se connecter par mot de passe malgré l’authentification unique',
  'history.did.identity_provider.created': 'A ajouté le fournisseur d’identité {name}',
  'history.did.identity_provider.tested': 'A essayé le fournisseur d’identité {name}',
};
