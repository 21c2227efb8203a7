import type { Event, EventField } from '../event.ts';
import type { Condition, Filter } from './expression.ts';
import { meets, numberMeets, textMeets } from './meets.ts';
import { type EventFilterField, TRAFFIC_FIELDS, type TrafficField } from './traffic-fields.ts';
import { isTextType } from './vocabulary.ts';

/**
 * Whether an event matches a filter. Reference semantics, which the event store's SQL follows. Missing text is empty; a
 * missing number is unknown and matches nothing, as do totals.
 * @param holds evaluates conditions on service fields for the event's service (`''` if not in the catalog)
 */
export function evaluate(
  filter: Filter,
  event: Event,
  holds: (condition: Condition, serviceId: string) => boolean,
): boolean {
  return meets(filter, (condition) => {
    const { field } = condition;
    const definition = TRAFFIC_FIELDS[field];
    if (!isOfEvent(field)) return definition.of === 'service' && holds(condition, event.service_id ?? '');
    const value = event[eventFieldOf(field)];
    return isTextType(definition.type)
      ? textMeets(condition, definition, String(value ?? ''))
      : numberMeets(condition, numberOf(value, definition.type === 'bytes'));
  });
}

/** Ports and statuses start at 1, so 0 means none. For byte counts, 0 is a size. */
function numberOf(value: unknown, isSize: boolean): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  return number === 0 && !isSize ? undefined : number;
}

export const isOfEvent = (field: TrafficField): field is EventFilterField =>
  TRAFFIC_FIELDS[field].of === 'event';

/** Event field of a filter field; they differ only for the log's category. */
export function eventFieldOf(field: EventFilterField): EventField {
  return field === 'log_category' ? 'category' : field;
}
