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

/** Imported files and LDAP directory syncs. */
interface DirectoryRuns {
  id: string;
  tenant_id: string;
  kind: DirectoryKind;
  state: DirectoryState;
  /** Empty for LDAP syncs. */
  file_name: string;
  size: number;
  missing: MissingPeople;
  /** Title of each column of the file, and how it is read. */
  columns: JSONColumnType<readonly { title: string; meaning: ColumnMeaning }[]>;
  /** People in the file or the directory. */
  people: number;
  /** Counts of planned changes from the preview. */
  planned: ColumnType<Readonly<Record<LineKind, number>> | null, string | null, string | null>;
  /** People processed so far; an interrupted run resumes after them. */
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
  /** Line number in the file, or position in the directory's results; 0 for people in neither. */
  line: number;
  email: string;
  /** Invalid field of the person. */
  field: string;
  problem: LineProblem | null;
  /** `{ before, after }` by the name of the field. */
  changes: ColumnType<JsonObject, string, string>;
}

/** Connection settings of a company's LDAP directory. */
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
  /** Maximum share of the directory's people that one sync may deactivate. */
  most_missing_percent: number;
  is_enabled: boolean;
  next_run_on: Millis | null;
  modified_on: Millis;
  /** Account whose permissions limit it: the last to set it up or take it over. */
  modified_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    directory_runs: DirectoryRuns;
    directory_lines: DirectoryLines;
    directory_connections: DirectoryConnections;
  }
}
