/** A person of a company's directory, and the names by which logs may call them beside their address. */
export interface PersonNames {
  /** In lower case. */
  email: string;
  /** Logins, with or without a domain (`ACME\nadia`), and principals. */
  names: readonly string[];
}

/** Attributes of a person that hold such names: of SCIM, of LDAP, and what files call them. */
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

/** More names of one person aren't looked at. */
export const MOST_LOGINS = 20;
