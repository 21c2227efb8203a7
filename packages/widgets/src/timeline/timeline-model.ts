import type { TimeRange } from '@casbah/domain/time-range';
import { type ListedEvent, SEVERITIES, type Severity } from '../event-list/listed-event.ts';

export type TimelineEvent = ListedEvent;

/** Events in a lane that are close enough to draw as one. */
export interface Mark {
  lane: number;
  /** Pixels from the left to its first event, so that marks keep their distance. */
  x: number;
  /** In order of time; never empty. */
  events: readonly TimelineEvent[];
  /** The worst severity. */
  severity: Severity;
}

/** Lanes in order of first occurrence. */
export function lanesOf(events: readonly TimelineEvent[]): readonly string[] {
  const ordered = [...events].sort((one, other) => one.time - other.time);
  return [...new Set(ordered.map(({ lane }) => lane))];
}

/** Marks closer than this, in pixels, are merged. */
export const MARK_ROOM = 22;

export function marksOf(
  events: readonly TimelineEvent[],
  lanes: readonly string[],
  view: TimeRange,
  width: number,
): readonly Mark[] {
  const x = (time: number) => ((time - view.from) / Math.max(1, view.to - view.from)) * width;
  const marks: { lane: number; from: number; events: TimelineEvent[] }[] = [];
  const last = new Map<number, (typeof marks)[number]>();
  const shown = events.filter(({ time }) => time >= view.from && time < view.to);
  for (const event of [...shown].sort((one, other) => one.time - other.time)) {
    const lane = lanes.indexOf(event.lane);
    if (lane === -1) continue;
    const at = x(event.time);
    const before = last.get(lane);
    // Measured from the first one, so that a chain of close events doesn't collapse into one mark.
    if (before !== undefined && at - before.from < MARK_ROOM) {
      before.events.push(event);
      continue;
    }
    const mark = { lane, from: at, events: [event] };
    marks.push(mark);
    last.set(lane, mark);
  }
  return marks.map((mark) => ({
    lane: mark.lane,
    x: mark.from,
    events: mark.events,
    severity: worstOf(mark.events),
  }));
}

export function worstOf(events: readonly TimelineEvent[]): Severity {
  const worst = Math.max(0, ...events.map(({ severity = 'none' }) => SEVERITIES.indexOf(severity)));
  return SEVERITIES[worst] ?? 'none';
}

/** Shortest visible time in ms. */
export const SHORTEST_VIEW = 60_000;

/** Scales the view by a factor around a time, within the full range and at least a minute long. */
export function zoomed(
  view: TimeRange,
  whole: TimeRange,
  factor: number,
  around = (view.from + view.to) / 2,
): TimeRange {
  const longest = whole.to - whole.from;
  const length = Math.min(
    longest,
    Math.max(Math.min(SHORTEST_VIEW, longest), (view.to - view.from) * factor),
  );
  const share = view.to > view.from ? (around - view.from) / (view.to - view.from) : 0.5;
  return within({ from: around - share * length, to: around + (1 - share) * length }, whole);
}

/** Moves the view by a fraction of its length, within the full range. */
export function moved(view: TimeRange, whole: TimeRange, share: number): TimeRange {
  const by = (view.to - view.from) * share;
  return within({ from: view.from + by, to: view.to + by }, whole);
}

function within(view: TimeRange, whole: TimeRange): TimeRange {
  const length = Math.min(view.to - view.from, whole.to - whole.from);
  const from = Math.min(Math.max(view.from, whole.from), whole.to - length);
  return { from, to: from + length };
}

/** Zoom and pan steps as fractions of the view. */
export const ZOOM = 0.5;
export const MOVE = 0.25;

/** View after a key: + and − zoom, 0 shows everything, Page Up and Down pan. */
export function viewByKey(key: string, view: TimeRange, whole: TimeRange): TimeRange | undefined {
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, whole, ZOOM);
    case '-':
      return zoomed(view, whole, 1 / ZOOM);
    case '0':
      return whole;
    case 'PageDown':
      return moved(view, whole, MOVE);
    case 'PageUp':
      return moved(view, whole, -MOVE);
    default:
      return undefined;
  }
}

/** Mark an arrow key moves to: the next in time, or the nearest in another lane. */
export function markByKey(key: string, index: number, marks: readonly Mark[]): number | undefined {
  const mark = marks[index];
  if (mark === undefined) return undefined;
  const alongTime = marks
    .map((one, place) => ({ x: one.x, lane: one.lane, place }))
    .sort((one, other) => one.x - other.x || one.lane - other.lane);
  const here = alongTime.findIndex(({ place }) => place === index);
  switch (key) {
    case 'ArrowRight':
      return alongTime[Math.min(alongTime.length - 1, here + 1)]?.place;
    case 'ArrowLeft':
      return alongTime[Math.max(0, here - 1)]?.place;
    case 'Home':
      return alongTime[0]?.place;
    case 'End':
      return alongTime.at(-1)?.place;
    case 'ArrowUp':
    case 'ArrowDown': {
      const down = key === 'ArrowDown';
      const others = alongTime.filter(({ lane }) => (down ? lane > mark.lane : lane < mark.lane));
      const nearestLane = down
        ? Math.min(...others.map(({ lane }) => lane))
        : Math.max(...others.map(({ lane }) => lane));
      const best = others
        .filter(({ lane }) => lane === nearestLane)
        .sort((one, other) => Math.abs(one.x - mark.x) - Math.abs(other.x - mark.x))[0];
      return best?.place ?? index;
    }
    default:
      return undefined;
  }
}

/** Why the data can't be drawn; `undefined` if it can. */
export function whyTimelineNotDrawn(events: readonly TimelineEvent[], whole: TimeRange): string | undefined {
  if (!Array.isArray(events)) return 'the events are not a list';
  if (!(whole.to > whole.from) || !Number.isFinite(whole.to - whole.from))
    return 'the time ends before it begins';
  const wrong = events.findIndex(
    (event) => typeof event !== 'object' || event === null || !Number.isFinite(event.time),
  );
  if (wrong !== -1) return `event ${wrong} has no time`;
  return events.some(({ time }) => time >= whole.from && time < whole.to) ? undefined : 'there are no events';
}
