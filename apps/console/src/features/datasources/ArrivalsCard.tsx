import type { Arrivals, Datasource } from '@casbah/contract/datasources';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Histogram } from '@casbah/widgets/histogram/Histogram.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { SkeletonText } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { Trend } from '@casbah/widgets/trend/Trend.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import { aboutTime } from './about-time.ts';
import { type ArrivalDays, arrivalsQuery } from './queries.ts';
import css from './Sources.module.css';

/** When a source's events happened, how late they arrived, and where some are missing. */
export function ArrivalsCard({ source }: { source: Datasource }) {
  const say = useWords<typeof datasourcesWords>();
  const [days, setDays] = useState<ArrivalDays>('7');
  const { data, error, refetch } = useQuery(arrivalsQuery(source, days));
  return (
    <Card
      title={say('datasources.arrivals.title', { name: source.name })}
      aside={
        <SegmentedControl
          label={say('datasources.arrivals.range')}
          value={days}
          onChange={setDays}
          segments={[
            { value: '7', label: say('datasources.arrivals.days', { days: 7 }) },
            { value: '30', label: say('datasources.arrivals.days', { days: 30 }) },
          ]}
        />
      }
    >
      {error !== null && data === undefined ? (
        <ErrorView error={error} onRetry={() => void refetch()} compact />
      ) : data === undefined ? (
        <SkeletonText lines={6} />
      ) : data.newest_event === null ? (
        <p className={css.second}>{say('datasources.activity.none')}</p>
      ) : (
        <Shown arrivals={data} newest={Date.parse(data.newest_event)} name={source.name} />
      )}
    </Card>
  );
}

function Shown({ arrivals, newest, name }: { arrivals: Arrivals; newest: number; name: string }) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const { interval, lag } = arrivals;
  const range = { from: Date.parse(arrivals.from), to: Date.parse(arrivals.to) };
  const gaps = arrivals.gaps.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const missing = gaps.reduce((sum, { from, to }) => sum + (to - from), 0) / HOUR_MS;
  const usual = lag.usual === null ? undefined : format.duration(aboutTime(lag.usual));
  const toldFrom = arrivals.gaps_told_from === null ? range.to : Date.parse(arrivals.gaps_told_from);
  const latest = gaps.at(-1);
  return (
    <div className={css.form}>
      {arrivals.silent_since === null ? null : (
        <p role="status" className={css.silent}>
          {say('datasources.arrivals.silent', {
            date: format.date(Date.parse(arrivals.silent_since), 'dayTime'),
            since: format.relative(Date.parse(arrivals.silent_since)),
          })}
        </p>
      )}
      <div className={css.figures}>
        <StatTile
          label={say('datasources.arrivals.newest')}
          value={format.relative(newest)}
          detail={format.date(newest, 'full')}
        />
        <StatTile
          label={say('datasources.arrivals.lag')}
          value={usual ?? '–'}
          detail={
            usual === undefined
              ? say('datasources.arrivals.lag.unknown')
              : say('datasources.arrivals.lag.sentence', { duration: usual })
          }
        />
        <StatTile
          label={say('datasources.arrivals.gaps')}
          value={toldFrom >= range.to ? '–' : format.number(missing)}
          tone={missing > 0 ? 'high' : undefined}
          detail={
            toldFrom >= range.to
              ? say('datasources.arrivals.gaps.early', { date: format.date(toldFrom, 'day') })
              : latest === undefined
                ? say('datasources.arrivals.gaps.none')
                : say('datasources.arrivals.gaps.latest', { range: format.range(latest) })
          }
        />
      </div>
      <p className={css.second}>
        {say('datasources.arrivals.usual')}{' '}
        {toldFrom > range.from && toldFrom < range.to
          ? say('datasources.arrivals.gaps.since', { date: format.date(toldFrom, 'day') })
          : null}
      </p>
      <Histogram
        title={say(interval === 'hour' ? 'datasources.arrivals.byHour' : 'datasources.arrivals.byDay')}
        buckets={arrivals.events.map(({ time, events }) => ({
          time: Date.parse(time),
          value: events,
          part: 0,
        }))}
        interval={interval}
        range={range}
        valueLabel={say('datasources.column.events')}
        partLabel={say('datasources.arrivals.gaps')}
        gaps={gaps}
        height={90}
        empty={say('datasources.arrivals.noEvents')}
        fileName={`${name}-events`}
      />
      {/* A single point adds nothing to the figure. */}
      {lag.over_time.length < 2 ? null : (
        <Trend
          title={say('datasources.arrivals.overTime')}
          series={[
            {
              id: 'lag',
              label: say('datasources.arrivals.minutes'),
              points: lag.over_time.map((one) => ({
                time: Date.parse(one.time),
                value: one.lag / MINUTE_MS,
              })),
            },
          ]}
          range={range}
          interval={interval}
          format={(minutes) => format.duration(minutes === 0 ? 0 : aboutTime(minutes * MINUTE_MS))}
          height={90}
          fileName={`${name}-lag`}
        />
      )}
    </div>
  );
}
