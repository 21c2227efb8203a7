import type { Answer } from '@casbah/contract/client';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import { firstDayOf, resolveChoice } from '@casbah/widgets/date-range-picker/range-choice.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dataRangeQuery } from './data-range.ts';
import { choiceOf, readScope, type Scope } from './scope.ts';

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

/** What every read of the area takes from the address; absent while the data's span is not known. */
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

  const query = useMemo((): ScopeQuery | undefined => {
    const filter = scope.filter === undefined ? {} : { filter: scope.filter };
    if (data === undefined) return undefined;
    // Without data the server answers for its own default: with nothing.
    if (data === null) return filter;
    const { from, to } = resolveChoice(choiceOf(scope), {
      now: data.to,
      timeZone,
      data,
      firstDay: firstDayOf(locale),
    });
    return { from: isoTime(from), to: isoTime(to), ...filter };
  }, [scope, data, locale, timeZone]);

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

  return { scope, query, change };
}
