import type { Answer } from '@casbah/contract/client';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import {
  firstDayOf,
  type RangeChoice,
  resolveChoice,
} from '@casbah/widgets/date-range-picker/range-choice.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dataRangeQuery } from './data-range.ts';
import { choiceOf, choiceUpToData, readScope, type Scope, scopeOfChoice } from './scope.ts';
import { useNow } from './useNow.ts';

export interface DataRange {
  /** `undefined` while it is asked for, `null` where there is no data. */
  range: TimeRange | null | undefined;
  error: unknown;
  retry: () => void;
}

function spanOf(answer: Answer<'GET /audit/range'>): TimeRange | null {
  return answer.from === null || answer.to === null
    ? null
    : { from: Date.parse(answer.from), to: Date.parse(answer.to) };
}

export function useDataRange(): DataRange {
  const { data, error, refetch } = useQuery(dataRangeQuery);
  const range = useMemo(() => (data === undefined ? undefined : spanOf(data)), [data]);
  return { range, error, retry: () => void refetch() };
}

/** What every read of the area takes from the address; absent while the data's span isn't known. */
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

  /** The choice and the moments it means now; absent without data. */
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

  /** Changes parts of the address; a new entry in the history unless said otherwise. */
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
    /** Goes to the range that ends with the newest data; absent where the range reaches the data. */
    showNewest,
  };
}
