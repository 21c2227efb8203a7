import type { Answer } from '@casbah/contract/client';
import type { investigateWords } from '@casbah/messages/investigate';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Histogram } from '@casbah/widgets/histogram/Histogram.tsx';
import { useMemo } from 'react';
import { scopeOfChoice } from '../../../scope/scope.ts';
import { useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';

export type ActivitySummary = Answer<'GET /investigate/summary'>;

/** Activities over time, failed ones highlighted; dragging across a part selects it as the range. */
export function ActivityTimeline({
  summary,
  isStale,
}: {
  summary: ActivitySummary | undefined;
  isStale: boolean;
}) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const { change } = useScope();
  const buckets = useMemo(
    () =>
      (summary?.bars ?? []).map(({ time, success, failure, other }) => ({
        time: Date.parse(time),
        value: success + failure + other,
        part: failure,
      })),
    [summary],
  );
  const range = useMemo(
    () =>
      summary === undefined
        ? { from: 0, to: 0 }
        : { from: Date.parse(summary.meta.from), to: Date.parse(summary.meta.to) },
    [summary],
  );
  return (
    <Card>
      <Histogram
        title={
          summary === undefined
            ? say('route.investigate.home')
            : say('investigate.timeline.title', {
                count: summary.total,
                words: format.compact(summary.total),
              })
        }
        buckets={buckets}
        interval={summary?.interval ?? 'day'}
        range={range}
        valueLabel={say('route.investigate.home')}
        partLabel={say('activity.outcome.failure')}
        status={summary === undefined ? 'loading' : isStale ? 'stale' : 'ready'}
        onRange={(chosen) => change(scopeOfChoice({ kind: 'custom', range: chosen }))}
        fileName={say('investigate.timeline.file')}
      />
    </Card>
  );
}
