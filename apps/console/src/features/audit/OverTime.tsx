import type { Answer } from '@casbah/contract/client';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Histogram } from '@casbah/widgets/histogram/Histogram.tsx';
import { useMemo } from 'react';
import { scopeOfChoice } from '../../scope/scope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useWords } from '../../words/useWords.ts';

/** The requests of one service or person over time; dragging narrows the time of the page. */
export function OverTime({
  histogram,
  meta,
  fileName,
}: {
  histogram: Answer<'GET /audit/services/{id}'>['histogram'];
  meta: { from: string; to: string };
  fileName: string;
}) {
  const say = useWords();
  const format = useFormat();
  const { change } = useScope();
  const buckets = useMemo(
    () =>
      histogram.buckets.map(({ time, requests, high_risk }) => ({
        time: Date.parse(time),
        value: requests,
        part: high_risk,
      })),
    [histogram],
  );
  const total = buckets.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card>
      <Histogram
        title={say('audit.timeline.title', { count: total, words: format.compact(total) })}
        buckets={buckets}
        interval={histogram.interval}
        range={{ from: Date.parse(meta.from), to: Date.parse(meta.to) }}
        valueLabel={say('audit.column.requests')}
        partLabel={say('audit.timeline.highRisk')}
        onRange={(range) => change(scopeOfChoice({ kind: 'custom', range }))}
        fileName={fileName}
      />
    </Card>
  );
}
