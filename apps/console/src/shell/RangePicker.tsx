import { DateRangePicker } from '@casbah/widgets/date-range-picker/DateRangePicker.tsx';
import { choiceUpToData, scopeOfChoice } from '../scope/scope.ts';
import { useNow } from '../scope/useNow.ts';
import { useDataRange, useScope, useShowsActivities } from '../scope/useScope.ts';
import { Freshness } from './Freshness.tsx';

/** Time range of an area's pages, and data freshness. */
export function RangePicker() {
  const { change, choice, showNewest } = useScope();
  const { range: data } = useDataRange();
  const now = useNow();
  // Their page has its own Live.
  const hasLive = !useShowsActivities();
  if (data === null || data === undefined || choice === undefined) return null;
  const endsWithData = choice.kind === 'preset' && (choice.ends === 'data' || choice.preset === 'all');
  return (
    <>
      <Freshness
        newest={data.to}
        now={now}
        hasLive={hasLive}
        isOutOfRange={showNewest !== undefined}
        onShowNewest={endsWithData ? undefined : () => change(scopeOfChoice(choiceUpToData(choice)))}
      />
      <DateRangePicker
        value={choice}
        onChange={(next) => change(scopeOfChoice(next))}
        now={now}
        data={data}
      />
    </>
  );
}
