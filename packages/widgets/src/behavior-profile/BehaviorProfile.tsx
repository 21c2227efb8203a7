import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { max } from 'd3-array';
import { line } from 'd3-shape';
import { useIntl } from 'react-intl';
import { BEHAVIOR } from '../chart-datum/limits.ts';
import { axisValues } from '../chart-frame/axis.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { columnPath } from '../chart-frame/column-path.ts';
import { usePoints } from '../chart-frame/usePoints.ts';
import { useWidth } from '../chart-frame/useWidth.ts';
import { colourAt, PALETTES } from '../chart-palette/palette.ts';
import { ToneShape } from '../chip/ToneShape.tsx';
import { useFormat } from '../format/useFormat.ts';
import css from './BehaviorProfile.module.css';
import {
  type BehaviorPoint,
  type BehaviorSeries,
  behaviorTicks,
  countedPoints,
  whyProfileNotDrawn,
} from './profile.ts';

export interface BehaviorProfileProps extends ChartAround {
  series: BehaviorSeries;
  /** What was measured: “Uploaded”. */
  valueLabel: string;
  unit?: 'count' | 'bytes' | undefined;
  /** Formats values. */
  format: (value: number) => string;
  /** Maximum width in pixels. */
  width?: number | undefined;
  height?: number | undefined;
}

/** A person's activity by hour of a week or by day of a month, against their own usual range and their peers'. */
export function BehaviorProfile(props: BehaviorProfileProps) {
  const { series, valueLabel, format: words, height = BEHAVIOR.height } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const problem = whyProfileNotDrawn(series);
  const points = problem === undefined ? countedPoints(series) : [];
  const interval = series.chart_view === 'monthly' ? 'day' : 'hour';
  const most = points.reduce<BehaviorPoint | undefined>(
    (best, point) => (best === undefined || point.value > best.value ? point : best),
    undefined,
  );
  const user = formatMessage({ id: 'widgets.behavior.user' });
  const peer = formatMessage({ id: 'widgets.behavior.peer' });
  const unusual = formatMessage({ id: 'widgets.behavior.unusual' });
  return (
    <ChartFrame
      around={props}
      legend={[
        { label: valueLabel, colour: colourAt(0) },
        { label: unusual, colour: HIGH, icon: <ToneShape shape="triangle" /> },
        { label: user, icon: <LineMark />, colour: USER },
        { label: peer, icon: <LineMark dashed />, colour: PEER },
      ]}
      summary={
        most === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.behavior.summary' },
              {
                label: valueLabel,
                range: format.range({ from: series.start_time, to: series.end_time }),
                most: words(most.value),
                when: format.bucket(most.time, interval),
                count: points.filter(({ anomalous }) => anomalous).length,
              },
            )
      }
      table={{
        columns: [formatMessage({ id: 'widgets.histogram.time' }), valueLabel, user, peer, unusual],
        rows: points.map(({ time, value, value_user, value_peer, anomalous }) => ({
          cells: [
            format.bucket(time, interval),
            words(value),
            words(value_user),
            words(value_peer),
            anomalous ? unusual : '',
          ],
          values: [isoTime(time), value, value_user, value_peer, anomalous ? 1 : 0],
        })),
      }}
      problem={problem}
      height={height}
    >
      <Drawing {...props} points={points} height={height} />
    </ChartFrame>
  );
}

const USER = colourAt(1);
const PEER = colourAt(7);
const HIGH = PALETTES.severity[2] ?? 'currentColor';

function LineMark({ dashed = false }: { dashed?: boolean }) {
  return (
    <svg aria-hidden="true" width={16} height={8}>
      <path d="M0 4H16" stroke="currentColor" strokeWidth={2} strokeDasharray={dashed ? '4 3' : undefined} />
    </svg>
  );
}

const AXIS = 22;
/** Width of a tick label in pixels. */
const NAME = 46;

