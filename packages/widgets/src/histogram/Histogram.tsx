import { isoTime } from '@casbah/domain/iso-time';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { whyNotDrawn } from '../chart-datum/chart-datum.ts';
import { axisValues } from '../chart-frame/axis.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { useWidth } from '../chart-frame/useWidth.ts';
import { useBucketFormat, useFormat } from '../format/useFormat.ts';
import css from './Histogram.module.css';
import {
  axisTicks,
  type Brush,
  type Bucket,
  brushByKey,
  brushedRange,
  missingHours,
  type Slot,
  slotAt,
  slotsOf,
} from './slots.ts';

/** Loaded only for charts drawn as lines; most are bars. */
const HistogramLines = lazy(() => import('./HistogramLines.tsx'));

export interface HistogramProps extends ChartAround {
  buckets: readonly Bucket[];
  interval: Interval;
  /** Visible range. */
  range: TimeRange;
  /** What a bucket counts: “Requests”. */
  valueLabel: string;
  /** Label of the highlighted part, such as “High risk”. */
  partLabel: string;
  /**
   * Times with missing data, drawn as bands, even within a bar. `partLabel` then names them (“Missing hours”), and the
   * tooltip shows their hours instead of the part.
   */
  gaps?: readonly TimeRange[] | undefined;
  /** Marked part of the range. */
  marked?: TimeRange | undefined;
  /** Without it, the range can't be narrowed here. */
  onRange?: ((range: TimeRange) => void) | undefined;
  /** Height of the bars in pixels, without the axis. */
  height?: number | undefined;
  /** Bars, a line through their tops, or a filled area. */
  form?: 'bars' | 'line' | 'area' | undefined;
  /** Time zone of the buckets; UTC by default, as on the server. */
  bucketZone?: string | undefined;
}

const AXIS = 20;
/** Pixels above the highest line, for its value. */
const LABEL = 12;
/** Maximum pixels between press and release for a click. */
const CLICK_WITHIN = 4;

/** Counts over time, with a highlighted part. Select a range by dragging, or with arrows and Enter. */
export function Histogram(props: HistogramProps) {
  const { buckets, interval, range, valueLabel, partLabel, onRange, height = 70 } = props;
  const { bucketZone = 'UTC', gaps } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const told = useBucketFormat(interval, bucketZone);
  const problem = whyNotDrawn(buckets, ({ value }) => value);
  const slots = useMemo(
    () => (problem === undefined ? slotsOf(buckets, interval, range, bucketZone) : []),
    [problem, buckets, interval, range, bucketZone],
  );
  const total = slots.reduce((sum, slot) => sum + slot.value, 0);
  const part = slots.reduce((sum, slot) => sum + partOf(slot, gaps), 0);
  const most = slots.reduce<Slot | undefined>(
    (best, slot) => (slot.value > (best?.value ?? 0) ? slot : best),
    undefined,
  );

  const table = useMemo(
    () => ({
      columns: [formatMessage({ id: 'widgets.histogram.time' }), valueLabel, partLabel],
      rows: (total > 0 ? slots : []).map((slot) => ({
        cells: [
          told.bucket(slot.time, interval),
          format.number(slot.value),
          format.number(partOf(slot, gaps)),
        ],
        values: [isoTime(slot.time), slot.value, partOf(slot, gaps)],
      })),
    }),
    [slots, total, gaps, interval, valueLabel, partLabel, format, told, formatMessage],
  );
  const summary =
    most === undefined
      ? formatMessage({ id: 'widgets.chart.NO_DATA' })
      : formatMessage(
          { id: 'widgets.histogram.summary' },
          {
            total: format.compact(total),
            value: valueLabel,
            range: format.range(range),
            share: gaps === undefined ? format.percent(total === 0 ? 0 : part / total) : format.number(part),
            part: partLabel,
            when: told.bucket(most.time, interval),
            most: format.compact(most.value),
          },
        );

  return (
    <ChartFrame
      around={props}
      hint={onRange === undefined ? undefined : formatMessage({ id: 'widgets.histogram.hint' })}
      legend={[
        gaps === undefined ? { label: partLabel, tone: 4 } : { label: partLabel, colour: 'var(--risk-high)' },
      ]}
      summary={summary}
      table={table}
      problem={problem}
      height={height + AXIS}
    >
      <Bars {...props} slots={slots} height={height} />
    </ChartFrame>
  );
}

