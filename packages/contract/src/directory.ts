import {
  DIRECTORY_KINDS,
  DIRECTORY_STATES,
  LINE_KINDS,
  LINE_PROBLEMS,
  MISSING_PEOPLE,
  PERSON_COLUMNS,
  RUN_ERRORS,
} from '@casbah/domain/directory';
import { USER_SOURCES } from '@casbah/domain/user-account';
import { z } from 'zod';
import { calls } from './call.ts';
import { historyEvents } from './history-events.ts';
import { liveAreas } from './live-areas.ts';

const count = z.number().int();

const meaning = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), field: z.enum(PERSON_COLUMNS) }),
  z.object({ kind: z.literal('attribute'), name: z.string() }),
  /** Never imported. */
  z.object({ kind: z.literal('password') }),
  z.object({ kind: z.literal('nothing') }),
]);

const lineCounts = z.object({ add: count, change: count, deactivate: count, wrong: count });

export const directoryRun = z.object({
  id: z.string(),
  kind: z.enum(DIRECTORY_KINDS),
  state: z.enum(DIRECTORY_STATES),
  /** Empty for LDAP syncs. */
  file_name: z.string(),
  size: count,
  missing: z.enum(MISSING_PEOPLE),
  /** The file's columns and their mapping; empty before the preview. */
  columns: z.array(z.object({ title: z.string(), meaning })),
  /** People read so far from the file or directory. */
  people: count,
  /** Planned changes from the preview. */
  planned: lineCounts.nullable(),
  /** People processed so far. */
  done: count,
  added: count,
  changed: count,
  deactivated: count,
  wrong: count,
  error: z.enum(RUN_ERRORS).nullable(),
  created_on: z.iso.datetime(),
  created_by: z.string().nullable(),
  started_on: z.iso.datetime().nullable(),
  finished_on: z.iso.datetime().nullable(),
});
export type DirectoryRun = z.infer<typeof directoryRun>;

const directoryLine = z.object({
  kind: z.enum(LINE_KINDS),
  /** Line number in the file, or position in the directory's results; 0 for people in neither. */
  line: count,
  email: z.string(),
  field: z.string(),
  problem: z.enum(LINE_PROBLEMS).nullable(),
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
});
export type DirectoryLine = z.infer<typeof directoryLine>;

const overview = z.object({
  scim: z.object({
    /** Values to enter at the identity provider. */
    address: z.string(),
  }),
  sources: z.array(z.object({ source: z.enum(USER_SOURCES), people: count, active: count })),
});
export type DirectoryOverview = z.infer<typeof overview>;

const dn = z.string().trim().max(1024);
const attribute = z
  .string()
  .trim()
  .regex(/^[a-zA-Z][\w;-]{0,63}$/, { message: 'is the name of an attribute: letters, digits and hyphens' });

export const ldapMapping = z.object({
  email: attribute,
  first_name: attribute,
  last_name: attribute,
  cell_phone: attribute,
  department: attribute,
  title: attribute,
  id: attribute,
});

/** At most a day; 0 means manual only. */
const everyMinutes = z.union([z.literal(0), z.number().int().min(15).max(1440)]);

const open = {
  /** `ldaps://host`, or `ldap://host` with STARTTLS. */
  url: z.string().trim().max(256),
  start_tls: z.boolean(),
  /** CA of the directory's certificate as PEM; empty for public CAs. */
  certificate: z.string().max(64 * 1024),
  bind_dn: dn.min(1),
  base_dn: dn.min(1),
  user_filter: z.string().trim().min(1).max(2048),
  /** Empty: groups aren't imported. */
  group_base_dn: dn,
  group_filter: z.string().trim().max(2048),
  mapping: ldapMapping,
  every_minutes: everyMinutes,
  missing: z.enum(MISSING_PEOPLE),
  /** Maximum share of the directory's people that one sync may deactivate. */
  most_missing_percent: z.number().int().min(1).max(100),
  is_enabled: z.boolean(),
};

export const ldapConnection = z.object({
  ...open,
  has_password: z.boolean(),
  next_run_on: z.iso.datetime().nullable(),
  /**
   * Whose permissions limit it: the last to set it up or take it over. `left` and `lacks-rights`: paused until someone
   * with the permissions takes it over.
   */
  acts_for: z.object({
    /** Null for a deleted account. */
    email: z.string().nullable(),
    state: z.enum(['works', 'left', 'lacks-rights']),
    is_sysadmin: z.boolean(),
  }),
});
export type LdapConnection = z.infer<typeof ldapConnection>;

/** Stored encrypted and never shown. If omitted, the previous one is kept as long as the address stays the same. */
const password = z.string().max(1024).optional();
export const ldapChange = z.object({ ...open, bind_password: password });
export type LdapChange = z.infer<typeof ldapChange>;

const ldapTest = z.object({
  ok: z.boolean(),
  /** Error as for runs; null on success. */
  error: z.enum(RUN_ERRORS).nullable(),
  /** Message of the directory or the connection. */
  detail: z.string(),
  /** First people as they would be imported. */
  people: z.array(
    z.object({
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      department: z.string(),
      is_active: z.boolean(),
      problem: z.enum(LINE_PROBLEMS).nullable(),
    }),
  ),
});
export type LdapTest = z.infer<typeof ldapTest>;

