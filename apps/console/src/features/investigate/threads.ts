import type { ActivityRow } from '@casbah/contract/investigate';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import type { Timeline } from './queries.ts';

/** The field and value that a timeline follows; undefined if the activity has none. */
export function threadOf(
  { event }: Pick<ActivityRow, 'event'>,
  timeline: Timeline,
): { field: ActivityField; value: string } | undefined {
  const thread = (field: ActivityField, value: string | undefined) =>
    value === undefined || value === '' ? undefined : { field, value };
  switch (timeline) {
    case 'person':
      return thread('user', event.user);
    case 'session':
      return thread('session', event.session);
    case 'object':
      return thread('object_id', event.object_id) ?? thread('object', event.object);
    case 'address':
      return thread('src_ip', event.src_ip);
  }
}
