import type { TimeRange } from '@casbah/domain/time-range';

/** Spans that end with the newest day; `all` is everything there is. */
export const PRESETS = ['24h', '7d', '30d', '3m', 'all'] as const;
export type Preset = (typeof PRESETS)[number];

/** What somebody chose: a span that moves with time, or two moments that stay. */
export type RangeChoice = { kind: 'preset'; preset: Preset } | { kind: 'custom'; range: TimeRange };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The moments a choice means. `now` is where spans end (the clock, or the end of the data); `data` is all there is. Days
 * are days in UTC and counted whole, the last one included.
 */
export function resolveChoice(choice: RangeChoice, now: number, data: TimeRange | undefined): TimeRange {
  if (choice.kind === 'custom') return choice.range;
  const tomorrow = Math.floor(now / DAY) * DAY + DAY;
  switch (choice.preset) {
    case '24h': {
      const to = Math.ceil(now / HOUR) * HOUR;
      return { from: to - DAY, to };
    }
    case '7d':
      return { from: tomorrow - 7 * DAY, to: tomorrow };
    case '30d':
      return { from: tomorrow - 30 * DAY, to: tomorrow };
    case '3m':
      return { from: monthsBefore(tomorrow, 3), to: tomorrow };
    case 'all':
      return data === undefined
        ? { from: tomorrow - 30 * DAY, to: tomorrow }
        : { from: Math.floor(data.from / DAY) * DAY, to: Math.floor(data.to / DAY) * DAY + DAY };
  }
}

/** The same day of an earlier month; the last day where that month is shorter. */
function monthsBefore(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** A choice in an address: `7d`, or two moments, days by their date: `2026-11-14..2026-11-21`. */
export function printChoice(choice: RangeChoice): string {
  if (choice.kind === 'preset') return choice.preset;
  return `${printMoment(choice.range.from)}..${printMoment(choice.range.to)}`;
}

function printMoment(time: number): string {
  const iso = new Date(time).toISOString();
  return iso.replace(/T00:00:00\.000Z$/, '').replace(/(:00)?\.000Z$/, 'Z');
}

/** `undefined` for what is no choice, or a range that ends before it begins. */
export function parseChoice(text: string): RangeChoice | undefined {
  const preset = PRESETS.find((one) => one === text);
  if (preset !== undefined) return { kind: 'preset', preset };
  const [from, to, more] = text.split('..').map((part) => Date.parse(part));
  if (from === undefined || to === undefined || more !== undefined || !(from < to)) return undefined;
  return { kind: 'custom', range: { from, to } };
}