/** Highlighted part of a slot, or its number of missing hours. */
function partOf(slot: Slot, gaps: readonly TimeRange[] | undefined): number {
  return gaps === undefined ? slot.part : missingHours(slot, gaps);
}

function Bars({
  slots,
  interval,
  range: whole,
  valueLabel,
  partLabel,
  gaps,
  marked,
  onRange,
  height,
  form = 'bars',
  bucketZone = 'UTC',
}: HistogramProps & { slots: readonly Slot[]; height: number }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const told = useBucketFormat(interval, bucketZone);
  const [box, width] = useWidth<HTMLDivElement>();
  const [brush, setBrush] = useState<Brush>();
  const [hovered, setHovered] = useState<number>();
  const pressedAt = useRef<number>(undefined);

  const first = slots[0];
  const last = slots.at(-1);
  const from = first?.time ?? 0;
  const span = Math.max(1, (last?.end ?? 1) - from);
  const x = (time: number) => ((time - from) / span) * width;
  const largest = slots.reduce((most, slot) => Math.max(most, slot.value), 0);
  const lines = axisValues(largest, 'count').slice(1);
  const top = lines.at(-1) ?? 1;
  // At least 1 px, so that a few requests are visible beside thousands. The part is drawn to scale.
  const y = (value: number) => (value <= 0 ? 0 : Math.max(1, (value / top) * (height - LABEL)));
  const band = brush === undefined ? marked : brushedRange(brush, slots);
  const dragging = pressedAt.current !== undefined;

  const words = (index: number) => {
    const slot = slots[index];
    if (slot === undefined) return '';
    return formatMessage(
      { id: 'widgets.histogram.slot' },
      {
        when: told.bucket(slot.time, interval),
        value: valueLabel,
        count: format.number(slot.value),
        part: partLabel,
        partCount: format.number(partOf(slot, gaps)),
      },
    );
  };
  const at = (event: PointerEvent) => {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect();
    return slotAt(Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, wide))), slots);
  };
  const apply = (done: Brush | undefined) => {
    const range = done === undefined ? undefined : brushedRange(done, slots);
    setBrush(undefined);
    if (range !== undefined) onRange?.(range);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && brush !== undefined) apply(brush);
    else if (event.key === 'Escape' && brush !== undefined) {
      pressedAt.current = undefined;
      setBrush(undefined);
    } else {
      const next = brushByKey({ key: event.key, shift: event.shiftKey }, brush, slots.length);
      if (next === undefined) return;
      setBrush(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const shownAt = dragging ? undefined : (hovered ?? brush?.focus);
  const range = brush === undefined ? undefined : brushedRange(brush, slots);
  const spoken =
    brush !== undefined && range !== undefined && brush.anchor !== brush.focus
      ? format.range(range)
      : words(brush?.focus ?? slots.length - 1);

  return (
    <div ref={box} className={css.box}>
      <div
        className={css.plot}
        style={{ height: height + AXIS, cursor: onRange === undefined ? undefined : 'crosshair' }}
        {...(onRange === undefined
          ? {}
          : {
              role: 'slider',
              tabIndex: 0,
              'aria-label': formatMessage({ id: 'widgets.histogram.narrow' }),
              'aria-valuemin': 0,
              'aria-valuemax': Math.max(0, slots.length - 1),
              'aria-valuenow': brush?.focus ?? slots.length - 1,
              'aria-valuetext': spoken,
              onKeyDown,
              onBlur: () => setBrush(undefined),
            })}
        onPointerDown={(event) => {
          if (onRange === undefined || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pressedAt.current = event.clientX;
          const index = at(event);
          setBrush({ anchor: index, focus: index });
        }}
        onPointerMove={(event) => {
          const index = at(event);
          setHovered(index);
          if (pressedAt.current !== undefined && brush !== undefined) setBrush({ ...brush, focus: index });
        }}
        onPointerUp={(event) => {
          if (pressedAt.current === undefined || brush === undefined) return;
          const clicked = Math.abs(event.clientX - pressedAt.current) < CLICK_WITHIN;
          pressedAt.current = undefined;
          apply(clicked ? { anchor: brush.anchor, focus: brush.anchor } : brush);
        }}
        onPointerCancel={() => {
          pressedAt.current = undefined;
          setBrush(undefined);
        }}
        onPointerLeave={() => setHovered(undefined)}
      >
        {width === 0 ? null : (
          <svg aria-hidden="true" width={width} height={height + AXIS} className={css.svg}>
            {lines.map((value) => (
              <path
                key={value}
                className={css.grid}
                d={`M0 ${Math.round(height - y(value)) + 0.5}H${width}`}
              />
            ))}
            {band === undefined ? null : (
              <g className={css.band}>
                <rect x={x(band.from)} width={Math.max(2, x(band.to) - x(band.from))} height={height} />
                <path d={`M${x(band.from)} 0v${height}M${x(band.to)} 0v${height}`} />
              </g>
            )}
            {form === 'bars' ? null : (
              <Suspense fallback={null}>
                <HistogramLines
                  slots={slots}
                  x={(slot) => x((slot.time + slot.end) / 2)}
                  y={y}
                  base={height}
                  filled={form === 'area'}
                  shownAt={shownAt}
                />
              </Suspense>
            )}
            {(form === 'bars' ? slots : []).map((slot, index) => (
              <Bar
                key={slot.time}
                x={x(slot.time)}
                width={x(slot.end) - x(slot.time)}
                base={height}
                value={y(slot.value)}
                part={slot.value === 0 ? 0 : (slot.part / slot.value) * y(slot.value)}
                lit={index === shownAt}
                isPartial={slot.time < whole.from || slot.end > whole.to}
              />
            ))}
            {(gaps ?? []).map((gap) => {
              const start = x(Math.max(from, gap.from));
              const wide = Math.max(3, x(Math.min(from + span, gap.to)) - start);
              return (
                <g key={gap.from} className={css.gap} data-gap="">
                  <rect x={start} width={wide} height={height} />
                  <path d={`M${start} ${height - 1.5}h${wide}`} />
                </g>
              );
            })}
            {top <= 0 ? null : (
              <text className={css.value} x={0} y={height - y(top) - 3}>
                {format.compact(top)}
              </text>
            )}
            <path className={css.base} d={`M0 ${height + 0.5}H${width}`} />
            {axisTicks({ from, to: from + span }, width, told.zone).map((tick) => {
              const place = x(tick.time);
              // The last label would overflow and hide bars.
              if (place > width - 36) return null;
              return (
                <text key={tick.time} className={css.tick} x={place + 1} y={height + 15}>
                  {told.date(tick.time, tick.style)}
                </text>
              );
            })}
          </svg>
        )}
        {shownAt === undefined || slots[shownAt] === undefined ? null : (
          <ChartTip x={x((slots[shownAt].time + slots[shownAt].end) / 2)} width={width}>
            {words(shownAt)}
          </ChartTip>
        )}
        {dragging && range !== undefined ? (
          <ChartTip x={(x(range.from) + x(range.to)) / 2} width={width}>
            {format.range(range)}
          </ChartTip>
        ) : null}
      </div>
    </div>
  );
}

function Bar({
  x,
  width,
  base,
  value,
  part,
  lit,
  isPartial,
}: {
  x: number;
  width: number;
  base: number;
  value: number;
  part: number;
  lit: boolean;
  /** Whether it is only partly within the range. */
  isPartial: boolean;
}) {
  if (value === 0) return null;
  const gap = width > 7 ? 2.4 : width > 3 ? 1 : 0;
  const wide = Math.max(0.6, width - gap);
  const radius = wide > 5 ? 1.5 : 0;
  const rest = value - part;
  return (
    <g className={lit ? css.lit : css.bar} data-partial={isPartial ? '' : undefined}>
      {rest > 0 ? (
        <rect x={x} y={base - rest} width={wide} height={rest} rx={radius} className={css.rest} />
      ) : null}
      {part > 0 ? (
        <rect
          x={x}
          y={base - value}
          width={wide}
          height={part > 2 && rest > 0 ? part - 0.6 : part}
          rx={radius}
          className={css.part}
        />
      ) : null}
    </g>
  );
}
