import type { Event, EventField } from '../event.ts';
import {
  type Condition,
  type EventFilterField,
  FILTER_FIELDS,
  type Filter,
  type FilterField,
} from './expression.ts';
import { addressOf, isAddressField, isInNetwork, networkOf } from './network.ts';
import { compare } from './totals.ts';

/** Text compares in lower case: full Unicode, no locale. The event store folds alike (`lowerUTF8`). */
export function foldCase(text: string): string {
  return text.toLowerCase();
}

/**
 * Whether an event meets a filter. This is what a filter means; the event store's SQL says the same. Absent text is empty
 * text; an absent number is unknown and meets no condition. Totals are not a matter of single events and meet nothing.
 *
 * @param holds answers conditions on service fields for the event's service (`''` where the catalogue has none)
 */
export function evaluate(
  filter: Filter,
  event: Event,
  holds: (condition: Condition, serviceId: string) => boolean,
): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => evaluate(part, event, holds));
    case 'or':
      return filter.parts.some((part) => evaluate(part, event, holds));
    case 'not':
      return !evaluate(filter.part, event, holds);
    default: {
      const { field } = filter;
      const { of, type } = FILTER_FIELDS[field];
      if (!isOfEvent(field)) return of === 'service' && holds(filter, event.service_id ?? '');
      const value = event[EVENT_FIELD_OF[field]];
      return type === 'word' || type === 'text'
        ? textMeets(filter, String(value ?? ''))
        : numberMeets(filter, numberOf(value, type));
    }
  }
}

function textMeets(condition: Condition, given: string): boolean {
  const value = foldCase(given);
  switch (condition.kind) {
    case 'in':
      return condition.values.some(
        (wanted) => foldCase(String(wanted)) === value || liesIn(condition, given, String(wanted)),
      );
    case 'text': {
      const wanted = foldCase(condition.value);
      if (condition.operator === 'contains') return value.includes(wanted);
      return condition.operator === 'starts' ? value.startsWith(wanted) : value.endsWith(wanted);
    }
    case 'exists':
      return value !== '';
    case 'compare':
      return false;
  }
}

/** An address meets every network it lies in. */
function liesIn(condition: Condition, given: string, wanted: string): boolean {
  if (!isAddressField(condition.field)) return false;
  const network = networkOf(wanted);
  const address = network === undefined ? undefined : addressOf(given);
  return network !== undefined && address !== undefined && isInNetwork(address, network);
}

/** Ports and statuses begin at 1: a 0 there says that there was none. Nobody sends fewer bytes than 0, and 0 is a size. */
function numberOf(value: unknown, type: 'number' | 'bytes'): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  return number === 0 && type === 'number' ? undefined : number;
}

function numberMeets(condition: Condition, value: number | undefined): boolean {
  if (value === undefined) return false;
  switch (condition.kind) {
    case 'in':
      return condition.values.some((wanted) => Number(wanted) === value);
    case 'compare':
      return compare(value, condition.operator, condition.value);
    case 'exists':
      return true;
    case 'text':
      return false;
  }
}

const isOfEvent = (field: FilterField): field is EventFilterField => FILTER_FIELDS[field].of === 'event';

/** Fields of the event are filtered under their own name, but for the log's category. */
const EVENT_FIELD_OF: Readonly<Record<EventFilterField, EventField>> = {
  source: 'source',
  user: 'user',
  user_domain: 'user_domain',
  src_ip: 'src_ip',
  dst_ip: 'dst_ip',
  dst_port: 'dst_port',
  host: 'host',
  url: 'url',
  method: 'method',
  status: 'status',
  action: 'action',
  bytes_up: 'bytes_up',
  bytes_down: 'bytes_down',
  user_agent: 'user_agent',
  browser: 'browser',
  os: 'os',
  device: 'device',
  device_type: 'device_type',
  content_type: 'content_type',
  log_category: 'category',
  country: 'country',
  city: 'city',
  network: 'network',
  message: 'message',
};
