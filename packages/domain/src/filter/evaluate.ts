import type { Event, EventField } from '../event.ts';
import type { Condition, Filter } from './expression.ts';
import { meets, numberMeets, textMeets } from './meets.ts';
import { type EventFilterField, TRAFFIC_FIELDS, type TrafficField } from './traffic-fields.ts';
import { isTextType } from './vocabulary.ts';

/**
 * Whether an event meets a filter. This is what a filter means; the event store's SQL says the same. Absent text is empty
 * text; an absent number is unknown and meets no condition. Totals aren't a matter of single events and meet nothing.
 *
 * @param holds answers conditions on service fields for the event's service (`''` where the catalog has none)
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

/** Ports and statuses begin at 1: a 0 there says that there was none. No one sends fewer bytes than 0, and 0 is a size. */
function numberOf(value: unknown, isSize: boolean): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  return number === 0 && !isSize ? undefined : number;
}

export const isOfEvent = (field: TrafficField): field is EventFilterField =>
  TRAFFIC_FIELDS[field].of === 'event';

/** Fields of the event are filtered under their own name, but for the log's category. */
export function eventFieldOf(field: EventFilterField): EventField {
  return field === 'log_category' ? 'category' : field;
}
