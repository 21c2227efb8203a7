import { ACTIVITY_FIELDS, type ActivityField } from './activity-fields.ts';
import type { Condition } from './expression.ts';
import { TRAFFIC_FIELDS, type TrafficField } from './traffic-fields.ts';

/** Fields of traffic and of activities. A name means the same in both, so one compiler and one oracle serve both. */
export type LogField = TrafficField | ActivityField;
export const LOG_FIELDS = { ...TRAFFIC_FIELDS, ...ACTIVITY_FIELDS };

type FieldOf<Source extends string> = {
  [Field in LogField]: (typeof LOG_FIELDS)[Field] extends { of: Source } ? Field : never;
}[LogField];

/** Fields that the catalog's data on an event's service answers. */
export type ServiceField = FieldOf<'service'>;
export type ServiceCondition = Condition<ServiceField>;

export function isOfService(condition: Condition<LogField>): condition is ServiceCondition {
  return LOG_FIELDS[condition.field].of === 'service';
}

/** Fields that the event itself answers. */
export type OwnField = FieldOf<'event'>;
export type OwnCondition = Condition<OwnField>;

export function isOwn(condition: Condition<LogField>): condition is OwnCondition {
  return LOG_FIELDS[condition.field].of === 'event';
}
