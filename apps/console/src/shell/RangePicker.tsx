import { DateRangePicker } from '@casbah/widgets/date-range-picker/DateRangePicker.tsx';
import { currentTime, subscribe } from '@casbah/widgets/relative-time/clock.ts';
import { useSyncExternalStore } from 'react';
import { choiceOf, scopeOfChoice } from '../scope/scope.ts';
import { useDataRange, useScope } from '../scope/useScope.ts';
import { Freshness } from './Freshness.tsx';

/** The time that the pages of an area look at, and how old its data is. Spans end with the data: a log of last year is not out of sight. */
export function RangePicker() {
  const { scope, change } = useScope();
  const { range: data } = useDataRange();
  const now = useSyncExternalStore(subscribe, currentTime);
  if (data === null || data === undefined) return null;
  return (
    <>
      <Freshness newest={data.to} now={now} />
      <DateRangePicker
        value={choiceOf(scope)}
        onChange={(choice) => change(scopeOfChoice(choice))}
        now={data.to}
        data={data}
        latest={now}
      />
    </>
  );
}
