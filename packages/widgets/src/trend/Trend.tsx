import { isoTime } from '@casbah/domain/iso-time';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { bisectCenter, max } from 'd3-array';
import { area, line } from 'd3-shape';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { whyNotDrawn } from '../chart-datum/chart-datum.ts';
import { axisValues } from '../chart-frame/axis.ts';
import { ChartFrame, type SeriesTone } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { pointByKey } from '../chart-frame/point-keys.ts';
import { useWidth } from '../chart-frame/useWidth.ts';
import { useBucketFormat, useFormat } from '../format/useFormat.ts';
import { axisTicks } from '../histogram/slots.ts';
import css from './Trend.module.css';

export interface TrendPoint {
  /** Ms since 1970 UTC. */
  time: number;
  value: number;
  /** Unusual value. */
  marked?: boolean | undefined;
}

export interface TrendBand {
  time: number;
  low: number;
  high: number;
}

export interface TrendSeries {
  id: string;
  label: string;
  points: readonly TrendPoint[];
  tone?: SeriesTone | undefined;
}

export interface TrendProps extends ChartAround {
  series: readonly TrendSeries[];
  /** Usual range, shaded: low and high at the times of the first series; times without a range are omitted. */
  band?: { label: string; points: readonly TrendBand[] } | undefined;
  /** Opens details of a marked point in the first series, by mouse or Enter. */
  onOpen?: ((time: number) => void) | undefined;
  range: TimeRange;
  interval: Interval;
  unit?: 'count' | 'bytes' | undefined;
  /** Formats values. */
  format: (value: number) => string;
  /** Fills the area below the line. */
  filled?: boolean | undefined;
  height?: number | undefined;
  /** Time zone of the points' days; UTC by default, as on the server. */
  bucketZone?: string | undefined;
}

const AXIS = 20;

/** Values over time: one line per series, with the usual range behind it. */
export function Trend(props: TrendProps) {
  const { series, band, interval, format: words, height = 140, bucketZone = 'UTC' } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const told = useBucketFormat(interval, bucketZone);
  const problem = whyNotDrawn(
    series.flatMap(({ points }) => points),
    // Data gaps are gaps in the line.
    ({ value }) => (Number.isNaN(value) ? 0 : value),
  );
  const first = problem === undefined ? series[0] : undefined;
  const most = first?.points.reduce<TrendPoint | undefined>(
    (best, point) => (point.value > (best?.value ?? 0) ? point : best),
    undefined,
  );
  const times = first?.points.map((point) => point.time) ?? [];
  const usual = new Map(band?.points.map((point) => [point.time, point]));
  const bandColumns =
    band === undefined
      ? []
      : [
          formatMessage({ id: 'widgets.trend.low' }, { label: band.label }),
          formatMessage({ id: 'widgets.trend.high' }, { label: band.label }),
        ];
  const bandAt = (time: number): readonly (number | undefined)[] =>
    band === undefined ? [] : [usual.get(time)?.low, usual.get(time)?.high];
  return (
    <ChartFrame
      around={props}
      legend={
        series.length > 1 || band !== undefined
          ? [
              ...series.map((one, index) => ({ label: one.label, tone: one.tone ?? toneAt(index) })),
              ...(band === undefined ? [] : [{ label: band.label, colour: 'var(--accent-line)' }]),
            ]
          : []
      }
      summary={
        first === undefined || most === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.trend.summary' },
              {
                label: first.label,
                range: format.range(props.range),
                most: words(most.value),
                when: told.bucket(most.time, interval),
                marked: first.points.filter((point) => point.marked === true).length,
              },
            )
      }
      table={{
        columns: [
          formatMessage({ id: 'widgets.histogram.time' }),
          ...series.map((one) => one.label),
          ...bandColumns,
        ],
        rows: (problem === undefined ? times : []).map((time, index) => ({
          cells: [
            told.bucket(time, interval),
            ...series.map((one) => words(one.points[index]?.value ?? 0)),
            ...bandAt(time).map((value) => (value === undefined ? '–' : words(value))),
          ],
          values: [
            isoTime(time),
            ...series.map((one) => one.points[index]?.value ?? 0),
            ...bandAt(time).map((value) => value ?? null),
          ],
        })),
      }}
      problem={problem}
      height={height + AXIS}
    >
      <Drawing {...props} height={height} />
    </ChartFrame>
  );
}

function toneAt(index: number): SeriesTone {
  const tones = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  return tones[index % tones.length] ?? 1;
}

