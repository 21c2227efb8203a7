import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import {
  firstDayOf,
  type RangeChoice,
  resolveChoice,
} from '@casbah/widgets/date-range-picker/range-choice.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { appOf } from '../routing/app.ts';
import { type DataSpan, rangeQueryOf } from './data-range.ts';
import { choiceOf, choiceUpToData, readScope, type Scope, scopeOfChoice } from './scope.ts';
import { useNow } from './useNow.ts';

export interface DataRange {
  /** `undefined` while loading, `null` without data. */
  range: TimeRange | null | undefined;
  error: unknown;
  retry: () => void;
}

function spanOf(answer: DataSpan): TimeRange | null {
  return answer.from === null || answer.to === null
    ? null
    : { from: Date.parse(answer.from), to: Date.parse(answer.to) };
}

/** Whether the page shows activities rather than traffic. */
export function useShowsActivities(): boolean {
  return useLocation({ select: ({ pathname }) => appOf(pathname) === 'investigate' });
}

/** Time span of the page's data. */
export function useDataRange(): DataRange {
  const { data, error, refetch } = useQuery(rangeQueryOf(useShowsActivities() ? 'investigate' : 'audit'));
  const range = useMemo(() => (data === undefined ? undefined : spanOf(data)), [data]);
  return { range, error, retry: () => void refetch() };
}

/** URL parameters of every audit query; undefined until the data's span is known. */
export interface ScopeQuery {
  from?: string;
  to?: string;
  filter?: string;
}

export function useScope() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const scope = useMemo(() => readScope(search), [search]);
  const { range: data } = useDataRange();
  const { locale, timeZone = 'UTC' } = useIntl();
  const now = useNow();

  /** The chosen range and its current timestamps; undefined without data. */
  const time = useMemo((): { choice: RangeChoice; range: TimeRange } | undefined => {
    if (data === undefined || data === null) return undefined;
    const place = { now, timeZone, data, firstDay: firstDayOf(locale) };
    const choice = choiceOf(scope, place);
    return { choice, range: resolveChoice(choice, place) };
  }, [scope, data, now, locale, timeZone]);

  const from = time?.range.from;
  const to = time?.range.to;
  const isKnown = data !== undefined;
  const query = useMemo((): ScopeQuery | undefined => {
    const filter = scope.filter === undefined ? {} : { filter: scope.filter };
    if (!isKnown) return undefined;
    // Without data, the server uses its default range and returns nothing.
    if (from === undefined || to === undefined) return filter;
    return { from: isoTime(from), to: isoTime(to), ...filter };
  }, [scope.filter, isKnown, from, to]);

  /** Changes URL parameters; adds a browser history entry by default. */
  const change = useCallback(
    (part: Scope & Record<string, unknown>, options: { replace?: boolean } = {}) => {
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, ...part }),
        replace: options.replace ?? false,
      });
    },
    [navigate],
  );

  const endsBeforeRange = data !== undefined && data !== null && from !== undefined && data.to <= from;
  const choice = time?.choice;
  const showNewest = useMemo(
    () =>
      endsBeforeRange && choice !== undefined
        ? () => change(scopeOfChoice(choiceUpToData(choice)))
        : undefined,
    [endsBeforeRange, choice, change],
  );

  return {
    scope,
    query,
    choice,
    change,
    /** Switches to the range up to the newest data; undefined if the current range reaches it. */
    showNewest,
  };
}
