import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Histogram } from '@casbah/widgets/histogram/Histogram.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { scopeOfChoice } from '../../../scope/scope.ts';
import { type ScopeQuery, useScope } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { histogramQuery } from '../queries.ts';

/** Requests over time; dragging across a part selects it as the range. */
export function Timeline({ list, query }: { list: TrafficList; query: ScopeQuery | undefined }) {
  const say = useWords();
  const format = useFormat();
  const { change } = useScope();
  const { data, isPlaceholderData } = useQuery(histogramQuery(list, query));
  const buckets = useMemo(
    () =>
      (data?.buckets ?? []).map(({ time, requests, high_risk }) => ({
        time: Date.parse(time),
        value: requests,
        part: high_risk,
      })),
    [data],
  );
  const shown = useMemo(
    () =>
      data === undefined
        ? { from: 0, to: 0 }
        : { from: Date.parse(data.meta.from), to: Date.parse(data.meta.to) },
    [data],
  );
  const total = buckets.reduce((sum, { value }) => sum + value, 0);
  return (
    <Card>
      <Histogram
        title={
          data === undefined
            ? say('audit.column.requests')
            : say('audit.timeline.title', { count: total, words: format.compact(total) })
        }
        buckets={buckets}
        interval={data?.interval ?? 'day'}
        range={shown}
        valueLabel={say('audit.column.requests')}
        partLabel={say('audit.timeline.highRisk')}
        status={data === undefined ? 'loading' : isPlaceholderData ? 'stale' : 'ready'}
        onRange={(range) => change(scopeOfChoice({ kind: 'custom', range }))}
        fileName={say('audit.timeline.file')}
      />
    </Card>
  );
}
