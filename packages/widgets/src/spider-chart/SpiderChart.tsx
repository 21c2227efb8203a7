import { max, maxIndex, minIndex } from 'd3-array';
import { useIntl } from 'react-intl';
import { whyInvalid, whyNotDrawn } from '../chart-datum/chart-datum.ts';
import { ChartFrame, type SeriesTone } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { fitted } from '../chart-frame/fitted.ts';
import { Sized } from '../chart-frame/Sized.tsx';
import { usePoints } from '../chart-frame/usePoints.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './SpiderChart.module.css';
import { axesOf, SPIDER_SIZE, type SpiderSeries, spiderLayout } from './spider-layout.ts';

export interface SpiderChartProps extends ChartAround {
  series: readonly SpiderSeries[];
  /** What the axes are: “Category”. */
  axisLabel: string;
  /** Value at the edge; the largest value by default. */
  most?: number | undefined;
  width?: number | undefined;
  height?: number | undefined;
  format?: ((value: number) => string) | undefined;
}

/** Why the chart can't be drawn, for the log. */
function whySpiderNotDrawn(series: readonly SpiderSeries[]): string | undefined {
  const wrong = whyInvalid(series, ({ values }) => (Array.isArray(values) ? 0 : Number.NaN));
  return (
    wrong ??
    whyNotDrawn(
      series.flatMap(({ values }) => values),
      ({ value }) => value,
    )
  );
}

/** Spider chart for comparing profiles: one axis per measure, one shape per series. */
export function SpiderChart(props: SpiderChartProps) {
  const { series, axisLabel, width = SPIDER_SIZE, height = SPIDER_SIZE } = props;
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const format = props.format ?? number;
  const problem = whySpiderNotDrawn(series);
  const sound = problem === undefined ? series : [];
  const amountOn = ({ values }: SpiderSeries, axis: string) => values.find((one) => one.axis === axis)?.value;

  return (
    <ChartFrame
      around={props}
      legend={sound.map(({ label }, index) => ({ label, tone: toneAt(index) }))}
      summary={
        problem === undefined
          ? sound
              .flatMap(({ label, values }) => {
                const highest = values[maxIndex(values, ({ value }) => value)];
                const lowest = values[minIndex(values, ({ value }) => value)];
                if (highest === undefined || lowest === undefined) return [];
                return formatMessage(
                  { id: 'widgets.spider.summary' },
                  {
                    series: label,
                    highest: highest.axis,
                    most: format(highest.value),
                    lowest: lowest.axis,
                    least: format(lowest.value),
                  },
                );
              })
              .join(' ')
          : formatMessage({ id: 'widgets.chart.NO_DATA' })
      }
      table={{
        columns: [axisLabel, ...sound.map(({ label }) => label)],
        rows: axesOf(sound).map((axis) => {
          const values = sound.map((one) => amountOn(one, axis));
          return {
            cells: [axis, ...values.map((value) => (value === undefined ? '–' : format(value)))],
            values: [axis, ...values.map((value) => value ?? '')],
          };
        }),
      }}
      problem={problem}
      height={height}
    >
      <Sized width={width}>
        {(room, aside) => (
          <Web
            series={sound}
            most={props.most ?? max(sound, ({ values }) => max(values, ({ value }) => value)) ?? 0}
            width={room}
            height={height}
            aside={aside}
            format={format}
          />
        )}
      </Sized>
    </ChartFrame>
  );
}

const TONES: readonly SeriesTone[] = [1, 2, 3, 4, 5, 6, 7, 8];
const toneAt = (index: number): SeriesTone => TONES[index % TONES.length] ?? 1;

function Web({
  series,
  most,
  width,
  height,
  aside,
  format,
}: {
  series: readonly SpiderSeries[];
  most: number;
  width: number;
  height: number;
  aside: number;
  format: (value: number) => string;
}) {
  const { formatMessage } = useIntl();
  const { axes, rings, shapes, points } = spiderLayout(series, most, width, height);
  const { shown, pointProps } = usePoints(points.length);
  const words = (point: (typeof points)[number]) =>
    formatMessage(
      { id: 'widgets.spider.point' },
      { series: series[point.series]?.label, axis: point.axis, value: format(point.value) },
    );
  const tip = shown === undefined ? undefined : points[shown];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields */}
      <svg
        role="group"
        aria-label={formatMessage({ id: 'widgets.chart.points' })}
        width={width}
        height={height}
        className={css.svg}
      >
        <svg aria-hidden="true" className={css.svg}>
          {rings.map((ring) => (
            <path key={ring} d={ring} className={css.ring} />
          ))}
          {axes.map(({ axis, x, y }) => (
            <path key={axis} d={`M${width / 2} ${height / 2}L${x} ${y}`} className={css.ring} />
          ))}
          {axes.map((one) =>
            one.named ? (
              <text
                key={one.axis}
                className={css.name}
                x={one.nameX}
                y={one.nameY}
                textAnchor={one.anchor}
                dominantBaseline="middle"
              >
                {fitted(one.axis, one.anchor === 'middle' ? width / 3 : aside + roomBeside(one.nameX, width))}
              </text>
            ) : null,
          )}
          {shapes.map(({ outline }, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a series is its place, and two may have one name
              key={index}
              d={outline}
              className={css.shape}
              style={{ color: colourAt(index) }}
            />
          ))}
        </svg>
        {points.map((point, index) => (
          <g
            key={`${point.series}\n${point.axis}`}
            className={css.point}
            style={{ color: colourAt(point.series) }}
            {...pointProps(index, words(point))}
          >
            <circle cx={point.x} cy={point.y} r={10} className={css.hit} />
            <circle cx={point.x} cy={point.y} r={index === shown ? 4.5 : 3} className={css.dot} />
          </g>
        ))}
      </svg>
      {tip === undefined ? null : (
        <ChartTip x={tip.x} y={tip.y} width={width}>
          {words(tip)}
        </ChartTip>
      )}
    </>
  );
}

/** Pixels between a label and the nearer side of the drawing. */
const roomBeside = (x: number, width: number): number => Math.max(0, x > width / 2 ? width - x : x);
