export const words = {
  SSO_METADATA_INVALID:
    'Invalid metadata: {problem}. Use the metadata file or URL that your identity provider offers for service providers.',
  SSO_PROVIDER_UNREACHABLE:
    'The identity provider at {host} didn’t respond correctly: {problem}. Check the URL, and that this server can connect to it.',
  SSO_ADDRESS_REFUSED:
    '{host} is in a private network, which Casbah doesn’t connect to by default. Ask the operator to allow the host, or upload the metadata as a file.',
  'NAME_TAKEN.identity-provider': 'An identity provider with this name already exists. Choose another name.',
  SSO_PROVIDER_LIMIT: 'A company can have at most {limit} identity providers. Remove one you don’t need.',
  SSO_DOMAIN_TAKEN:
    'Another company already uses single sign-on for {domain}. If the domain is yours, contact the operator.',
  SSO_NO_WAY_BACK:
    'First allow at least one active sysadmin to sign in with a password. Otherwise a failing provider would lock everyone out.',
  'problem.not_own_domain': '{domain} isn’t one of your company’s domains.',
  'problem.no_profile': 'Access profile not found.',
} as const;
