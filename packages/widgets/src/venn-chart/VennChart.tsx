import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { whyInvalid } from '../chart-datum/chart-datum.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { fitted } from '../chart-frame/fitted.ts';
import { Sized } from '../chart-frame/Sized.tsx';
import { usePoints } from '../chart-frame/usePoints.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import { sharedOutline } from './circles.ts';
import css from './VennChart.module.css';
import { isVenn, overlapsOf, type VennData, vennLayout } from './venn-layout.ts';

export interface VennChartProps extends ChartAround {
  data: VennData;
  /** Labels for sets and their content: “Source”, “Services”. */
  nameLabel: string;
  valueLabel: string;
  width?: number | undefined;
  height?: number | undefined;
  format?: ((value: number) => string) | undefined;
}

const WIDTH = 300;
const HEIGHT = 220;
const MARGIN = 6;
/** Overlaps listed beside the drawing; the table has all. */
const OVERLAPS_NAMED = 5;
/** Error as a fraction of a set from which a drawn overlap is too inaccurate, and a note is shown. */
const NOTICEABLE = 0.05;

/** Why sets can't be drawn, for the log. */
function whyVennNotDrawn(data: VennData): string | undefined {
  const wrong = whyInvalid(data.sets, ({ size }) => size) ?? whyInvalid(data.overlaps, ({ size }) => size);
  if (wrong !== undefined) return wrong;
  if (
    data.overlaps.some(({ sets }) => !Array.isArray(sets) || sets.some((set) => data.sets[set] === undefined))
  )
    return 'an overlap names a set that is not there';
  return isVenn(data) ? undefined : 'no set has anything in it';
}

/** Sets as circles sized by content, overlapping by what they share. */
export function VennChart(props: VennChartProps) {
  const { data, width = WIDTH, height = HEIGHT } = props;
  const { formatMessage, formatList } = useIntl();
  const { number } = useFormat();
  const format = props.format ?? number;
  const problem = whyVennNotDrawn(data);
  const sets = problem === undefined ? data.sets : [];
  const shared = problem === undefined ? overlapsOf(data) : [];
  const namesOf = (members: readonly number[]) =>
    formatList(
      members.map((index) => sets[index]?.label ?? ''),
      { type: 'conjunction' },
    );
  const largest = sets.reduce((best, set) => (set.size > best.size ? set : best), { label: '', size: 0 });

  return (
    <ChartFrame
      around={props}
      summary={
        problem === undefined
          ? formatMessage(
              { id: 'widgets.venn.summary' },
              {
                sets: sets.length,
                largest: largest.label,
                most: format(largest.size),
                overlaps: shared.length,
              },
            )
          : formatMessage({ id: 'widgets.chart.NO_DATA' })
      }
      table={{
        columns: [props.nameLabel, props.valueLabel],
        rows: [
          ...sets.map(({ label, size }) => ({ cells: [label, format(size)], values: [label, size] })),
          ...shared.map((overlap) => ({
            cells: [namesOf(overlap.sets), format(overlap.size)],
            values: [namesOf(overlap.sets), overlap.size],
          })),
        ],
      }}
      problem={problem}
      height={height}
    >
      <Circles data={data} namesOf={namesOf} width={width} height={height} format={format} />
    </ChartFrame>
  );
}

