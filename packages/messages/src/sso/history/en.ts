export const words = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadata rejected',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Provider unreachable',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Address refused',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Name taken',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Too many providers',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domain taken',
  'history.outcome.SSO_NO_WAY_BACK': 'No emergency access',
  'history.outcome.SSO_IN_AJAX': 'Requested by a script',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {Signed in with single sign-on} other {Failed to sign in with single sign-on}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {Signed in with single sign-on} other {Failed to sign in with single sign-on}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {Signed in with single sign-on} other {Failed to sign in with single sign-on}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {Signed out by the identity provider} other {An identity provider failed to sign someone out}}',
  'history.did.identity_provider.deleted': 'Deleted identity provider {name}',
  'history.did.identity_provider.changed': 'Changed identity provider {name}',
  'history.did.sso.domain_changed': 'Changed sign-in for a domain',
  'history.did.sso.exemptions_changed': 'Changed who has emergency access',
  'history.did.identity_provider.created': 'Added identity provider {name}',
  'history.did.identity_provider.tested': 'Tested identity provider {name}',
} as const;
