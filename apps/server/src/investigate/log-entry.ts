import { ACTIVITY_EXTRAS } from '@casbah/domain/activity';
import { eventToJson } from '@casbah/domain/event';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import { isoTime } from '@casbah/domain/iso-time';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import { activityEvent, recipientsOf } from './rows.ts';

/** Names that log entries of earlier consoles use for the same fields. */
export const LOG_ENTRY_FIELDS = {
  '@timestamp': 'time',
  created_timestamp: 'time',
  createdTimestamp: 'time',
  user_email: 'user',
  userName: 'user',
  user_name: 'user',
  activityType: 'activity',
  activity_type: 'activity',
  Activity_type: 'activity',
  userServiceName: 'service',
  facility: 'app',
  Resource_Id: 'object_id',
  resource_id: 'object_id',
  document_id: 'object_id',
  name: 'object',
  object_name: 'object',
  Object_type: 'object_type',
  host: 'src_ip',
  ip: 'src_ip',
  identification: 'raw_id',
  recipients: 'target',
  sourceName: 'source',
} as const satisfies Readonly<Record<string, ActivityField>>;

/** An activity as a log entry: its own fields, and those by which other tools know them. */
export function logEntry(
  { event }: Pick<StoredActivity, 'event'>,
  domains: readonly string[],
): Record<string, unknown> {
  const { activity, targets, extra } = activityEvent(event);
  const { internal_recipients, external_recipients } = recipientsOf(targets, domains);
  const extraOf = (name: string) => extra[name] ?? null;
  return {
    ...eventToJson(event),
    targets,
    createdTimestamp: isoTime(event.time),
    userName: extra[ACTIVITY_EXTRAS.actorName] ?? event.user ?? null,
    user: event.user ?? null,
    activityType: activity,
    severity: event.severity ?? 'informational',
    message: event.message ?? sentenceOf(event),
    userServiceName: event.service ?? null,
    facility: event.app ?? event.service ?? null,
    document_id: event.object_id ?? null,
    internal_recipients,
    internal_recipients_count: internal_recipients.length,
    external_recipients,
    external_recipients_count: external_recipients.length,
    channel_id: extraOf(ACTIVITY_EXTRAS.channel),
    file_hash: extraOf(ACTIVITY_EXTRAS.hash),
    content_checks: extraOf('content_checks'),
    threat_protection: extraOf('threat_protection'),
  };
}

/** For sources without a text of their own, in English like the other fields. */
function sentenceOf({
  user,
  activity = 'other',
  object,
  app,
  service,
  outcome,
}: StoredActivity['event']): string {
  const what = [activity.replaceAll('_', ' '), object].filter((part) => part !== undefined).join(' ');
  const where = app ?? service;
  return `${user ?? 'Unknown user'}: ${what}${where === undefined ? '' : ` in ${where}`}${outcome === 'failure' ? ' (failed)' : ''}`;
}
