import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadaten abgelehnt',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Anbieter nicht erreichbar',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Adresse abgelehnt',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Name vergeben',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Zu viele Anbieter',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domain vergeben',
  'history.outcome.SSO_NO_WAY_BACK': 'Kein Notfallzugang',
  'history.outcome.SSO_IN_AJAX': 'Von einem Skript gefragt',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {Hat sich über einen Identitätsanbieter angemeldet} other {Hat versucht, sich über einen Identitätsanbieter anzumelden}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {Hat sich über einen Identitätsanbieter angemeldet} other {Hat versucht, sich über einen Identitätsanbieter anzumelden}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {Hat sich über einen Identitätsanbieter angemeldet} other {Hat versucht, sich über einen Identitätsanbieter anzumelden}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {Vom Identitätsanbieter abgemeldet} other {Ein Identitätsanbieter hat versucht, jemanden abzumelden}}',
  'history.did.identity_provider.deleted': 'Identitätsanbieter {name} gelöscht',
  'history.did.identity_provider.changed': 'Identitätsanbieter {name} geändert',
  'history.did.sso.domain_changed': 'Anmeldung der Personen einer Domain geändert',
  'history.did.sso.exemptions_changed': 'Geändert, wer sich neben Single Sign-on mit Passwort anmelden darf',
  'history.did.identity_provider.created': 'Identitätsanbieter {name} hinzugefügt',
  'history.did.identity_provider.tested': 'Identitätsanbieter {name} ausprobiert',
};
