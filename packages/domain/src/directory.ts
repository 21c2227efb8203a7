/** Origin of the people in a directory run. */
export const DIRECTORY_KINDS = ['csv', 'ldap'] as const;
export type DirectoryKind = (typeof DIRECTORY_KINDS)[number];

/** Audit trail actions of directory runs: changes to people by batch, and the end of the run. */
export const DIRECTORY_ACTIONS = [
  'directory csv',
  'directory csv ended',
  'directory ldap',
  'directory ldap ended',
] as const;
export type DirectoryAction = (typeof DIRECTORY_ACTIONS)[number];

/**
 * State of a run. A file is previewed first (`uploaded`, `looking`), then waits (`ready`) for confirmation (`queued`,
 * `running`). An LDAP sync starts at `queued`.
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

/** Whether the run is finished. */
export function hasEnded(state: DirectoryState): boolean {
  return state === 'completed' || state === 'failed' || state === 'cancelled';
}

/** What happens to people missing from a run: they are kept, or deactivated if they came from that directory. */
export const MISSING_PEOPLE = ['keep', 'deactivate'] as const;
export type MissingPeople = (typeof MISSING_PEOPLE)[number];

/** Effect of a line. */
export const LINE_KINDS = ['add', 'change', 'deactivate', 'wrong'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Why a line is skipped. */
export const LINE_PROBLEMS = [
  'email_missing',
  'email_invalid',
  /** An earlier line has the same email address. */
  'email_twice',
  'email_taken',
  /** Changing an admin's email would let someone sign in as them. */
  'email_of_administrator',
  'name_too_long',
  'text_too_long',
  'phone_invalid',
  'status_unknown',
  'too_many_cells',
  /** Another directory manages the person. */
  'kept_elsewhere',
  /** Imports on behalf of someone who isn't a sysadmin never change admins. */
  'administrator',
  'last_sysadmin',
  /** No one can deactivate themselves. */
  'own_account',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** Why a run stopped early. */
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
  /** The directory returned no people at all. */
  'ldap_nobody',
  /** The run would deactivate so many people that the search is probably wrong. */
  'too_many_missing',
  /** The account the run acts for was deleted or deactivated … */
  'delegator_left',
  /** … or lacks the permissions now. */
  'delegator_lacks_rights',
  'internal',
] as const;
export type RunError = (typeof RUN_ERRORS)[number];

/** Maximum people per run. */
export const MOST_PEOPLE_IN_A_RUN = 500_000;
/** Maximum bytes of an import file. */
export const MOST_BYTES_OF_PEOPLE = 256 * 1024 ** 2;

/** Possible contents of a file's column. Passwords are never imported. */
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

/** Mapping of a file's column: a person's field, an attribute of this name, or ignored. */
export type ColumnMeaning =
  | { kind: 'field'; field: PersonColumn }
  | { kind: 'attribute'; name: string }
  | { kind: 'password' }
  | { kind: 'nothing' };

/** LDAP attributes for each field Casbah uses. */
export interface LdapMapping {
  email: string;
  first_name: string;
  last_name: string;
  cell_phone: string;
  department: string;
  title: string;
  /** An attribute that never changes. */
  id: string;
}

/** Attribute names in Active Directory and OpenLDAP. */
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
