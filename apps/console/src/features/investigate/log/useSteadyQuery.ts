import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS } from '@casbah/domain/time-units';
import { useState } from 'react';
import { useNow } from '../../../scope/useNow.ts';
import { type ScopeQuery, useScope } from '../../../scope/useScope.ts';
import { activityFilterText, readActivityFilter } from '../activity-filter.ts';

/**
 * Range and filter of the log as in the API. A range that ends now keeps its start while it is read, and ends with the
 * hour, so that the list stays and a refresh still finds what arrived. Undefined until known, or with an invalid filter.
 */
export function useSteadyQuery(): ScopeQuery | undefined {
  const { scope, query, choice } = useScope();
  const now = useNow();
  const [kept, setKept] = useState<{ key: string; from: string; to: string }>();
  const key = JSON.stringify(choice);
  const { from, to } = query ?? {};
  if (choice !== undefined && from !== undefined && to !== undefined && kept?.key !== key) {
    const endsNow =
      choice.kind === 'preset' && choice.ends === undefined && !['lw', 'lm'].includes(choice.preset);
    const end = endsNow ? Math.max(Date.parse(to), Math.ceil((now + 1) / HOUR_MS) * HOUR_MS) : Date.parse(to);
    setKept({ key, from, to: isoTime(end) });
  }
  const { filter, error } = readActivityFilter(scope.filter);
  if (error !== undefined || kept === undefined || kept.key !== key) return undefined;
  const text = activityFilterText(filter);
  return { from: kept.from, to: kept.to, ...(text === undefined ? {} : { filter: text }) };
}
