import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { whyNotDrawn } from '../chart-datum/chart-datum.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { fitted } from '../chart-frame/fitted.ts';
import { Sized } from '../chart-frame/Sized.tsx';
import { usePoints } from '../chart-frame/usePoints.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './ChordChart.module.css';
import { chordLayout, type Flow } from './chord-layout.ts';

export interface ChordChartProps extends ChartAround {
  flows: readonly Flow[];
  /** Labels for source, target and value: “Department”, “Service”, “Files”. */
  sourceLabel: string;
  targetLabel: string;
  valueLabel: string;
  /** Size of the square drawing in pixels, including names. */
  size?: number | undefined;
  format?: ((value: number) => string) | undefined;
}

const SIZE = 420;
/** Space around the circle for names, as a fraction of the drawing. */
const NAMES = 0.22;

/** Flows between a few items: names on a circle, joined by ribbons as wide as the flow. */
export function ChordChart(props: ChordChartProps) {
  const { flows, size = SIZE } = props;
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const format = props.format ?? number;
  const problem = whyChordsNotDrawn(flows);
  const sound = problem === undefined ? flows.filter(({ value }) => value > 0) : [];
  const largest = sound.reduce<Flow | undefined>(
    (best, flow) => (best === undefined || flow.value > best.value ? flow : best),
    undefined,
  );
  return (
    <ChartFrame
      around={props}
      summary={
        largest === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.chord.summary' },
              {
                flows: sound.length,
                source: largest.source,
                target: largest.target,
                value: format(largest.value),
              },
            )
      }
      table={{
        columns: [props.sourceLabel, props.targetLabel, props.valueLabel],
        rows: [...sound]
          .sort((a, b) => b.value - a.value)
          .map(({ source, target, value }) => ({
            cells: [source, target, format(value)],
            values: [source, target, value],
          })),
      }}
      problem={problem}
      height={size}
    >
      <Sized width={size}>
        {(room, aside) => <Circle flows={sound} size={room} aside={aside} format={format} />}
      </Sized>
    </ChartFrame>
  );
}

/** Why flows can't be drawn, for the log. */
function whyChordsNotDrawn(flows: readonly Flow[]): string | undefined {
  const wrong = whyNotDrawn(flows, ({ value }) => value);
  if (wrong !== undefined) return wrong;
  const nameless = flows.findIndex(({ source, target }) =>
    [source, target].some((name) => typeof name !== 'string'),
  );
  return nameless === -1 ? undefined : `flow ${nameless} has no name at one end`;
}

function Circle({
  flows,
  size,
  aside,
  format,
}: {
  flows: readonly Flow[];
  size: number;
  aside: number;
  format: (value: number) => string;
}) {
  const { formatMessage } = useIntl();
  const others = formatMessage({ id: 'widgets.chord.others' });
  const room = size * NAMES;
  const radius = size / 2 - room;
  const { parts, ribbons } = useMemo(() => chordLayout(flows, others, radius), [flows, others, radius]);
  const { shown, pointProps } = usePoints(parts.length + ribbons.length);
  const part = shown === undefined ? undefined : parts[shown];
  const ribbon = shown === undefined ? undefined : ribbons[shown - parts.length];
  const lit = (one: (typeof ribbons)[number]) =>
    shown === undefined || one === ribbon || one.source === shown || one.target === shown;
  const partWords = (one: (typeof parts)[number]) =>
    formatMessage(
      { id: 'widgets.chord.part' },
      { label: one.label, out: format(one.out), in: format(one.in) },
    );
  const ribbonWords = (one: (typeof ribbons)[number]) =>
    formatMessage(
      { id: 'widgets.chord.flow' },
      {
        source: parts[one.source]?.label,
        target: parts[one.target]?.label,
        value: format(one.value),
      },
    );
  const middle = size / 2;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields */}
      <svg
        role="group"
        aria-label={formatMessage({ id: 'widgets.chart.points' })}
        width={size}
        height={size}
        className={css.svg}
      >
        <g transform={`translate(${middle} ${middle})`}>
          {parts.map((one, index) => (
            <g key={one.label} className={css.point} {...pointProps(index, partWords(one))}>
              <path d={one.outline} className={css.part} style={{ color: colourAt(index) }} />
              {one.span * radius < 11 && index !== shown ? null : (
                <svg aria-hidden="true" className={css.svg}>
                  <text
                    className={css.name}
                    transform={`rotate(${(one.nameAngle * 180) / Math.PI - 90}) translate(${radius + 7} 0)${one.flipped ? ' rotate(180)' : ''}`}
                    textAnchor={one.flipped ? 'end' : 'start'}
                    dominantBaseline="central"
                  >
                    {fitted(
                      one.label,
                      room - 10 + (Math.abs(Math.sin(one.nameAngle)) > 0.8 ? Math.min(60, aside) : 0),
                    )}
                  </text>
                </svg>
              )}
            </g>
          ))}
          {ribbons.map((one, index) => (
            <path
              key={`${one.source} ${one.target}`}
              d={one.outline}
              className={css.ribbon}
              data-dim={lit(one) ? undefined : true}
              style={{ color: colourAt(one.source) }}
              {...pointProps(parts.length + index, ribbonWords(one))}
            />
          ))}
        </g>
      </svg>
      {part === undefined ? null : (
        <ChartTip x={middle + part.middle.x} y={middle + part.middle.y} width={size}>
          {partWords(part)}
        </ChartTip>
      )}
      {ribbon === undefined ? null : (
        <ChartTip x={middle + ribbon.middle.x} y={middle + ribbon.middle.y} width={size}>
          {ribbonWords(ribbon)}
        </ChartTip>
      )}
    </>
  );
}
