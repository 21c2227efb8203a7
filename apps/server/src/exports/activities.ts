import { ACTIVITY_COLUMN, type ActivityColumn, fieldsOfColumns } from '@casbah/domain/activity-column';
import { ACTIVITY_COLUMNS } from '@casbah/domain/export';
import { toOcsf } from '@casbah/domain/ocsf/to-ocsf';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { investigateSettings } from '@casbah/stores/control/investigate/settings';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import type { Provided } from '../areas/provided.ts';
import { ApiFailure } from '../http/failure.ts';
import { activityLines } from './activity-lines.ts';
import { activityPages } from './activity-pages.ts';
import { type ExportedList, openedExport } from './exported-list.ts';

export interface ActivityExportParts {
  control: ControlStore;
  reads: Provided['investigateReads'];
  readerOf: Provided['trafficReads']['readerOf'];
}

/** Activities as Investigate shows them: the same filters, scope and pseudonyms. */
export function exportedActivities({ control, reads, readerOf }: ActivityExportParts): ExportedList {
  return {
    async open({ session, reach, query, columns: given, signal }) {
      const columns = columnsNamed(given);
      const names = columns.map(({ name }) => name);
      const reader = await readerOf({ session, reach });
      const asked = { ...(await reads.ask(reader, query, signal)), background: true };
      const withRaw = names.includes('raw');
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
        lines: (format) => activityLines(reads.activities, scope, { format, columns: names }),
        batches: (whole) =>
          activityPages(reads.activities, scope, {
            withRaw,
            fields: fieldsOfColumns(whole ? ACTIVITY_COLUMNS : names),
          }),
        toOcsf: ({ event, id }) => toOcsf(event, id),
      });
    },
  };
}

async function showsOriginals(control: ControlStore, tenant: string): Promise<boolean> {
  return (await control.inTenant(tenant, investigateSettings)).show_original;
}

function columnsNamed(names: readonly string[] | null): ActivityColumn[] {
  const unknown = names?.find((name) => !ACTIVITY_COLUMN.has(name));
  if (unknown !== undefined)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'query.columns',
      problem: `no column is named “${unknown}”; use ${[...ACTIVITY_COLUMN.keys()].join(', ')}`,
    });
  return [...new Set(names ?? ACTIVITY_COLUMNS)].flatMap((name) => ACTIVITY_COLUMN.get(name) ?? []);
}
