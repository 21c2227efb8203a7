import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Trend } from '@casbah/widgets/trend/Trend.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { histogramQuery } from '../queries.ts';

/** Uploaded compared with downloaded bytes over time. */
export function UploadTrend({ query }: { query: ScopeQuery | undefined }) {
  const say = useWords();
  const format = useFormat();
  const { data, isPlaceholderData } = useQuery(histogramQuery('services', query));
  const series = useMemo(() => {
    const points = (of: 'bytes_up' | 'bytes_down') =>
      (data?.buckets ?? []).map((bucket) => ({
        time: Date.parse(bucket.time),
        // Unknown values are gaps in the line.
        value: bucket[of] ?? Number.NaN,
      }));
    return [
      { id: 'up', label: say('audit.column.uploaded'), points: points('bytes_up'), tone: 4 as const },
      { id: 'down', label: say('audit.column.downloaded'), points: points('bytes_down'), tone: 1 as const },
    ];
  }, [data, say]);
  return (
    <Card>
      <Trend
        title={say('audit.summary.trend')}
        series={series}
        range={
          data === undefined
            ? { from: 0, to: 0 }
            : { from: Date.parse(data.meta.from), to: Date.parse(data.meta.to) }
        }
        interval={data?.interval ?? 'day'}
        unit="bytes"
        format={format.bytes}
        fileName={say('audit.summary.trend.file')}
        status={data === undefined ? 'loading' : isPlaceholderData ? 'stale' : 'ready'}
        height={120}
      />
    </Card>
  );
}
