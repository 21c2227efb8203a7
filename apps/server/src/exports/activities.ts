import { ACTIVITY_EXTRAS, targetsOf } from '@casbah/domain/activity';
import { EVENT_FIELDS, type EventField } from '@casbah/domain/event';
import { ACTIVITY_COLUMNS, FURTHER_ACTIVITY_COLUMNS } from '@casbah/domain/export';
import { toOcsf } from '@casbah/domain/ocsf/to-ocsf';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { investigateSettings } from '@casbah/stores/control/investigate/settings';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import type { Provided } from '../areas/provided.ts';
import { ApiFailure } from '../http/failure.ts';
import { activityPages } from './activity-pages.ts';
import type { ExportColumn } from './export-column.ts';
import { type ExportedList, openedExport } from './exported-list.ts';

export interface ActivityExportParts {
  control: ControlStore;
  reads: Provided['investigateReads'];
  readerOf: Provided['trafficReads']['readerOf'];
}

/** Activities as Investigate shows them: the same filters, scope and pseudonyms. */
export function exportedActivities({ control, reads, readerOf }: ActivityExportParts): ExportedList {
  return {
    async open({ session, reach, query, columns: names, signal }) {
      const columns = columnsNamed(names);
      const reader = await readerOf({ session, reach });
      const asked = { ...(await reads.ask(reader, query, signal)), background: true };
      const withRaw = columns.some(({ name }) => name === 'raw');
      if (withRaw && (asked.people?.hidden === true || !(await showsOriginals(control, session.tenant))))
        throw new ApiFailure('BAD_REQUEST', {
          field: 'query.columns',
          problem: 'original records are hidden; remove the column raw',
        });
      const scope = reads.scope(asked);
      return openedExport<StoredActivity>({
        range: asked.range,
        columns,
        count: () => reads.activities.count(scope),
        batches: (whole) =>
          activityPages(reads.activities, scope, {
            withRaw,
            fields: fieldsOf(whole ? ACTIVITY_COLUMNS : columns.map(({ name }) => name)),
          }),
        toOcsf: ({ event, id }) => toOcsf(event, id),
      });
    },
  };
}

async function showsOriginals(control: ControlStore, tenant: string): Promise<boolean> {
  return (await control.inTenant(tenant, investigateSettings)).show_original;
}

function columnsNamed(names: readonly string[] | null): ExportColumn<StoredActivity>[] {
  const unknown = names?.find((name) => !COLUMNS.has(name));
  if (unknown !== undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.columns',
      problem: `no column is named “${unknown}”; use ${[...COLUMNS.keys()].join(', ')}`,
    });
  return [...new Set(names ?? ACTIVITY_COLUMNS)].flatMap((name) => COLUMNS.get(name) ?? []);
}

const COLUMNS: ReadonlyMap<string, ExportColumn<StoredActivity>> = new Map(
  [...ACTIVITY_COLUMNS, ...FURTHER_ACTIVITY_COLUMNS].map((name) => [name, columnNamed(name)]),
);

function columnNamed(name: string): ExportColumn<StoredActivity> {
  if (name === 'id') return { name, type: 'text', read: ({ id }) => id };
  if (name === 'targets') {
    const read = ({ event: { targets } }: StoredActivity) =>
      targets === undefined ? undefined : targetsOf(targets);
    return { name, type: 'texts', read };
  }
  if (isEventField(name)) return { name, type: typeOf(name), read: ({ event }) => event[name] };
  if (!Object.values<string>(ACTIVITY_EXTRAS).includes(name)) throw new Error(`Activities have no ${name}`);
  return { name, type: 'text', read: ({ event }) => event.extra?.[name] };
}

/** Event fields that columns are made of. */
function fieldsOf(columns: readonly string[]): EventField[] {
  const fields = columns
    .filter((name) => name !== 'id')
    .map((name): EventField => (isEventField(name) ? name : 'extra'));
  return [...new Set(fields)];
}

function isEventField(name: string): name is EventField {
  return Object.hasOwn(EVENT_FIELDS, name);
}

function typeOf(field: EventField): ExportColumn<unknown>['type'] {
  switch (EVENT_FIELDS[field].type) {
    case 'time':
      return 'time';
    case 'text':
    case 'word':
      return 'text';
    case 'small':
    case 'bytes':
    case 'coordinate':
      return 'number';
    case 'fields':
      return 'fields';
  }
}
