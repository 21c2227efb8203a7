import { TARGET_SEPARATOR } from '../activity.ts';
import type { Event, EventField } from '../event.ts';
import { type ExtraField, isExtraField, TEXT_PARTS } from './activity-fields.ts';
import type { OwnField } from './log-fields.ts';

/** Where an event has a field's values. */
export type ValuePlace =
  | { in: 'field'; field: EventField }
  | { in: 'extra'; name: ExtraField }
  /** Each person and group in `targets`. */
  | { in: 'targets' }
  /** Everything that free text looks at: see `TEXT_PARTS`. */
  | { in: 'text' };

/** The fields differ from the event's for the log's category and for activities. */
export function placeOf(field: OwnField): ValuePlace {
  if (field === 'log_category') return { in: 'field', field: 'category' };
  if (field === 'target') return { in: 'targets' };
  if (field === 'text') return { in: 'text' };
  return isExtraField(field) ? { in: 'extra', name: field } : { in: 'field', field };
}

/** Texts of a field in an event; a missing one is empty. A condition is met if any text meets it. */
export function textsIn(event: Event, field: OwnField): readonly string[] {
  const place = placeOf(field);
  switch (place.in) {
    case 'field':
      return [String(event[place.field] ?? '')];
    case 'extra':
      return [event.extra?.[place.name] ?? ''];
    case 'targets':
      return (event.targets ?? '').split(TARGET_SEPARATOR);
    case 'text':
      return TEXT_PARTS.flatMap((part) => textsIn(event, part));
  }
}

/** Number of a field in an event; undefined if unknown. */
export function numberIn(event: Event, field: OwnField): number | undefined {
  const place = placeOf(field);
  if (place.in === 'extra') return sizeOf(event.extra?.[place.name]);
  if (place.in !== 'field') return undefined;
  const value = event[place.field];
  if (typeof value !== 'number') return undefined;
  // Ports and statuses start at 1, so 0 means none. For byte counts and times, 0 is a value.
  return value === 0 && (place.field === 'dst_port' || place.field === 'status') ? undefined : value;
}

/** Sizes in `extra` are texts of digits. */
function sizeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
