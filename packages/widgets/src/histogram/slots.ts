import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { type TimeInterval, utcDay, utcHour, utcMinute, utcMonday, utcMonth, utcYear } from 'd3-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LENGTHS: Readonly<Record<Exclude<Interval, 'week' | 'month'>, number>> = {
  minute: MINUTE,
  quarter_hour: 15 * MINUTE,
  half_hour: 30 * MINUTE,
  hour: HOUR,
  six_hours: 6 * HOUR,
  day: DAY,
};

/** Where the interval that holds a moment begins, in UTC. Weeks begin on Monday. */
export function floorTo(time: number, interval: Interval): number {
  if (interval === 'month') return utcMonth.floor(new Date(time)).getTime();
  if (interval === 'week') return utcMonday.floor(new Date(time)).getTime();
  return Math.floor(time / LENGTHS[interval]) * LENGTHS[interval];
}

/** Where the next interval begins. */
export function nextOf(time: number, interval: Interval): number {
  if (interval === 'month') return utcMonth.offset(new Date(time), 1).getTime();
  if (interval === 'week') return time + 7 * DAY;
  return time + LENGTHS[interval];
}

export interface Bucket {
  /** Beginning, ms since 1970 UTC. */
  time: number;
  /** All of it. */
  value: number;
  /** The part of it that stands out. */
  part: number;
}

export interface Slot extends Bucket {
  /** End, exclusive. */
  end: number;
}

/** More bars than this cannot be told apart, and a range that asks for them has the wrong interval. */
export const MAX_SLOTS = 2000;

/** Every interval of a range in order, with what its bucket holds: an interval without a bucket is an empty slot. */
export function slotsOf(buckets: readonly Bucket[], interval: Interval, range: TimeRange): readonly Slot[] {
  const byTime = new Map(buckets.map((bucket) => [floorTo(bucket.time, interval), bucket]));
  const slots: Slot[] = [];
  let time = floorTo(range.from, interval);
  while (time < range.to && slots.length < MAX_SLOTS) {
    const end = nextOf(time, interval);
    const bucket = byTime.get(time);
    const value = Math.max(0, bucket?.value ?? 0);
    slots.push({ time, end, value, part: Math.min(value, Math.max(0, bucket?.part ?? 0)) });
    time = end;
  }
  return slots;
}

/** What was brushed: the slots from `anchor`, where it began, to `focus`, where it is now, both inclusive. */
export interface Brush {
  anchor: number;
  focus: number;
}

export function brushedRange(brush: Brush, slots: readonly Slot[]): TimeRange | undefined {
  const first = slots[Math.min(brush.anchor, brush.focus)];
  const last = slots[Math.max(brush.anchor, brush.focus)];
  return first === undefined || last === undefined ? undefined : { from: first.time, to: last.end };
}

/** What a key makes of a brush: arrows move it, with Shift its end alone; Home and End go to the edges. */
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

/** The slot at a share of the width. */
export function slotAt(share: number, slots: readonly Slot[]): number {
  const first = slots[0];
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return -1;
  const time = first.time + share * (last.end - first.time);
  const index = slots.findIndex((slot) => time < slot.end);
  return index === -1 ? slots.length - 1 : Math.max(0, index);
}

export type TickStyle = 'time' | 'weekday' | 'day' | 'month';

/** Steps of an axis, from fine to coarse. There is no step of half a day: a day has one name. */
const STEPS: readonly { every: TimeInterval | null; length: number; style: TickStyle }[] = [
  { every: utcMinute.every(5), length: 5 * MINUTE, style: 'time' },
  { every: utcMinute.every(15), length: 15 * MINUTE, style: 'time' },
  { every: utcMinute.every(30), length: 30 * MINUTE, style: 'time' },
  { every: utcHour, length: HOUR, style: 'time' },
  { every: utcHour.every(3), length: 3 * HOUR, style: 'time' },
  { every: utcHour.every(6), length: 6 * HOUR, style: 'time' },
  { every: utcDay, length: DAY, style: 'weekday' },
  { every: utcDay.every(2), length: 2 * DAY, style: 'weekday' },
  { every: utcMonday, length: 7 * DAY, style: 'day' },
  { every: utcMonth, length: 30 * DAY, style: 'month' },
  { every: utcMonth.every(3), length: 91 * DAY, style: 'month' },
  { every: utcYear, length: 365 * DAY, style: 'month' },
];

/** Pixels that the name of a moment needs. */
const TICK_WIDTH = 84;

/** Moments to name on the axis, as many as fit, each with how to say it: hours, days or months. */
export function axisTicks(range: TimeRange, width: number): readonly { time: number; style: TickStyle }[] {
  const fitting = Math.max(1, width / TICK_WIDTH);
  const step = STEPS.find(({ length }) => (range.to - range.from) / length <= fitting) ?? STEPS.at(-1);
  if (step === undefined || step.every === null) return [];
  return step.every.range(new Date(Math.ceil(range.from)), new Date(range.to)).map((date) => {
    const time = date.getTime();
    return { time, style: step.style === 'time' && time % DAY === 0 ? 'weekday' : step.style };
  });
}