function Circles({
  data,
  namesOf,
  width,
  height,
  format,
}: {
  data: VennData;
  namesOf: (members: readonly number[]) => string;
  width: number;
  height: number;
  format: (value: number) => string;
}) {
  const { formatMessage } = useIntl();
  const { circles, error } = useMemo(() => vennLayout(data, width, height, MARGIN), [data, width, height]);
  const places = new Map(circles.map((circle) => [circle.index, circle]));
  // Overlaps of three are smaller than those of two and must be on top.
  const regions = overlapsOf(data)
    .map((overlap) => {
      const members = overlap.sets.flatMap((set) => places.get(set) ?? []);
      const outline = members.length === overlap.sets.length ? sharedOutline(members) : undefined;
      const x = members.reduce((sum, one) => sum + one.x, 0) / members.length;
      const y = members.reduce((sum, one) => sum + one.y, 0) / members.length;
      return { overlap, outline, x, y };
    })
    .filter(({ outline }) => outline !== undefined)
    .sort((a, b) => a.overlap.sets.length - b.overlap.sets.length);
  const { shown, pointProps } = usePoints(circles.length + regions.length);
  const setWords = (index: number) =>
    formatMessage(
      { id: 'widgets.venn.set' },
      { label: data.sets[index]?.label, value: format(data.sets[index]?.size ?? 0) },
    );
  const sharedWords = ({ overlap }: (typeof regions)[number]) =>
    formatMessage(
      { id: 'widgets.venn.shared' },
      { labels: namesOf(overlap.sets), value: format(overlap.size) },
    );
  const circle = shown === undefined ? undefined : circles[shown];
  const region = shown === undefined ? undefined : regions[shown - circles.length];
  return (
    <div className={css.venn}>
      <div className={css.drawing} style={{ flexBasis: width }}>
        <Sized width={width}>
          {(room) => (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields */}
              <svg
                role="group"
                aria-label={formatMessage({ id: 'widgets.chart.points' })}
                viewBox={`0 0 ${width} ${height}`}
                width={room}
                className={css.svg}
              >
                {circles.map((one, index) => (
                  <circle
                    key={one.index}
                    cx={one.x}
                    cy={one.y}
                    r={one.r}
                    className={css.set}
                    data-lit={index === shown || undefined}
                    style={{ color: colourAt(one.index) }}
                    {...pointProps(index, setWords(one.index))}
                  />
                ))}
                {regions.map((one, index) => (
                  <path
                    key={one.overlap.sets.join()}
                    d={one.outline}
                    className={css.shared}
                    data-lit={index + circles.length === shown || undefined}
                    {...pointProps(index + circles.length, sharedWords(one))}
                  />
                ))}
                <svg aria-hidden="true" className={css.words}>
                  {circles.map((one) =>
                    one.room < 16 ? null : (
                      <text key={one.index} x={one.nameX} y={one.nameY} className={css.size}>
                        {fitted(format(data.sets[one.index]?.size ?? 0), 2 * one.room - 6)}
                      </text>
                    ),
                  )}
                </svg>
              </svg>
              {circle === undefined ? null : (
                <ChartTip x={(circle.nameX * room) / width} y={(circle.nameY * room) / width} width={room}>
                  {setWords(circle.index)}
                </ChartTip>
              )}
              {region === undefined ? null : (
                <ChartTip x={(region.x * room) / width} y={(region.y * room) / width} width={room}>
                  {sharedWords(region)}
                </ChartTip>
              )}
            </>
          )}
        </Sized>
      </div>
      <div className={css.legend}>
        <ul>
          {circles.map(({ index }) => (
            <li key={index} className={css.entry}>
              <span className={css.swatches}>
                <span className={css.swatch} style={{ background: colourAt(index) }} />
              </span>
              <span className={css.name}>{data.sets[index]?.label}</span>
              <span className={css.value}>{format(data.sets[index]?.size ?? 0)}</span>
            </li>
          ))}
          {overlapsOf(data)
            .slice(0, OVERLAPS_NAMED)
            .map((overlap) => (
              <li key={overlap.sets.join()} className={css.entry}>
                <span className={css.swatches}>
                  {overlap.sets.map((set) => (
                    <span key={set} className={css.swatch} style={{ background: colourAt(set) }} />
                  ))}
                </span>
                <span className={css.name}>{namesOf(overlap.sets)}</span>
                <span className={css.value}>{format(overlap.size)}</span>
              </li>
            ))}
        </ul>
        {error > NOTICEABLE ? (
          <p className={css.note}>{formatMessage({ id: 'widgets.venn.approximate' })}</p>
        ) : null}
      </div>
    </div>
  );
}
