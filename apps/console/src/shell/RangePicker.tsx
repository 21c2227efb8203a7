import { DateRangePicker } from '@casbah/widgets/date-range-picker/DateRangePicker.tsx';
import { choiceOf, scopeOfChoice } from '../scope/scope.ts';
import { useDataRange, useScope } from '../scope/useScope.ts';

/** The time that the pages of an area look at. Spans end with the data: a log of last year is not out of sight. */
export function RangePicker() {
  const { scope, change } = useScope();
  const { range: data } = useDataRange();
  if (data === null || data === undefined) return null;
  return (
    <DateRangePicker
      value={choiceOf(scope)}
      onChange={(choice) => change(scopeOfChoice(choice))}
      now={data.to}
      data={data}
    />
  );
}
