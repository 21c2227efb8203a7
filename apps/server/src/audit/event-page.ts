import type { EventRow } from '@casbah/contract/audit';
import { isoTime } from '@casbah/domain/iso-time';
import { traffic } from '@casbah/stores/events/datasets/traffic';
import type { EventPage } from '@casbah/stores/events/event-store';
import { TOTALS } from '@casbah/stores/events/query';
import type { StoredEvent } from '@casbah/stores/events/stored-event';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { named } from '../traffic/rows.ts';

/** File names by ingest job ID. */
export type FileNamesOf = (tenant: string, loads: readonly string[]) => Promise<Map<string, string>>;

/** One page of single events, newest first. */
export async function eventPage(
  reads: TrafficReads,
  asked: Asked,
  query: { limit: number; after?: string | undefined },
  fileNamesOf: FileNamesOf,
): Promise<{ rows: EventRow[]; next: string | null; meta: ReturnType<TrafficReads['meta']> }> {
  const after = placeOf(query.after);
  const [stored, total] = await Promise.all([
    reads.usage.eventPage(reads.scope(asked), { limit: query.limit, after }),
    totalOf(reads, asked),
  ]);
  // A file name may contain the name of a person.
  const names =
    asked.people?.hidden === true
      ? new Map<string, string>()
      : await fileNamesOf(asked.tenant, [...new Set(stored.map(({ load }) => load))]);
  return {
    rows: stored.map((one) => rowOf(one, asked, names)),
    next: stored.length < query.limit ? null : nextOf(stored, after),
    meta: reads.meta(asked, total),
  };
}

async function totalOf(reads: TrafficReads, asked: Asked): Promise<number> {
  const { requests } = TOTALS;
  const { rows } = await reads.rememberFor('how many events', asked, (where) =>
    reads.usage.run({ dataset: traffic, where, measures: { requests } }),
  );
  return rows[0]?.requests ?? 0;
}

function rowOf(
  { event, datasource, load, line }: StoredEvent,
  asked: Asked,
  names: ReadonlyMap<string, string>,
): EventRow {
  const { time, service_id: id } = event;
  return {
    id: `${load}:${line}`,
    event: { ...event, time: isoTime(time) },
    ...named(asked, event.user ?? ''),
    level: id === undefined ? null : asked.services.get(id).level,
    origin: { datasource_id: datasource, load_id: load, file_name: names.get(load) ?? null, line },
  };
}

function placeOf(after: string | undefined): EventPage['after'] {
  if (after === undefined) return undefined;
  const [time, shown] = after.split('.').map(Number);
  return { time: time ?? 0, shown: shown ?? 0 };
}

function nextOf(stored: readonly StoredEvent[], after: EventPage['after']): string | null {
  const last = stored.at(-1)?.event.time;
  if (last === undefined) return null;
  const same = stored.filter(({ event }) => event.time === last).length;
  return `${last}.${after?.time === last ? after.shown + same : same}`;
}
