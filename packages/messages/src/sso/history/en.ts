export const words = {
  'history.outcome.SSO_METADATA_INVALID': 'Metadata refused',
  'history.outcome.SSO_PROVIDER_UNREACHABLE': 'Provider not reachable',
  'history.outcome.SSO_ADDRESS_REFUSED': 'Address refused',
  'history.outcome.SSO_PROVIDER_NAME_TAKEN': 'Name taken',
  'history.outcome.SSO_PROVIDER_LIMIT': 'Too many providers',
  'history.outcome.SSO_DOMAIN_TAKEN': 'Domain taken',
  'history.outcome.SSO_NO_WAY_BACK': 'No way back',
  'history.outcome.SSO_IN_AJAX': 'Asked by a script',
  'history.did.GET /saml2/finish/':
    '{outcome, select, success {Signed in through an identity provider} other {Tried to sign in through an identity provider}}',
  'history.did.GET /oidc/callback/:provider/':
    '{outcome, select, success {Signed in through an identity provider} other {Tried to sign in through an identity provider}}',
  'history.did.POST /saml2/acs/:provider/':
    '{outcome, select, success {Signed in through an identity provider} other {Tried to sign in through an identity provider}}',
  'history.did.GET /saml2/sls/:provider/':
    '{outcome, select, success {Signed out by the identity provider} other {An identity provider tried to sign somebody out}}',
  'history.did.POST /saml2/sls/:provider/':
    '{outcome, select, success {Signed out by the identity provider} other {An identity provider tried to sign somebody out}}',
  'history.did.DELETE /admin/sso/providers/{id}': 'Deleted identity provider {name}',
  'history.did.PATCH /admin/sso/providers/{id}': 'Changed identity provider {name}',
  'history.did.POST /admin/sso/domains': 'Changed how people of a domain sign in',
  'history.did.POST /admin/sso/exempt': 'Changed who may sign in by password beside single sign-on',
  'history.did.POST /admin/sso/providers': 'Added identity provider {name}',
  'history.did.POST /admin/sso/providers/{id}/test': 'Tried identity provider {name} out',
} as const;
