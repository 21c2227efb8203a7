import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'Métadonnées refusées',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Fournisseur injoignable',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Adresse refusée',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Nom déjà pris',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Trop de fournisseurs',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domaine déjà pris',
  'history.outcome.SSO_NO_WAY_BACK': 'Aucune issue',
  'history.outcome.SSO_IN_AJAX': 'Demandé par un script',
  'history.did.GET /saml2/finish/':
    '{outcome, select, success {S’est connecté par un fournisseur d’identité} other {A tenté de se connecter par un fournisseur d’identité}}',
  'history.did.GET /oidc/callback/:provider/':
    '{outcome, select, success {S’est connecté par un fournisseur d’identité} other {A tenté de se connecter par un fournisseur d’identité}}',
  'history.did.POST /saml2/acs/:provider/':
    '{outcome, select, success {S’est connecté par un fournisseur d’identité} other {A tenté de se connecter par un fournisseur d’identité}}',
  'history.did.GET /saml2/sls/:provider/':
    '{outcome, select, success {Déconnecté par le fournisseur d’identité} other {Un fournisseur d’identité a tenté de déconnecter quelqu’un}}',
  'history.did.POST /saml2/sls/:provider/':
    '{outcome, select, success {Déconnecté par le fournisseur d’identité} other {Un fournisseur d’identité a tenté de déconnecter quelqu’un}}',
  'history.did.DELETE /admin/sso/providers/{id}': 'A supprimé le fournisseur d’identité {name}',
  'history.did.PATCH /admin/sso/providers/{id}': 'A modifié le fournisseur d’identité {name}',
  'history.did.POST /admin/sso/domains': 'A modifié la connexion des personnes d’un domaine',
  'history.did.POST /admin/sso/exempt':
    'A modifié qui peut se connecter par mot de passe malgré l’authentification unique',
  'history.did.POST /admin/sso/providers': 'A ajouté le fournisseur d’identité {name}',
  'history.did.POST /admin/sso/providers/{id}/test': 'A essayé le fournisseur d’identité {name}',
};