const id = z.object({ id: z.string().max(64) });
const success = z.object({ api_response: z.literal('success') });

export const directoryCalls = calls({
  'GET /admin/directory': {
    summary: "Get where the company's accounts come from, and the SCIM address.",
    permission: 'account.view',
    answer: overview,
    errors: [],
  },
  'GET /admin/directory/runs': {
    summary: 'List CSV imports and LDAP runs, newest first.',
    permission: 'account.view',
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ runs: z.array(directoryRun), total: count }),
    errors: [],
  },
  'GET /admin/directory/runs/{id}': {
    summary: 'Get the status of a run.',
    permission: 'account.view',
    params: id,
    answer: directoryRun,
    errors: ['NOT_FOUND'],
  },
  'GET /admin/directory/runs/{id}/lines': {
    summary: 'List the planned change for each line of an import or, once it has run, the lines that failed.',
    permission: 'account.view',
    params: id,
    query: z.object({
      kind: z.enum(LINE_KINDS).default('wrong'),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answer: z.object({ lines: z.array(directoryLine), shown: count }),
    errors: ['NOT_FOUND'],
  },
  'GET /admin/directory/runs/{id}/wrong.csv': {
    summary: 'Download the rejected lines of an import as CSV, with reasons.',
    permission: 'account.export',
    params: id,
    answer: 'text/csv',
    errors: ['NOT_FOUND'],
  },
  'POST /admin/directory/imports': {
    summary:
      'Upload a file of accounts for a preview. Nothing changes until the import starts. Passwords are never read.',
    permission: 'account.import',
    query: z.object({
      file_name: z
        .string()
        .trim()
        .min(1)
        .max(255)
        .regex(/^[^/\\\p{Cc}]+$/u, { message: 'is the name of a file, without folders' }),
      missing: z.enum(MISSING_PEOPLE).default('keep'),
    }),
    body: 'stream',
    answer: directoryRun,
    status: 201,
    errors: ['TOO_LARGE', 'NO_SPACE', 'DIRECTORY_BUSY'],
  },
  'POST /admin/directory/imports/{id}/start': {
    summary: 'Start a previewed import.',
    permission: 'account.import',
    params: id,
    answer: directoryRun,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'DELETE /admin/directory/runs/{id}': {
    summary: 'Cancel a run or discard an import. Changes already made stay.',
    permission: 'account.import',
    params: id,
    answer: directoryRun,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  'GET /admin/directory/connection': {
    summary: 'Get the connection and mapping of the LDAP directory.',
    permission: 'settings.view',
    answer: z.object({ connection: ldapConnection.nullable() }),
    errors: [],
  },
  'PUT /admin/directory/connection': {
    summary: 'Set the LDAP directory. Also requires the permission to import accounts.',
    permission: 'settings.modify',
    body: ldapChange,
    answer: ldapConnection,
    errors: ['UNPROCESSABLE'],
  },
  'POST /admin/directory/connection/take-over': {
    summary:
      'Take over the LDAP connection with your own permissions and resume scheduled syncing. Also requires the permission to import accounts.',
    permission: 'settings.modify',
    answer: ldapConnection,
    errors: ['NOT_FOUND'],
  },
  'DELETE /admin/directory/connection': {
    summary: 'Delete the LDAP directory. Its accounts stay.',
    permission: 'settings.modify',
    answer: success,
    errors: ['NOT_FOUND'],
  },
  'POST /admin/directory/connection/test': {
    summary: 'Test an LDAP connection and read its first people. No account is added or changed.',
    permission: 'settings.modify',
    body: ldapChange,
    answer: ldapTest,
    errors: ['UNPROCESSABLE'],
  },
  'POST /admin/directory/connection/run': {
    summary: 'Sync the LDAP directory now.',
    permission: 'account.import',
    answer: directoryRun,
    status: 202,
    errors: ['NOT_FOUND', 'DIRECTORY_BUSY'],
  },
});

export const directoryEvents = historyEvents({
  'directory_connection.changed': ['PUT /admin/directory/connection'],
  'directory_connection.deleted': ['DELETE /admin/directory/connection'],
  'directory_connection.taken_over': ['POST /admin/directory/connection/take-over'],
  'directory_connection.started': ['POST /admin/directory/connection/run'],
  'directory_connection.tested': ['POST /admin/directory/connection/test'],
  'directory_run.stopped': ['DELETE /admin/directory/runs/{id}'],
  'directory_import.created': ['POST /admin/directory/imports'],
  'directory_import.started': ['POST /admin/directory/imports/{id}/start'],
  'directory_import.applied': ['directory csv'],
  'directory_import.ended': ['directory csv ended'],
  'directory_sync.applied': ['directory ldap'],
  'directory_sync.ended': ['directory ldap ended'],
});

/** Directory runs. */
export const directoryLive = liveAreas({ directory: 'account.view' });
