import type { Answer } from '@casbah/contract/client';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDatasource } from '@casbah/stores/control/datasources/datasources';
import { fileNamesOf } from '@casbah/stores/control/datasources/loads';
import type { EventStore } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';

type Rejects = Answer<'GET /admin/datasources/{id}/rejects'>;

interface RejectsParts {
  control: ControlStore;
  events: Pick<EventStore, 'rejects'>;
}

/** Lines set aside, by reason, most first, with the files they came from. */
export async function rejectsOf(
  { control, events }: RejectsParts,
  tenant: string,
  datasource: string,
  samples: number,
): Promise<Rejects> {
  await assertThere(control, tenant, datasource);
  const reasons = await events.rejects.byReason(tenant, datasource, samples);
  const loads = [...new Set(reasons.flatMap((reason) => reason.samples.map((sample) => sample.load)))];
  const names = await fileNames(control, tenant, loads);
  return {
    total: reasons.reduce((total, reason) => total + reason.count, 0),
    reasons: reasons.map(({ reason, count, samples: lines }) => ({
      reason,
      count,
      samples: lines.map(({ load, line, offset, format, detail, text }) => ({
        load_id: load,
        file_name: names.get(load) ?? '',
        line,
        offset,
        format: format ?? null,
        detail,
        text,
      })),
    })),
  };
}

const LINES_A_PIECE = 1000;

/** Every line set aside, as it was. */
export async function* rejectedLines(
  { control, events }: RejectsParts,
  tenant: string,
  datasource: string,
): AsyncGenerator<string> {
  await assertThere(control, tenant, datasource);
  let piece = '';
  let lines = 0;
  for await (const { text } of events.rejects.all(tenant, datasource)) {
    piece += `${text}\n`;
    lines += 1;
    if (lines % LINES_A_PIECE === 0) {
      yield piece;
      piece = '';
    }
  }
  if (piece !== '') yield piece;
}

async function assertThere(control: ControlStore, tenant: string, datasource: string): Promise<void> {
  const source = await control.inTenant(tenant, (tx) => findDatasource(tx, datasource));
  if (source === undefined) throw new ApiFailure('NOT_FOUND');
}

async function fileNames(
  control: ControlStore,
  tenant: string,
  loads: readonly string[],
): Promise<Map<string, string>> {
  if (loads.length === 0) return new Map();
  return control.inTenant(tenant, (tx) => fileNamesOf(tx, loads));
}
