/** Where a run of a directory takes people from. */
export const DIRECTORY_KINDS = ['csv', 'ldap'] as const;
export type DirectoryKind = (typeof DIRECTORY_KINDS)[number];

/** What runs write to the audit trail: what became of people, batch by batch, and how they ended. */
export const DIRECTORY_ACTIONS = [
  'directory csv',
  'directory csv ended',
  'directory ldap',
  'directory ldap ended',
] as const;
export type DirectoryAction = (typeof DIRECTORY_ACTIONS)[number];

/**
 * How a run stands. A file is looked at first (`uploaded`, `looking`) and waits, `ready`, for someone to say that it is to be
 * done (`queued`, `running`). An LDAP run begins `queued`.
 */
export const DIRECTORY_STATES = [
  'uploaded',
  'looking',
  'ready',
  'queued',
  'running',
  'completed',
  'failed',
  'cancelled',
] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

/** Nothing more becomes of it. */
export function hasEnded(state: DirectoryState): boolean {
  return state === 'completed' || state === 'failed' || state === 'cancelled';
}

/** What happens to people missing from a run: they are kept, or deactivated if they came from that directory. */
export const MISSING_PEOPLE = ['keep', 'deactivate'] as const;
export type MissingPeople = (typeof MISSING_PEOPLE)[number];

/** What a run does with a line. */
export const LINE_KINDS = ['add', 'change', 'deactivate', 'wrong'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Why a line is skipped. */
export const LINE_PROBLEMS = [
  'email_missing',
  'email_invalid',
  /** An earlier line has the same address. */
  'email_twice',
  'email_taken',
  /** Changing an admin's email would let someone sign in as them. */
  'email_of_administrator',
  'name_too_long',
  'text_too_long',
  'phone_invalid',
  'status_unknown',
  'too_many_cells',
  /** Another directory keeps the person. */
  'kept_elsewhere',
  /** Imports on behalf of someone who isn't a sysadmin never change admins. */
  'administrator',
  'last_sysadmin',
  /** No one deactivates themselves. */
  'own_account',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** Why a run ended before its end. */
export const RUN_ERRORS = [
  'file_empty',
  'file_unreadable',
  /** No column contains email addresses. */
  'no_email_column',
  'column_twice',
  'too_many_people',
  'ldap_unreachable',
  'ldap_sign_in_refused',
  'ldap_search_failed',
  /** The directory answered with no one at all. */
  'ldap_nobody',
  /** So many would be deactivated that something is more likely wrong with the search. */
  'too_many_missing',
  /** The person the run acts for has no account anymore, or a closed one … */
  'delegator_left',
  /** … or may no longer do what the run does. */
  'delegator_lacks_rights',
  'internal',
] as const;
export type RunError = (typeof RUN_ERRORS)[number];

/** People that one run takes. */
export const MOST_PEOPLE_IN_A_RUN = 500_000;
/** Bytes of a file of people. */
export const MOST_BYTES_OF_PEOPLE = 256 * 1024 ** 2;

/** What a column of a file can hold. Passwords are never taken. */
export const PERSON_COLUMNS = [
  'email',
  'first_name',
  'last_name',
  'name',
  'cell_phone',
  'department',
  'title',
  'status',
  'external_id',
  'groups',
] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** How a column of a file is read: as a field of a person, as an attribute of this name, or not at all. */
export type ColumnMeaning =
  | { kind: 'field'; field: PersonColumn }
  | { kind: 'attribute'; name: string }
  | { kind: 'password' }
  | { kind: 'nothing' };

/** The attributes of an LDAP directory that hold what Casbah knows of people. */
export interface LdapMapping {
  email: string;
  first_name: string;
  last_name: string;
  cell_phone: string;
  department: string;
  title: string;
  /** What never changes of an entry. */
  id: string;
}

/** As Active Directory and OpenLDAP name them. */
export const LDAP_PRESETS = {
  'active-directory': {
    user_filter: '(&(objectCategory=person)(objectClass=user)(mail=*))',
    group_filter: '(objectClass=group)',
    mapping: {
      email: 'mail',
      first_name: 'givenName',
      last_name: 'sn',
      cell_phone: 'mobile',
      department: 'department',
      title: 'title',
      id: 'objectGUID',
    },
  },
  openldap: {
    user_filter: '(&(objectClass=inetOrgPerson)(mail=*))',
    group_filter: '(objectClass=groupOfNames)',
    mapping: {
      email: 'mail',
      first_name: 'givenName',
      last_name: 'sn',
      cell_phone: 'mobile',
      department: 'departmentNumber',
      title: 'title',
      id: 'entryUUID',
    },
  },
} as const satisfies Record<string, { user_filter: string; group_filter: string; mapping: LdapMapping }>;
export type LdapPreset = keyof typeof LDAP_PRESETS;
