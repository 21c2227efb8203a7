import type { Event, EventField } from '../event.ts';
import { numberIn, textsIn } from './event-values.ts';
import type { Filter } from './expression.ts';
import { isOfService, isOwn, LOG_FIELDS, type LogField, type ServiceCondition } from './log-fields.ts';
import { meets, numberMeets, textMeets } from './meets.ts';
import type { EventFilterField } from './traffic-fields.ts';
import { isTextType } from './vocabulary.ts';

/**
 * Whether an event matches a filter. Reference semantics, which the event store's SQL follows. Missing text is empty; a
 * missing number is unknown and matches nothing, as do totals.
 * @param holds evaluates conditions on service fields for the event's service (`''` if not in the catalog)
 */
export function evaluate(
  filter: Filter<LogField>,
  event: Event,
  holds: (condition: ServiceCondition, serviceId: string) => boolean,
): boolean {
  return meets(filter, (condition) => {
    if (isOfService(condition)) return holds(condition, event.service_id ?? '');
    if (!isOwn(condition)) return false;
    const definition = LOG_FIELDS[condition.field];
    return isTextType(definition.type)
      ? textsIn(event, condition.field).some((text) => textMeets(condition, definition, text))
      : numberMeets(condition, numberIn(event, condition.field));
  });
}

/** Event field of a filter field; they differ only for the log's category. */
export function eventFieldOf(field: EventFilterField): EventField {
  return field === 'log_category' ? 'category' : field;
}