function Drawing({
  series,
  points,
  valueLabel,
  unit = 'count',
  format: words,
  width: wanted = BEHAVIOR.width,
  height,
}: BehaviorProfileProps & { points: readonly BehaviorPoint[]; height: number }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [box, room] = useWidth<HTMLDivElement>();
  const width = Math.min(wanted, room);
  const { shown, pointProps } = usePoints(points.length);
  const weekly = series.chart_view === 'weekly';
  const { barWidth } = BEHAVIOR[series.chart_view];
  const span = series.end_time - series.start_time;
  const slot = (weekly ? HOUR_MS : DAY_MS) * (width / span);
  const x = (time: number) => ((time - series.start_time) / span) * width;
  const center = (time: number) => x(time) + slot / 2;
  const base = height - AXIS;
  const values = axisValues(
    max(points, (point) => Math.max(point.value, point.value_user, point.value_peer)) ?? 0,
    unit,
  );
  const top = values.at(-1) ?? 0;
  const y = (value: number) => base - (top > 0 ? (value / top) * (base - 18) : 0);
  const usual = (value: (point: BehaviorPoint) => number) =>
    line<BehaviorPoint>()
      .x((point) => center(point.time))
      .y((point) => y(value(point)))([...points]) ?? '';
  const ticks = behaviorTicks(series);
  const every = Math.max(1, Math.ceil(NAME / Math.max(1, width / Math.max(1, ticks.length))));
  const tip = shown === undefined ? undefined : points[shown];
  const tell = (point: BehaviorPoint) =>
    formatMessage(
      { id: 'widgets.behavior.point' },
      {
        when: format.bucket(point.time, weekly ? 'hour' : 'day'),
        label: valueLabel,
        value: words(point.value),
        user: words(point.value_user),
        peer: words(point.value_peer),
        anomalous: point.anomalous ? 'yes' : 'no',
      },
    );
  return (
    <div ref={box} className={css.box} style={{ maxWidth: wanted }}>
      {width === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields
        <svg
          role="group"
          aria-label={formatMessage({ id: 'widgets.chart.points' })}
          width={width}
          height={height}
          className={css.svg}
        >
          {values.map((value) => (
            <g key={value}>
              <path className={css.grid} d={`M0 ${Math.round(y(value)) + 0.5}H${width}`} />
              {value === 0 ? null : (
                <text className={css.value} x={0} y={y(value) - 4}>
                  {words(value)}
                </text>
              )}
            </g>
          ))}
          {ticks.map((time, index) => (
            <g key={time} data-tick="">
              <path className={css.tick} d={`M${Math.round(x(time)) + 0.5} ${base}v4`} />
              {index % every !== 0 || x(time) > width - 30 ? null : (
                <text className={css.value} x={x(time) + (weekly ? 0 : 1)} y={base + 17}>
                  {format.date(time, weekly ? (time % DAY_MS === 0 ? 'weekday' : 'time') : 'day')}
                </text>
              )}
            </g>
          ))}
          {points.map((point, index) => {
            const wide = Math.min(barWidth, Math.max(1, slot * 0.9));
            return (
              <g key={point.time} className={css.point} {...pointProps(index, tell(point))}>
                <rect className={css.hit} x={x(point.time)} width={Math.max(1, slot)} height={base} />
                {point.value === 0 ? null : (
                  <path
                    data-bar=""
                    className={css.bar}
                    data-lit={shown === index ? '' : undefined}
                    fill={point.anomalous ? HIGH : colourAt(0)}
                    d={columnPath(
                      center(point.time) - wide / 2,
                      base,
                      wide,
                      Math.max(1, base - y(point.value)),
                      wide / 2,
                    )}
                  />
                )}
                {point.anomalous ? (
                  <path
                    data-anomalous=""
                    fill={HIGH}
                    d={`M${center(point.time)} ${y(point.value) - 12}l5 8h-10z`}
                  />
                ) : null}
              </g>
            );
          })}
          <g className={css.usual}>
            <path stroke={PEER} strokeDasharray="5 4" d={usual((point) => point.value_peer)} />
            <path stroke={USER} d={usual((point) => point.value_user)} />
          </g>
        </svg>
      )}
      {tip === undefined ? null : (
        <ChartTip x={center(tip.time)} y={y(tip.value) - (tip.anomalous ? 10 : 0)} width={width}>
          {tell(tip)}
        </ChartTip>
      )}
    </div>
  );
}
