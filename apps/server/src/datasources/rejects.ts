import type { Answer } from '@casbah/contract/client';
import { isoTime } from '@casbah/domain/iso-time';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDatasource, listDatasources } from '@casbah/stores/control/datasources/datasources';
import { fileNamesOf } from '@casbah/stores/control/datasources/loads';
import type { EventStore, RejectsAsked } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';

type Rejects = Answer<'GET /admin/datasources/{id}/rejects'>;

interface RejectsParts {
  control: ControlStore;
  events: Pick<EventStore, 'rejects'>;
}

/** Rejected lines by reason, most first, with their files. */
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

type RejectList = Answer<'GET /admin/rejects'>;

/** Rejected lines of all sources, newest first. Sources that are being deleted are left out of the counts. */
export async function rejectList(
  { control, events }: RejectsParts,
  tenant: string,
  asked: RejectsAsked,
  page: { limit: number; offset: number },
  /** Lines identify people, so only counts are returned. */
  isHidden: boolean,
): Promise<RejectList> {
  const [counts, rows, sources] = await Promise.all([
    events.rejects.counts(tenant, { load: asked.load }),
    isHidden ? [] : events.rejects.page(tenant, asked, page),
    control.inTenant(tenant, listDatasources),
  ]);
  const nameOf = new Map(sources.map(({ id, name }) => [id, name]));
  const there = counts.filter(({ datasource }) => nameOf.has(datasource));
  const ofReason = there.filter(({ reason }) => asked.reason === undefined || reason === asked.reason);
  const ofSource = there.filter(
    ({ datasource }) => asked.datasource === undefined || datasource === asked.datasource,
  );
  const files = await fileNames(control, tenant, [...new Set(rows.map(({ load }) => load))]);
  return {
    total: sum(ofSource.filter((count) => ofReason.includes(count))),
    rows: rows.map(({ datasource, load, read_at, format, ...line }, index) => ({
      id: `${load}:${line.line}:${line.offset}:${page.offset + index}`,
      datasource_id: datasource,
      load_id: load,
      file_name: files.get(load) ?? '',
      format: format ?? null,
      rejected_on: isoTime(read_at),
      ...line,
    })),
    sources: [...Map.groupBy(ofReason, ({ datasource }) => datasource)]
      .map(([id, all]) => ({ id, name: nameOf.get(id) ?? '', count: sum(all) }))
      .sort((one, other) => other.count - one.count),
    reasons: [...Map.groupBy(ofSource, ({ reason }) => reason)]
      .map(([reason, all]) => ({ reason, count: sum(all) }))
      .sort((one, other) => other.count - one.count),
  };
}

const sum = (counts: readonly { count: number }[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

const LINES_A_PIECE = 1000;

/** Yields all rejected lines, unchanged. */
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
