import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadaten abgelehnt',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Anbieter nicht erreichbar',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Adresse abgelehnt',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Name vergeben',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Zu viele Anbieter',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domain vergeben',
  'history.outcome.SSO_NO_WAY_BACK': 'Kein Rückweg',
  'history.outcome.SSO_IN_AJAX': 'Von einem Skript gefragt',
  'history.did.GET /saml2/finish/':
    '{outcome, select, success {Hat sich über einen Identitätsanbieter angemeldet} other {Hat versucht, sich über einen Identitätsanbieter anzumelden}}',
  'history.did.GET /oidc/callback/:provider/':
    '{outcome, select, success {Hat sich über einen Identitätsanbieter angemeldet} other {Hat versucht, sich über einen Identitätsanbieter anzumelden}}',
  'history.did.POST /saml2/acs/:provider/':
    '{outcome, select, success {Hat sich über einen Identitätsanbieter angemeldet} other {Hat versucht, sich über einen Identitätsanbieter anzumelden}}',
  'history.did.GET /saml2/sls/:provider/':
    '{outcome, select, success {Vom Identitätsanbieter abgemeldet} other {Ein Identitätsanbieter hat versucht, jemanden abzumelden}}',
  'history.did.POST /saml2/sls/:provider/':
    '{outcome, select, success {Vom Identitätsanbieter abgemeldet} other {Ein Identitätsanbieter hat versucht, jemanden abzumelden}}',
  'history.did.DELETE /admin/sso/providers/{id}': 'Identitätsanbieter {name} gelöscht',
  'history.did.PATCH /admin/sso/providers/{id}': 'Identitätsanbieter {name} geändert',
  'history.did.POST /admin/sso/domains': 'Anmeldung der Personen einer Domain geändert',
  'history.did.POST /admin/sso/exempt': 'Geändert, wer sich neben Single Sign-on mit Passwort anmelden darf',
  'history.did.POST /admin/sso/providers': 'Identitätsanbieter {name} hinzugefügt',
  'history.did.POST /admin/sso/providers/{id}/test': 'Identitätsanbieter {name} ausprobiert',
};
