import { endOf, startOf } from '@casbah/domain/time-interval';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '@casbah/domain/time-units';
import { momentOf, wallTime } from '@casbah/domain/time-zone';

export interface Bucket {
  /** Start, ms since 1970 UTC. */
  time: number;
  /** Total. */
  value: number;
  /** The highlighted part. */
  part: number;
}

export interface Slot extends Bucket {
  /** End, exclusive. */
  end: number;
}

/** More bars aren't distinguishable; the interval is wrong for the range. */
export const MAX_SLOTS = 2000;

/**
 * All intervals of a range in order with their bucket's values; zero without a bucket. `timeZone`: time zone of the
 * buckets.
 */
export function slotsOf(
  buckets: readonly Bucket[],
  interval: Interval,
  range: TimeRange,
  timeZone = 'UTC',
): readonly Slot[] {
  const byTime = new Map(buckets.map((bucket) => [startOf(bucket.time, interval, { timeZone }), bucket]));
  const slots: Slot[] = [];
  let time = startOf(range.from, interval, { timeZone });
  while (time < range.to && slots.length < MAX_SLOTS) {
    const end = endOf(time, interval, { timeZone });
    const bucket = byTime.get(time);
    const value = Math.max(0, bucket?.value ?? 0);
    slots.push({ time, end, value, part: Math.min(value, Math.max(0, bucket?.part ?? 0)) });
    time = end;
  }
  return slots;
}

/** Hours of a slot within gaps. */
export function missingHours(slot: Pick<Slot, 'time' | 'end'>, gaps: readonly TimeRange[]): number {
  const missing = gaps.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(slot.end, to) - Math.max(slot.time, from)),
    0,
  );
  return missing / HOUR_MS;
}

/** Brushed slots, from `anchor`, where it started, to `focus`, where it is now, both inclusive. */
export interface Brush {
  anchor: number;
  focus: number;
}

export function brushedRange(brush: Brush, slots: readonly Slot[]): TimeRange | undefined {
  const first = slots[Math.min(brush.anchor, brush.focus)];
  const last = slots[Math.max(brush.anchor, brush.focus)];
  return first === undefined || last === undefined ? undefined : { from: first.time, to: last.end };
}

/** Brush after a key: arrows move it, Shift+arrows move only its end, Home and End go to the edges. */
export function brushByKey(
  key: { key: string; shift: boolean },
  brush: Brush | undefined,
  count: number,
): Brush | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const from = brush ?? { anchor: last, focus: last };
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: brush === undefined ? last : from.focus - 1,
    ArrowDown: brush === undefined ? last : from.focus - 1,
    ArrowRight: brush === undefined ? 0 : from.focus + 1,
    ArrowUp: brush === undefined ? 0 : from.focus + 1,
    PageUp: from.focus + 10,
    PageDown: from.focus - 10,
    Home: 0,
    End: last,
  };
  const wanted = to[key.key];
  if (wanted === undefined) return undefined;
  const focus = Math.min(last, Math.max(0, wanted));
  return { anchor: key.shift ? from.anchor : focus, focus };
}

/** Slot at a fraction of the width. */
export function slotAt(share: number, slots: readonly Slot[]): number {
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return -1;
  const time = first.time + share * (last.end - first.time);
  const index = slots.findIndex((slot) => time < slot.end);
  return index === -1 ? slots.length - 1 : Math.max(0, index);
}

export type TickStyle = 'time' | 'weekday' | 'day' | 'month';

/** January 5, 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY_MS;

/** Tick spacing: a fixed distance, days of the month, or months of the year. */
type Every = { ms: number; first?: number } | { days: number } | { months: number };

/** Axis steps from fine to coarse. Excludes half days, because two bars would share a label. */
const STEPS: readonly { every: Every; length: number; style: TickStyle }[] = [
  { every: { ms: 5 * MINUTE_MS }, length: 5 * MINUTE_MS, style: 'time' },
  { every: { ms: 15 * MINUTE_MS }, length: 15 * MINUTE_MS, style: 'time' },
  { every: { ms: 30 * MINUTE_MS }, length: 30 * MINUTE_MS, style: 'time' },
  { every: { ms: HOUR_MS }, length: HOUR_MS, style: 'time' },
  { every: { ms: 3 * HOUR_MS }, length: 3 * HOUR_MS, style: 'time' },
  { every: { ms: 6 * HOUR_MS }, length: 6 * HOUR_MS, style: 'time' },
  { every: { ms: DAY_MS }, length: DAY_MS, style: 'weekday' },
  { every: { days: 2 }, length: 2 * DAY_MS, style: 'weekday' },
  { every: { ms: WEEK_MS, first: FIRST_MONDAY }, length: WEEK_MS, style: 'day' },
  { every: { months: 1 }, length: 30 * DAY_MS, style: 'month' },
  { every: { months: 3 }, length: 91 * DAY_MS, style: 'month' },
  { every: { months: 12 }, length: 365 * DAY_MS, style: 'month' },
];

/** Ticks within a time range, on a clock without changes. */
function marks(every: Every, from: number, to: number): number[] {
  const found: number[] = [];
  if ('months' in every) {
    const start = new Date(from);
    const year = start.getUTCFullYear();
    for (let month = start.getUTCMonth() - (start.getUTCMonth() % every.months); ; month += every.months) {
      const time = Date.UTC(year, month);
      if (time >= to) return found;
      if (time >= from) found.push(time);
    }
  }
  const step = 'days' in every ? DAY_MS : every.ms;
  const first = 'days' in every ? 0 : (every.first ?? 0);
  for (let time = Math.ceil((from - first) / step) * step + first; time < to; time += step)
    if (!('days' in every) || (new Date(time).getUTCDate() - 1) % every.days === 0) found.push(time);
  return found;
}

/** Width of a tick label in pixels. */
const TICK_WIDTH = 84;

/** Axis ticks, as many as fit, with their label style: hours, days or months in the time zone. */
export function axisTicks(
  range: TimeRange,
  width: number,
  timeZone = 'UTC',
): readonly { time: number; style: TickStyle }[] {
  const fitting = Math.max(1, width / TICK_WIDTH);
  const step = STEPS.find(({ length }) => (range.to - range.from) / length <= fitting) ?? STEPS.at(-1);
  if (step === undefined) return [];
  const wall = (time: number) => Math.ceil(wallTime(time, timeZone));
  return marks(step.every, wall(range.from), wall(range.to))
    .map((time) => ({
      time: momentOf(time, timeZone),
      style: step.style === 'time' && time % DAY_MS === 0 ? ('weekday' as const) : step.style,
    }))
    .filter(({ time }, index, all) => time >= range.from && time < range.to && time !== all[index - 1]?.time);
}
