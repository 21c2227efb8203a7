import type {
  ColumnMeaning,
  DirectoryKind,
  DirectoryState,
  LdapMapping,
  LineKind,
  LineProblem,
  MissingPeople,
  RunError,
} from '@casbah/domain/directory';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';
import type { JsonObject } from '../history/audit-chain.ts';

/** A file of people, or one run of an LDAP directory. */
interface DirectoryRuns {
  id: string;
  tenant_id: string;
  kind: DirectoryKind;
  state: DirectoryState;
  /** Empty for a run of LDAP. */
  file_name: string;
  size: number;
  missing: MissingPeople;
  /** What each column of the file is called, and how it is read. */
  columns: JSONColumnType<readonly { title: string; meaning: ColumnMeaning }[]>;
  /** People in the file or the directory. */
  people: number;
  /** What a look at it says that would be done. */
  planned: ColumnType<Readonly<Record<LineKind, number>> | null, string | null, string | null>;
  /** People handled so far: a run that was cut off continues behind them. */
  done: number;
  added: number;
  changed: number;
  deactivated: number;
  wrong: number;
  error: RunError | null;
  created_on: Millis;
  created_by: string | null;
  created_by_email: string | null;
  started_on: Millis | null;
  finished_on: Millis | null;
}

/** Planned or applied changes of single lines: a sample of each kind for review. */
interface DirectoryLines {
  tenant_id: string;
  run_id: string;
  is_preview: boolean;
  kind: LineKind;
  /** Line of the file, or the place among the directory's answers; 0 for people whom neither names. */
  line: number;
  email: string;
  /** What of the person is wrong. */
  field: string;
  problem: LineProblem | null;
  /** `{ before, after }` by the name of the field. */
  changes: ColumnType<JsonObject, string, string>;
}

/** How a company's LDAP directory is reached and read. */
interface DirectoryConnections {
  tenant_id: string;
  url: string;
  start_tls: boolean;
  /** CA certificate (PEM) of the directory; empty for public CAs. */
  certificate: string;
  bind_dn: string;
  sealed_password: string | null;
  base_dn: string;
  user_filter: string;
  group_base_dn: string;
  group_filter: string;
  mapping: JSONColumnType<LdapMapping>;
  every_minutes: number;
  missing: MissingPeople;
  /** More than this share of the directory's people are never deactivated at once. */
  most_missing_percent: number;
  is_enabled: boolean;
  next_run_on: Millis | null;
  modified_on: Millis;
  /** Whose rights bound it: who set it up last, or took it over. */
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    directory_runs: DirectoryRuns;
    directory_lines: DirectoryLines;
    directory_connections: DirectoryConnections;
  }
}
