import { parseActivityId } from '@casbah/domain/activity-id';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import type { Filter } from '@casbah/domain/filter/expression';
import { DAY_MS } from '@casbah/domain/time-units';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import type { AskedActivities, InvestigateReads } from './reads.ts';

export const TIMELINES = ['person', 'session', 'object', 'address'] as const;
export type Timeline = (typeof TIMELINES)[number];

interface Thread {
  field: ActivityField;
  value: string;
}

/** The value that a timeline follows; undefined if the activity has none. */
function threadOf(timeline: Timeline, { event }: StoredActivity): Thread | undefined {
  const thread = (field: ActivityField, value: string | undefined): Thread | undefined =>
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

/**
 * What happened on the same thread before and after an activity, oldest first: half of the limit on each side, more on
 * one side if the other has fewer.
 */
export async function timelineOf(
  reads: InvestigateReads,
  asked: AskedActivities,
  activity: StoredActivity,
  { of, limit, days }: { of: Timeline; limit: number; days: number },
): Promise<{ thread: Thread | undefined; around: AskedActivities; activities: StoredActivity[] }> {
  const thread = threadOf(of, activity);
  const { time } = activity.event;
  const range = { from: time - days * DAY_MS, to: time + days * DAY_MS };
  const filter: Filter<ActivityField> =
    thread === undefined
      ? { kind: 'or', parts: [] }
      : { kind: 'in', field: thread.field, values: [thread.value] };
  const around: AskedActivities = { ...asked, range, filter };
  if (thread === undefined) return { thread, around, activities: [activity] };
  const scope = reads.scope(around);
  const after = parseActivityId(activity.id);
  const [before, later] = await Promise.all([
    reads.activities.page(scope, { limit, after, order: 'newest' }),
    reads.activities.page(scope, { limit, after, order: 'oldest' }),
  ]);
  const half = Math.floor((limit - 1) / 2);
  const room = limit - 1 - Math.min(later.length, half);
  const earlier = before.slice(0, Math.max(half, Math.min(before.length, room))).toReversed();
  return {
    thread,
    around,
    activities: [...earlier, activity, ...later.slice(0, limit - 1 - earlier.length)],
  };
}
