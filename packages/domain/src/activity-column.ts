import { targetsOf } from './activity.ts';
import { EVENT_FIELDS, type Event, type EventField } from './event.ts';
import {
  ACTIVITY_COLUMNS,
  type ActivityColumnName,
  type ExportedField,
  FURTHER_ACTIVITY_COLUMNS,
  isExportedField,
} from './export.ts';
import type { ExportColumn } from './export-column.ts';

export interface ExportedActivity {
  id: string;
  event: Event;
}

/** A column of exported activities. Empty texts are missing, as in the event store. */
export interface ActivityColumn extends ExportColumn<ExportedActivity> {
  readonly name: ActivityColumnName;
}

/** Columns by name, in the order in which they are listed. */
export const ACTIVITY_COLUMN: ReadonlyMap<string, ActivityColumn> = new Map(
  [...ACTIVITY_COLUMNS, ...FURTHER_ACTIVITY_COLUMNS].map((name) => [name, columnNamed(name)]),
);

function columnNamed(name: ActivityColumnName): ActivityColumn {
  if (name === 'id') return { name, type: 'text', read: ({ id }) => id };
  if (name === 'targets')
    return {
      name,
      type: 'texts',
      read: ({ event: { targets } }) => (targets === undefined ? undefined : targetsOf(targets)),
    };
  if (isExportedField(name)) return { name, type: typeOf(name), read: ({ event }) => event[name] };
  return { name, type: 'text', read: ({ event }) => event.extra?.[name] || undefined };
}

function typeOf(field: ExportedField): ActivityColumn['type'] {
  const { type } = EVENT_FIELDS[field];
  switch (type) {
    case 'time':
    case 'fields':
      return type;
    case 'text':
    case 'word':
      return 'text';
    case 'coordinate':
      return 'number';
  }
}

/** Event fields that columns are made of. */
export function fieldsOfColumns(columns: readonly ActivityColumnName[]): EventField[] {
  const fields = columns
    .filter((name) => name !== 'id')
    .map((name): EventField => (isExportedField(name) ? name : 'extra'));
  return [...new Set(fields)];
}
