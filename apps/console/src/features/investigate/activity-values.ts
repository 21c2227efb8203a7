import type { ActivityRow } from '@casbah/contract/investigate';
import { ACTIVITY_EXTRAS } from '@casbah/domain/activity';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';

/** Fields of an event with one text each. */
const OF_EVENT = [
  'app',
  'activity',
  'user',
  'user_domain',
  'on_behalf_of',
  'outcome',
  'object_type',
  'object',
  'object_id',
  'source',
  'src_ip',
  'country',
  'city',
  'network',
  'device',
  'device_type',
  'os',
  'browser',
  'user_agent',
  'session',
  'severity',
  'url',
  'message',
  'raw_id',
  'service',
] as const satisfies readonly ActivityField[];

/** Facts in `extra` that pages have names for. */
const OF_EXTRA = [
  ACTIVITY_EXTRAS.action,
  ACTIVITY_EXTRAS.actorType,
  ACTIVITY_EXTRAS.actorName,
  ACTIVITY_EXTRAS.reason,
  ACTIVITY_EXTRAS.account,
  ACTIVITY_EXTRAS.path,
  ACTIVITY_EXTRAS.size,
  ACTIVITY_EXTRAS.hash,
  ACTIVITY_EXTRAS.channel,
  ACTIVITY_EXTRAS.exposure,
  ACTIVITY_EXTRAS.role,
] as const satisfies readonly ActivityField[];

/** Fields with a value to show and to filter by, except targets, of which there may be several. */
export type ValueField = (typeof OF_EVENT)[number] | (typeof OF_EXTRA)[number];
export const VALUE_FIELDS: readonly ValueField[] = [...OF_EVENT, ...OF_EXTRA];

const isOfEvent = (field: ValueField): field is (typeof OF_EVENT)[number] =>
  OF_EVENT.some((one) => one === field);

/** The value of a field; undefined if the source doesn't record it, or anonymization hides it. */
export function fieldValue({ event }: Pick<ActivityRow, 'event'>, field: ValueField): string | undefined {
  const value = isOfEvent(field) ? event[field] : event.extra[field];
  return value === '' ? undefined : value;
}

/** The size of the object in bytes. */
export function sizeOf({ event }: Pick<ActivityRow, 'event'>): number | undefined {
  const text = event.extra[ACTIVITY_EXTRAS.size];
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
