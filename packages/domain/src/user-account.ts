/** Where an account came from, and so who keeps it: what a directory keeps is changed there, not here. */
export const USER_SOURCES = ['console', 'csv', 'scim', 'ldap', 'sso', 'signup'] as const;
export type UserSource = (typeof USER_SOURCES)[number];

/** What administrators do with many accounts at once. */
export const BULK_ACTIONS = ['activate', 'deactivate', 'reset'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Attributes of a person that the directory knows and Casbah has no field for: values by name. */
export type UserAttributes = Readonly<Record<string, string | readonly string[]>>;
