import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { type AuditEntry, type AuditFilter, readAudit } from '@casbah/stores/control/history/audit-trail';

/** Entries read and written per chunk. */
const ENTRIES_A_PIECE = 250;

export interface ExportParts {
  control: ControlStore;
  tenant: string;
  filter: AuditFilter;
}

const COLUMNS = [
  'sequence',
  'time',
  'user_email',
  'user_id',
  'address',
  'action',
  'object',
  'outcome',
  'details',
  'changes',
  'request_id',
  'previous',
  'hash',
] as const;

/** CSV for people: times as ISO 8601, changes as JSON. */
export async function* csvOfHistory(parts: ExportParts): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for await (const entries of pieces(parts)) yield entries.map((entry) => csvLine(cellsOf(entry))).join('');
}

function cellsOf(entry: AuditEntry): (string | number | null)[] {
  return COLUMNS.map((column) => {
    switch (column) {
      case 'time':
        return isoTime(entry.time);
      case 'details':
      case 'changes':
        return Object.keys(entry[column]).length === 0 ? null : JSON.stringify(entry[column]);
      default:
        return entry[column];
    }
  });
}

/** JSON lines for programs: the fields as they were hashed, with hash and signature. */
export async function* linesOfHistory(parts: ExportParts): AsyncGenerator<string> {
  for await (const entries of pieces(parts))
    yield entries
      .map(
        ({ tenant_id, event, ...entry }) =>
          // Version 1 hashes have no event.
          `${JSON.stringify({ tenant: tenant_id, ...entry, ...(event === null ? {} : { event }) })}\n`,
      )
      .join('');
}

async function* pieces({ control, tenant, filter }: ExportParts): AsyncGenerator<AuditEntry[]> {
  for (let after = 0; ; ) {
    const from = after;
    const entries = await control.inTenant(tenant, (tx) =>
      readAudit(tx, { after: from, limit: ENTRIES_A_PIECE, filter }),
    );
    const last = entries.at(-1);
    if (last === undefined) return;
    yield entries;
    after = last.sequence;
  }
}
