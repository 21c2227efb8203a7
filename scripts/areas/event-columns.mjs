// Generates straight-line code from `EVENT_FIELDS` for reading and writing events: loops over the fields are slower.
import { EVENT_FIELDS } from '../../packages/domain/src/event-fields.ts';

const DOMAIN = 'packages/domain/src/blank-event.generated.ts';
const STORE = 'packages/stores/src/events/clickhouse';

/** The column of a batch that holds a field of each type. */
const COLUMN_CLASS = {
  time: 'TimeColumn',
  word: 'WordColumn',
  text: 'TextColumn',
  small: 'SmallColumn',
  bytes: 'IntegerColumn',
  coordinate: 'DecimalColumn',
  fields: 'FieldsColumn',
};

const fields = Object.entries(EVENT_FIELDS).map(([name, facts]) => ({ name, ...facts }));

export function indexes() {
  return {
    [DOMAIN]: blankEvents(),
    [`${STORE}/event-columns.generated.ts`]: eventColumns(),
    [`${STORE}/read-event.generated.ts`]: readEvent(),
  };
}

function blankEvents() {
  const absent = fields.filter(({ required }) => !required);
  return `import type { Event, EventKind } from './event-fields.ts';

/** A blank event. Readers reuse one for every line: always the same shape, so that the engine keeps it fast. */
export function blankEvent(kind: EventKind): Event {
  return {
    time: Number.NaN,
    kind,
${absent.map(({ name }) => `    ${name}: undefined,`).join('\n')}
  };
}

/** Makes an event blank again and keeps its shape. */
export function clearEvent(event: Event, kind: EventKind): void {
  event.time = Number.NaN;
  event.kind = kind;
${absent.map(({ name }) => `  event.${name} = undefined;`).join('\n')}
}
`;
}

function eventColumns() {
  const columns = fields.flatMap(({ name, type }) => [
    { name, class: COLUMN_CLASS[type] },
    ...(type === 'bytes' ? [{ name: `${name}_unknown`, class: 'FlagColumn' }] : []),
  ]);
  const classes = [...new Set(columns.map((column) => column.class))].sort();
  return `import type { Event } from '@casbah/domain/event';
import {
${['type FilledColumn', ...classes]
  .sort((a, b) => (a.replace('type ', '') < b.replace('type ', '') ? -1 : 1))
  .map((name) => `  ${name},`)
  .join('\n')}
} from '../native/columns.ts';

/** The columns of a batch of events. */
export class EventColumns {
${columns.map((column) => `  readonly ${column.name} = new ${column.class}('${column.name}');`).join('\n')}

  /** In the order of the fields. */
  readonly all: readonly FilledColumn[] = [
${columns.map(({ name }) => `    this.${name},`).join('\n')}
  ];

  /** Everything but the time, which is checked first. Most sources leave most fields out: a look is cheaper than a call. */
  put(row: number, event: Event): void {
${fields
  .filter(({ type }) => type !== 'time')
  .map(putField)
  .join('\n')}
  }
}
`;
}

function putField({ name, type, required }) {
  if (required) return `    this.${name}.put(row, event.${name});`;
  const put = `    if (event.${name} !== undefined) this.${name}.put(row, event.${name});`;
  return type === 'bytes' ? `${put}\n    else this.${name}_unknown.put(row);` : put;
}

function readEvent() {
  const read = fields
    .filter(({ required }) => !required)
    .map((field) => `  event.${field.name} = ${readField(field)};`);
  return `import { blankEvent, EVENT_FIELDS, type Event } from '@casbah/domain/event';
import { coordinateOf, type ChosenRow, fieldsOf, oneOf, sizeOf, smallOf, textOf } from './event-row.ts';

/** The event that a row was stored from. */
export function readEvent(row: ChosenRow): Event {
  const event = blankEvent(row.kind);
  event.time = row.at;
${read.join('\n')}
  return event;
}
`;
}

function readField({ name, type, values, other }) {
  if (values !== undefined) return `oneOf(EVENT_FIELDS.${name}.values, row.${name})`;
  switch (type) {
    case 'small':
      return `smallOf(row.${name})`;
    case 'bytes':
      return `sizeOf(row.${name}, row.${name}_unknown)`;
    case 'coordinate':
      return `coordinateOf(row.${name}, row.${other})`;
    case 'fields':
      return `fieldsOf(row.${name})`;
    default:
      return `textOf(row.${name})`;
  }
}
