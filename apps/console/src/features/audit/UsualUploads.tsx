import { endOf } from '@casbah/domain/time-interval';
import type { Interval } from '@casbah/domain/time-range';
import type { auditEntityWords } from '@casbah/messages/audit';
import { useBucketFormat, useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Trend } from '@casbah/widgets/trend/Trend.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Scope, scopeOfChoice } from '../../scope/scope.ts';
import { useScope } from '../../scope/useScope.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Detail.module.css';
import type { UploadsQuery } from './queries.ts';

/** Maximum unusual times listed; the chart marks all. */
const LISTED = 5;

/** Uploaded bytes over time compared with the usual; points above it link to their events. */
export function UsualUploads({
  asked,
  fileName,
  toEvents,
}: {
  asked: UploadsQuery;
  fileName: string;
  toEvents: (scope: Scope) => Scope;
}) {
  const say = useWords<typeof auditEntityWords>();
  const format = useFormat();
  const navigate = useNavigate();
  const { scope } = useScope();
  const { data, error, refetch, isPlaceholderData } = useQuery(asked);
  const interval: Interval = data?.interval ?? 'day';
  const told = useBucketFormat(interval, 'UTC');
  const { points, band, unusual } = useMemo(() => {
    const buckets = (data?.buckets ?? []).map((bucket) => ({ ...bucket, time: Date.parse(bucket.time) }));
    return {
      // Unknown values are gaps in the line.
      points: buckets.map(({ time, bytes_up, unusual: marked }) => ({
        time,
        value: bytes_up ?? Number.NaN,
        marked,
      })),
      band: buckets.flatMap(({ time, usual }) => (usual === null ? [] : [{ time, ...usual }])),
      unusual: buckets
        .filter((bucket) => bucket.unusual)
        .sort((a, b) => (b.bytes_up ?? 0) - (a.bytes_up ?? 0)),
    };
  }, [data]);
  const eventsAt = (time: number): Scope =>
    toEvents({
      ...scope,
      ...scopeOfChoice({
        kind: 'custom',
        range: { from: time, to: endOf(time, interval, { timeZone: 'UTC' }) },
      }),
    });
  const hint = (): string | undefined => {
    if (data === undefined || data.usual_from === null) return undefined;
    const from = Date.parse(data.usual_from);
    const date = format.date(from, 'day');
    if (band.length === 0) return say('uploads.short', { date });
    const later = points.some(({ time }) => time < from) ? 'yes' : 'no';
    return say('uploads.hint', { interval, later, date });
  };
  if (error !== null && data === undefined)
    return <ErrorView error={error} onRetry={() => void refetch()} compact />;
  return (
    <>
      <Trend
        title={say('uploads.title', { interval })}
        hint={hint()}
        series={[{ id: 'up', label: say('audit.column.uploaded'), points, tone: 1 }]}
        band={band.length === 0 ? undefined : { label: say('uploads.usual'), points: band }}
        range={
          data === undefined
            ? { from: 0, to: 0 }
            : { from: Date.parse(data.meta.from), to: Date.parse(data.meta.to) }
        }
        interval={interval}
        unit="bytes"
        format={format.bytes}
        fileName={fileName}
        status={data === undefined ? 'loading' : isPlaceholderData ? 'stale' : 'ready'}
        empty={say(
          points.every(({ value }) => Number.isNaN(value))
            ? 'audit.service.uploads.unknown'
            : 'audit.service.nobodyUploads',
        )}
        height={140}
        onOpen={(time) => void navigate({ to: '/appAudit/events', search: eventsAt(time) })}
      />
      {unusual.length === 0 ? null : (
        <div className={css.unusual}>
          <strong>{say('uploads.unusual', { count: unusual.length })}</strong>
          <ul>
            {unusual.slice(0, LISTED).map(({ time, bytes_up, bytes_up_unknown, usual }) => (
              <li key={time}>
                <Link to="/appAudit/events" search={eventsAt(time)}>
                  {told.bucket(time, interval)}
                </Link>{' '}
                {say('uploads.item', {
                  bytes: format.bytes(bytes_up, bytes_up_unknown),
                  most: format.bytes(usual?.high ?? 0),
                })}
              </li>
            ))}
            {unusual.length > LISTED ? (
              <li>{say('uploads.more', { count: unusual.length - LISTED })}</li>
            ) : null}
          </ul>
        </div>
      )}
    </>
  );
}
