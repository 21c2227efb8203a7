import { isoTime } from '@casbah/domain/iso-time';
import { type Period, parsePeriod } from '@casbah/domain/time-period';
import type { RangeChoice } from '@casbah/widgets/date-range-picker/range-choice.ts';
import { textOf } from '../../scope/scope.ts';

/** URL parameters of the history. */
export interface HistorySearch {
  text?: string | undefined;
  /** A person's email. */
  person?: string | undefined;
  /** A call: `POST /admin/datasources`. */
  action?: string | undefined;
  object?: string | undefined;
  outcome?: string | undefined;
  /** A time span up to now; everything if absent. */
  range?: Period | undefined;
  /** ISO 8601; custom times take precedence over a preset. */
  from?: string | undefined;
  to?: string | undefined;
  /** Number of the entry whose panel is open. */
  selected?: string | undefined;
}

export const HISTORY_SPANS = ['24h', '7d', '30d', '3mo', '1yr', 'all'] as const satisfies readonly Period[];
const ALL: Period = 'all';

/** Reads the URL parameters; ignores invalid ones. */
export function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const read: HistorySearch = {};
  for (const name of ['text', 'person', 'action', 'object', 'outcome'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  const selected = textOf(search.selected);
  if (selected !== undefined && /^[1-9]\d{0,14}$/.test(selected)) read.selected = selected;
  const [from, to] = [momentOf(search.from), momentOf(search.to)];
  const range = parsePeriod(textOf(search.range) ?? '');
  if (from !== undefined && to !== undefined && from < to) Object.assign(read, { from, to });
  else if (typeof range === 'string' && range !== ALL) read.range = range;
  return read;
}

function momentOf(value: unknown): string | undefined {
  const time = Date.parse(textOf(value) ?? '');
  return Number.isNaN(time) ? undefined : isoTime(time);
}

/** The time range in a URL. */
export function choiceOf({ range, from, to }: HistorySearch): RangeChoice {
  if (from !== undefined && to !== undefined)
    return { kind: 'custom', range: { from: Date.parse(from), to: Date.parse(to) } };
  return { kind: 'preset', preset: range ?? ALL };
}

/** URL parameters of a chosen time range, including those it clears. */
export function searchOfChoice(choice: RangeChoice): Pick<HistorySearch, 'range' | 'from' | 'to'> {
  if (choice.kind === 'preset')
    return { range: choice.preset === ALL ? undefined : choice.preset, from: undefined, to: undefined };
  const { from, to } = choice.range;
  return { range: undefined, from: isoTime(from), to: isoTime(to) };
}

/** Whether anything is filtered. */
export function isFiltered({ selected: _, ...asked }: HistorySearch): boolean {
  return Object.values(asked).some((value) => value !== undefined);
}
