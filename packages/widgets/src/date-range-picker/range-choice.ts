import { isoTime } from '@casbah/domain/iso-time';
import { type PeriodPlace, periodRange } from '@casbah/domain/period-range';
import { PERIOD_SETS, type Period, parsePeriod } from '@casbah/domain/time-period';
import type { TimeRange } from '@casbah/domain/time-range';

/** What discovery offers: spans that end now. */
export const PRESETS: readonly Period[] = PERIOD_SETS.discovery;

/** What someone chose: a span that ends now or with the newest data, or two moments that stay. */
export type RangeChoice =
  | { kind: 'preset'; preset: Period; ends?: 'data' | undefined }
  | { kind: 'custom'; range: TimeRange };

/** The moments a choice means. Days are days of the zone and counted whole, the last one included. */
export function resolveChoice(choice: RangeChoice, place: PeriodPlace): TimeRange {
  if (choice.kind === 'custom') return choice.range;
  const { data } = place;
  return periodRange(
    choice.preset,
    choice.ends === 'data' && data !== undefined ? { ...place, now: data.to } : place,
  );
}

/** On which day a language's weeks begin; Sunday is 0. Monday where the browser doesn't know. */
export function firstDayOf(locale: string): number {
  const language: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return (language.getWeekInfo?.().firstDay ?? 1) % 7;
}

/** A choice in an address: `7d`, which ends now, or two moments, days by their date: `2026-11-14..2026-11-21`. */
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
