import { max, rollup, sum } from 'd3-array';
import { useIntl } from 'react-intl';
import { ZONES } from '../chart-datum/limits.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { Columns } from '../chart-frame/Columns.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { fitted } from '../chart-frame/fitted.ts';
import { PALETTES } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './ZonedBars.module.css';
import { whyZonesNotDrawn, type ZonedValue, type ZoneSettings, zoneAt, zonesOf } from './zones.ts';

export interface ZonedBarsProps extends ChartAround {
  data: readonly ZonedValue[];
  /** Defaults to low, medium and high on a scale from 0 to 99. */
  zones?: Partial<ZoneSettings> | undefined;
  /** What the scale measures: “Score”. */
  scaleLabel: string;
  /** What is counted: “Users”. */
  valueLabel: string;
  height?: number | undefined;
}

/** Counts along a scale with named, colored zones. */
export function ZonedBars(props: ZonedBarsProps) {
  const { data, scaleLabel, valueLabel, height = 200 } = props;
  const { formatMessage } = useIntl();
  const { number, compact, percent } = useFormat();
  const settings: ZoneSettings = {
    ...ZONES,
    labels: [
      formatMessage({ id: 'widgets.zones.low' }),
      formatMessage({ id: 'widgets.zones.medium' }),
      formatMessage({ id: 'widgets.zones.high' }),
    ],
    colours: PALETTES.severity,
    ...props.zones,
  };
  const problem = whyZonesNotDrawn(data, settings);
  const zones = problem === undefined ? zonesOf(settings) : [];
  const amounts =
    problem === undefined
      ? [
          ...rollup(
            data,
            (values) => sum(values, ({ y }) => y),
            ({ x }) => x,
          ),
        ]
          .map(([x, y]) => ({ x, y, zone: zoneAt(x, settings.thresholds) }))
          .sort((one, other) => one.x - other.x)
      : [];
  const total = sum(amounts, ({ y }) => y);
  const inZone = zones.map((_, index) => sum(amounts, ({ y, zone }) => (zone === index ? y : 0)));
  const fullest = inZone.indexOf(max(inZone) ?? 0);
  return (
    <ChartFrame
      around={props}
      summary={
        problem !== undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.zones.summary' },
              {
                zone: zones[fullest]?.label ?? '',
                from: number(zones[fullest]?.from ?? 0),
                to: number(zones[fullest]?.to ?? 0),
                count: number(inZone[fullest] ?? 0),
                total: number(total),
                share: percent((inZone[fullest] ?? 0) / total),
                value: valueLabel,
              },
            )
      }
      table={{
        columns: [scaleLabel, formatMessage({ id: 'widgets.zones.zone' }), valueLabel],
        rows: amounts
          .filter(({ y }) => y > 0)
          .map(({ x, y, zone }) => ({
            cells: [number(x), zones[zone]?.label ?? '', number(y)],
            values: [x, zones[zone]?.label ?? '', y],
          })),
      }}
      problem={problem}
      height={height}
    >
      <Columns
        height={height}
        most={max(amounts, ({ y }) => y) ?? 0}
        axis={{ unit: 'count', format: compact }}
        place={(width) => {
          const at = scaleOf(settings, width);
          const room = width / (settings.to - settings.from + 1);
          return amounts.map(({ x, y, zone }) => ({
            id: `${x}`,
            value: y,
            center: at(x) + room / 2,
            room,
            colour: zones[zone]?.colour ?? 'currentColor',
            words: formatMessage(
              { id: 'widgets.zones.point' },
              { x: number(x), zone: zones[zone]?.label ?? '', value: valueLabel, count: number(y) },
            ),
          }));
        }}
        behind={(width, base, top) => {
          const at = scaleOf(settings, width);
          return zones.map((zone, index) => {
            const left = at(zone.from);
            const room = at(zone.to + 1) - left;
            const name = `${zone.label} ${percent((inZone[index] ?? 0) / total)}`;
            return (
              <g key={zone.from} data-zone={zone.label}>
                {index === 0 ? null : (
                  <path className={css.edge} d={`M${Math.round(left) + 0.5} ${top - 22}V${base + 26}`} />
                )}
                <rect x={left + 1} y={base + 1} width={Math.max(0, room - 2)} height={3} fill={zone.colour} />
                <text className={css.name} x={left + room / 2} y={top - 12}>
                  {fitted(name, room - 8)}
                </text>
                <text className={css.place} x={left + (index === 0 ? 0 : 4)} y={base + 19}>
                  {number(zone.from)}
                </text>
                {index === zones.length - 1 ? (
                  <text className={css.last} x={width} y={base + 19}>
                    {number(zone.to)}
                  </text>
                ) : null}
              </g>
            );
          });
        }}
      />
    </ChartFrame>
  );
}

/** Start of a scale value in a drawing of this width. */
function scaleOf({ from, to }: ZoneSettings, width: number): (x: number) => number {
  return (x) => ((x - from) / (to + 1 - from)) * width;
}
