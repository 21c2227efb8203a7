import type { Answer } from '@casbah/contract/client';
import type { auditEntityWords } from '@casbah/messages/audit';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Histogram } from '@casbah/widgets/histogram/Histogram.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { useMemo, useState } from 'react';
import { type Scope, scopeOfChoice } from '../../scope/scope.ts';
import { useScope } from '../../scope/useScope.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Detail.module.css';
import type { UploadsQuery } from './queries.ts';
import { UsualUploads } from './UsualUploads.tsx';

type View = 'uploads' | 'requests';

/** Traffic of one service or user over time: uploads compared with the usual, or requests by risk. */
export function OverTime({
  histogram,
  meta,
  name,
  uploads,
  hasUploads,
  toEvents,
}: {
  histogram: Answer<'GET /audit/services/{id}'>['histogram'];
  meta: { from: string; to: string };
  /** Name of the service or user, used in download file names. */
  name: string;
  uploads: UploadsQuery;
  /** Whether any source records sizes; if not, requests are shown first. */
  hasUploads: boolean;
  /** Scope of the events behind a chart. */
  toEvents: (scope: Scope) => Scope;
}) {
  const say = useWords<typeof auditEntityWords>();
  const [chosen, setChosen] = useState<View>();
  const view = chosen ?? (hasUploads ? 'uploads' : 'requests');
  return (
    <Card>
      <div className={css.chartView}>
        <SegmentedControl<View>
          label={say('uploads.view')}
          segments={[
            { value: 'uploads', label: say('audit.column.uploaded') },
            { value: 'requests', label: say('audit.column.requests') },
          ]}
          value={view}
          onChange={setChosen}
        />
      </div>
      {view === 'uploads' ? (
        <UsualUploads asked={uploads} fileName={`${name}-${say('uploads.file')}`} toEvents={toEvents} />
      ) : (
        <Requests histogram={histogram} meta={meta} fileName={`${name}-${say('audit.timeline.file')}`} />
      )}
    </Card>
  );
}

/** Requests over time; dragging narrows the page's time range. */
function Requests({
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
    <Histogram
      title={say('audit.timeline.title', { count: total, words: format.compact(total) })}
      buckets={buckets}
      interval={histogram.interval}
      range={{ from: Date.parse(meta.from), to: Date.parse(meta.to) }}
      valueLabel={say('audit.column.requests')}
      partLabel={say('audit.timeline.highRisk')}
      onRange={(range) => change(scopeOfChoice({ kind: 'custom', range }))}
      fileName={fileName}
      height={140}
    />
  );
}