function Drawing({
  series,
  band,
  onOpen,
  range,
  interval,
  unit = 'count',
  format: words,
  filled = false,
  height,
  bucketZone = 'UTC',
}: TrendProps & { height: number }) {
  const { formatMessage } = useIntl();
  const told = useBucketFormat(interval, bucketZone);
  const [box, width] = useWidth<HTMLDivElement>();
  const [hovered, setHovered] = useState<number>();
  const largest = Math.max(
    max(series, (one) => max(one.points, (point) => point.value) ?? 0) ?? 0,
    max(band?.points ?? [], (point) => point.high) ?? 0,
  );
  const values = axisValues(largest, unit);
  const top = values.at(-1) ?? 1;
  const x = (time: number) => ((time - range.from) / Math.max(1, range.to - range.from)) * width;
  const y = (value: number) => height - (top === 0 ? 0 : (Math.max(0, value) / top) * (height - 14));
  const path = line<TrendPoint>()
    .defined((point) => Number.isFinite(point.value))
    .x((point) => x(point.time))
    .y((point) => y(point.value));
  const below = area<TrendPoint>()
    .defined((point) => Number.isFinite(point.value))
    .x((point) => x(point.time))
    .y0(height)
    .y1((point) => y(point.value));
  const usual = area<TrendBand | undefined>()
    .defined((point) => point !== undefined)
    .x((point) => x(point?.time ?? 0))
    .y0((point) => y(point?.low ?? 0))
    .y1((point) => y(point?.high ?? 0));
  const first = series[0];
  const bandByTime = new Map(band?.points.map((point) => [point.time, point]));
  const bandInOrder = (first?.points ?? []).map(({ time }) => bandByTime.get(time));
  const at = hovered === undefined ? undefined : first?.points[hovered];
  const count = first?.points.length ?? 0;
  const tell = (index: number) => {
    const point = first?.points[index];
    if (point === undefined) return '';
    const inBand = bandByTime.get(point.time);
    const said = series.map((one) => {
      const value = words(one.points[index]?.value ?? 0);
      return series.length > 1 ? `${one.label} ${value}` : value;
    });
    return formatMessage(
      { id: 'widgets.trend.point' },
      {
        when: told.bucket(point.time, interval),
        values: [
          ...said,
          ...(inBand === undefined || band === undefined
            ? []
            : [
                formatMessage(
                  { id: 'widgets.trend.usual' },
                  { label: band.label, low: words(inBand.low), high: words(inBand.high) },
                ),
              ]),
        ].join(', '),
        marked: point.marked === true ? 'yes' : 'no',
      },
    );
  };

  return (
    <div
      ref={box}
      className={css.box}
      role="slider"
      tabIndex={0}
      aria-label={formatMessage({ id: 'widgets.chart.points' })}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, count - 1)}
      aria-valuenow={hovered ?? Math.max(0, count - 1)}
      aria-valuetext={tell(hovered ?? count - 1)}
      aria-readonly="true"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && hovered !== undefined) {
          setHovered(undefined);
          event.stopPropagation();
          return;
        }
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' && at?.marked === true && onOpen !== undefined) {
          event.preventDefault();
          onOpen(at.time);
          return;
        }
        const next = pointByKey(event.key, hovered ?? count, count);
        if (next === undefined) return;
        event.preventDefault();
        setHovered(next);
      }}
      onBlur={() => setHovered(undefined)}
    >
      {width === 0 ? null : (
        <svg
          aria-hidden="true"
          width={width}
          height={height + AXIS}
          className={css.svg}
          onPointerMove={(event) => {
            const { left } = event.currentTarget.getBoundingClientRect();
            const time = range.from + ((event.clientX - left) / width) * (range.to - range.from);
            setHovered(
              bisectCenter(
                (first?.points ?? []).map((point) => point.time),
                time,
              ),
            );
          }}
          onPointerLeave={() => setHovered(undefined)}
          onClick={() => {
            if (at?.marked === true) onOpen?.(at.time);
          }}
          style={at?.marked === true && onOpen !== undefined ? { cursor: 'pointer' } : undefined}
        >
          <rect className={css.hit} width={width} height={height} />
          {values.map((value) => (
            <g key={value}>
              <path className={css.grid} d={`M0 ${y(value) + 0.5}H${width}`} />
              {value === 0 ? null : (
                <text className={css.value} x={0} y={y(value) - 3}>
                  {words(value)}
                </text>
              )}
            </g>
          ))}
          {band === undefined ? null : <path className={css.band} d={usual(bandInOrder) ?? ''} />}
          {series.map((one, index) => {
            const colour = `var(--series-${one.tone ?? toneAt(index)})`;
            return (
              <g key={one.id}>
                {filled ? (
                  <path className={css.below} fill={colour} d={below([...one.points]) ?? ''} />
                ) : null}
                <path className={css.line} stroke={colour} d={path([...one.points]) ?? ''} />
                {one.points.map((point) =>
                  point.marked === true ? (
                    <circle
                      key={point.time}
                      className={css.marked}
                      cx={x(point.time)}
                      cy={y(point.value)}
                      r={4}
                    />
                  ) : null,
                )}
              </g>
            );
          })}
          {at === undefined ? null : (
            <>
              <path className={css.cursor} d={`M${x(at.time)} 0V${height}`} />
              {Number.isFinite(at.value) ? (
                <circle className={css.point} cx={x(at.time)} cy={y(at.value)} r={3.5} />
              ) : null}
            </>
          )}
          {axisTicks(range, width, told.zone).map((tick) =>
            x(tick.time) > width - 36 ? null : (
              <text key={tick.time} className={css.value} x={x(tick.time) + 1} y={height + 15}>
                {told.date(tick.time, tick.style)}
              </text>
            ),
          )}
        </svg>
      )}
      {at === undefined || hovered === undefined ? null : (
        <ChartTip x={x(at.time)} width={width}>
          {tell(hovered)}
        </ChartTip>
      )}
    </div>
  );
}
