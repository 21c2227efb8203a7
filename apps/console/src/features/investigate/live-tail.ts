import type { ActivityRow } from '@casbah/contract/investigate';
import { parseActivityId } from '@casbah/domain/activity-id';
import { SECOND_MS } from '@casbah/domain/time-units';

type Placed = Pick<ActivityRow, 'id'>;

/** Order of the log: newest first, then by key. */
export function byNewest(one: Placed, other: Placed): number {
  const [a, b] = [parseActivityId(one.id), parseActivityId(other.id)];
  if (a === undefined || b === undefined) return 0;
  if (a.time !== b.time) return b.time - a.time;
  return a.key === b.key ? 0 : a.key < b.key ? 1 : -1;
}

/** Rows of the newest page that the list doesn't have. Late ones may be older than some of its rows. */
export function unknownRows<Row extends Placed>(
  known: readonly Placed[],
  newest: readonly Row[],
): readonly Row[] {
  const ids = new Set(known.map(({ id }) => id));
  return newest.filter(({ id }) => !ids.has(id));
}

/** Whether more arrived than a page holds: then none of its rows is known, and the list starts over. */
export function leavesGap(known: readonly Placed[], newest: readonly Placed[], page: number): boolean {
  return known.length > 0 && newest.length >= page && unknownRows(known, newest).length === newest.length;
}

/** Both lists in the order of the log. */
export function mergeNewest<Row extends Placed>(
  known: readonly Row[],
  fresh: readonly Row[],
): readonly Row[] {
  return fresh.length === 0 ? known : [...fresh, ...known].sort(byNewest);
}

/** Without the live stream, milliseconds between looks for arrivals: fewer in the operator's own company. */
export function pollMs(isOperator: boolean): number {
  return (isOperator ? 5 : 30) * SECOND_MS;
}
