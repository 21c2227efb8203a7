import { isoTime } from '@casbah/domain/iso-time';
import { type PeriodPlace, periodRange } from '@casbah/domain/period-range';
import { PERIOD_SETS, type Period, parsePeriod } from '@casbah/domain/time-period';
import type { TimeRange } from '@casbah/domain/time-range';

/** Presets for discovery, which end now. */
export const PRESETS: readonly Period[] = PERIOD_SETS.discovery;

/** Selection: a period that ends now or with the newest data, or two fixed times. */
export type RangeChoice =
  | { kind: 'preset'; preset: Period; ends?: 'data' | undefined }
  | { kind: 'custom'; range: TimeRange };

/** Start and end of a selection. Days are whole days in the zone, including the last one. */
export function resolveChoice(choice: RangeChoice, place: PeriodPlace): TimeRange {
  if (choice.kind === 'custom') return choice.range;
  const { data } = place;
  return periodRange(
    choice.preset,
    choice.ends === 'data' && data !== undefined ? { ...place, now: data.to } : place,
  );
}

/** First day of the week in a language; Sunday is 0. Monday if the browser doesn't know. */
export function firstDayOf(locale: string): number {
  const language: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return (language.getWeekInfo?.().firstDay ?? 1) % 7;
}

/** A selection in a URL: `7d`, which ends now, or two times, with days by date: `2026-11-14..2026-11-21`. */
export function printChoice(choice: RangeChoice): string {
  if (choice.kind === 'preset') return choice.preset;
  return `${printMoment(choice.range.from)}..${printMoment(choice.range.to)}`;
}

function printMoment(time: number): string {
  const iso = isoTime(time);
  return iso.replace(/T00:00:00\.000Z$/, '').replace(/(:00)?\.000Z$/, 'Z');
}

/** `undefined` for an invalid choice, or a range that ends before it begins. */
export function parseChoice(text: string): RangeChoice | undefined {
  const preset = parsePeriod(text);
  if (typeof preset === 'string') return { kind: 'preset', preset };
  const [from, to, more] = text.split('..').map((part) => Date.parse(part));
  if (from === undefined || to === undefined || more !== undefined || !(from < to)) return undefined;
  return { kind: 'custom', range: { from, to } };
}
