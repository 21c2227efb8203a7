/** A directory person, and names for them in logs besides the email address. */
export interface PersonNames {
  /** Lower case. */
  email: string;
  /** Logins, with or without a domain (`ACME\nadia`), and principals. */
  names: readonly string[];
}

/** Attributes with such names in SCIM, LDAP and import files. */
export const LOGIN_ATTRIBUTES = [
  'user_name',
  'username',
  'login_names',
  'login_name',
  'login',
  'logins',
  'sam_account_name',
  'samaccountname',
  'user_principal_name',
  'userprincipalname',
  'upn',
] as const;

/** Maximum names used per person. */
export const MOST_LOGINS = 20;
