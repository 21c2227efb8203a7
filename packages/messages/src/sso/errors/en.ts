export const words = {
  SSO_METADATA_INVALID:
    'The metadata cannot be used: {problem}. Take the file or the address that your identity provider offers for service providers.',
  SSO_PROVIDER_UNREACHABLE:
    'The identity provider at {host} does not answer as it should: {problem}. Check the address, and that this server may reach it.',
  SSO_ADDRESS_REFUSED:
    '{host} stands in a private network, which Casbah does not call by itself. Ask whoever runs this Casbah to allow the host, or take the metadata from a file.',
  'NAME_TAKEN.identity-provider': 'There is an identity provider of this name already. Choose another one.',
  SSO_PROVIDER_LIMIT: 'A company has at most {limit} identity providers. Remove one that nobody uses.',
  SSO_DOMAIN_TAKEN:
    'People of {domain} sign in with another company’s provider already. Ask whoever runs this Casbah who owns the domain.',
  SSO_NO_WAY_BACK:
    'First let at least one active sysadmin sign in by password in any case: otherwise a broken provider would lock everybody out.',
} as const;
