import type { IncidentRow } from '@casbah/contract/incidents';
import { CSV_START, csvLine } from '@casbah/domain/format/csv';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listIncidents, placeOf } from '@casbah/stores/control/incidents/incidents';
import type { AskedIncidents } from './reader.ts';
import { incidentRow } from './rows.ts';

/** Incidents read and written at once. */
const PIECE = 250;

const COLUMNS = [
  ...(['number', 'state', 'reason', 'severity', 'policy', 'policy_type', 'user', 'user_name'] as const),
  ...(['service', 'app', 'object', 'activity', 'first_seen', 'last_seen', 'occurrences', 'owner'] as const),
  ...(['notes', 'created_on', 'modified_on', 'id'] as const),
] as const;

export async function* csvOfIncidents(control: ControlStore, asked: AskedIncidents): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for await (const rows of pieces(control, asked)) yield rows.map((row) => csvLine(cellsOf(row))).join('');
}

export async function* linesOfIncidents(
  control: ControlStore,
  asked: AskedIncidents,
): AsyncGenerator<string> {
  for await (const rows of pieces(control, asked))
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

function cellsOf(row: IncidentRow): (string | number | null)[] {
  return COLUMNS.map((column) => {
    switch (column) {
      case 'policy':
        return row.policy.name;
      case 'policy_type':
        return row.policy.type;
      case 'service':
        return row.service?.name ?? null;
      case 'owner':
        return row.owner?.name ?? null;
      default:
        return row[column];
    }
  });
}

async function* pieces(control: ControlStore, asked: AskedIncidents): AsyncGenerator<IncidentRow[]> {
  for (let after: ReturnType<typeof placeOf> | undefined; ; ) {
    const page = { order: 'newest', limit: PIECE, after } as const;
    const found = await control.inTenant(asked.tenant, (tx) => listIncidents(tx, asked, page));
    const last = found.at(-1);
    if (last === undefined) return;
    yield found.map((one) => incidentRow(one, asked));
    after = placeOf(last, 'newest');
  }
}
