export const words = {
  DIRECTORY_BUSY: 'Another directory run is in progress. Wait for it to finish or stop it, then try again.',
  'problem.password_again': 'Enter the password again: the URL or the account has changed.',
  'problem.start_tls': 'STARTTLS requires a URL that starts with ldap://.',
  'problem.not_ldap_filter': 'Enter an LDAP filter such as {example}.',
  'problem.not_certificate': 'Enter a PEM certificate, starting with -----BEGIN CERTIFICATE-----.',
} as const;
