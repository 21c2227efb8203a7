export const words = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadata refused',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Provider not reachable',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Address refused',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Name taken',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Too many providers',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domain taken',
  'history.outcome.SSO_NO_WAY_BACK': 'No way back',
  'history.outcome.SSO_IN_AJAX': 'Asked by a script',
  'history.did.sso.saml_sign_in_finished':
    '{outcome, select, success {Signed in through an identity provider} other {Tried to sign in through an identity provider}}',
  'history.did.sso.oidc_signed_in':
    '{outcome, select, success {Signed in through an identity provider} other {Tried to sign in through an identity provider}}',
  'history.did.sso.saml_signed_in':
    '{outcome, select, success {Signed in through an identity provider} other {Tried to sign in through an identity provider}}',
  'history.did.sso.saml_signed_out':
    '{outcome, select, success {Signed out by the identity provider} other {An identity provider tried to sign somebody out}}',
  'history.did.identity_provider.deleted': 'Deleted identity provider {name}',
  'history.did.identity_provider.changed': 'Changed identity provider {name}',
  'history.did.sso.domain_changed': 'Changed how people of a domain sign in',
  'history.did.sso.exemptions_changed': 'Changed who may sign in by password beside single sign-on',
  'history.did.identity_provider.created': 'Added identity provider {name}',
  'history.did.identity_provider.tested': 'Tried identity provider {name} out',
} as const;
