import { sum } from 'd3-array';
import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ChartDatum, whyDataInvalid } from '../chart-datum/chart-datum.ts';
import { ChartFrame, type SeriesTone } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { usePoints } from '../chart-frame/usePoints.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './PartsOfWhole.module.css';

export interface Part extends ChartDatum {
  id?: string | undefined;
  /** Formatted value; the plain number by default. */
  text?: string | undefined;
  /** A palette series or risk level; its shape is the `icon`. */
  tone?: SeriesTone | 'low' | 'medium' | 'high' | 'none' | undefined;
}

export interface PartsProps extends ChartAround {
  values: readonly Part[];
  nameLabel: string;
  valueLabel: string;
  link?: ((part: Part, children: ReactNode) => ReactNode) | undefined;
}

export interface PartsOfWholeProps extends PartsProps {
  /** Ring width in pixels; `'full'` is a pie. */
  ring: number | 'full';
  /** Content in the center of the ring. */
  center?: ReactNode;
  /** Content below it. */
  bottomLabel?: string | undefined;
  /** Total in a sentence, for screen readers. */
  totalText: string;
  totalLabel: string;
  /** Why it isn't drawn, apart from invalid values. */
  problem?: string | undefined;
}

const SIZE = 132;

const colourOf = (part: Part, index: number): string =>
  part.tone === undefined
    ? colourAt(index)
    : typeof part.tone === 'number'
      ? `var(--series-${part.tone})`
      : `var(--risk-${part.tone})`;

/** Parts of a whole with their names beside them: the basis of pie and donut. A zero total is gray. */
export function PartsOfWhole(props: PartsOfWholeProps) {
  const { ring, center, bottomLabel, nameLabel, valueLabel, link } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const problem =
    whyDataInvalid(props.values) ??
    (props.values.length === 0 ? 'there are no values' : undefined) ??
    props.problem;
  const values = problem === undefined ? props.values : [];
  const total = sum(values, ({ value }) => value);
  const textOf = (part: Part) => part.text ?? format.number(part.value);
  const largest = values.reduce<Part | undefined>(
    (best, part) => (part.value > (best?.value ?? 0) ? part : best),
    undefined,
  );
  const filled = values.filter(({ value }) => value > 0).length;
  const slices = pie<Part>()
    .value(({ value }) => value)
    .sort(null)
    .padAngle(filled > 1 && ring !== 'full' ? 0.025 : 0)([...values]);
  const drawn = slices.filter(({ data }) => data.value > 0);
  const shape = arc<(typeof slices)[number]>()
    .innerRadius(ring === 'full' ? 0 : SIZE / 2 - ring)
    .outerRadius(SIZE / 2)
    .cornerRadius(ring === 'full' ? 0 : 2);
  const { shown, pointProps } = usePoints(drawn.length);
  const tip = shown === undefined ? undefined : drawn[shown];
  const words = (part: Part) =>
    formatMessage(
      { id: 'widgets.donut.part' },
      { label: part.label, value: textOf(part), share: format.percent(part.value / total) },
    );

  return (
    <ChartFrame
      around={props}
      summary={
        largest === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.donut.summary' },
              {
                total: props.totalText,
                label: props.totalLabel,
                largest: largest.label,
                share: format.percent(largest.value / total),
              },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: values.map((part) => ({ cells: [part.label, textOf(part)], values: [part.label, part.value] })),
      }}
      problem={problem}
      height={SIZE}
    >
      <div className={css.whole}>
        <div className={css.place}>
          <div className={css.ring}>
            {/* biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields */}
            <svg
              role="group"
              aria-label={formatMessage({ id: 'widgets.chart.points' })}
              width={SIZE}
              height={SIZE}
            >
              <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
                {total === 0 ? (
                  ring === 'full' ? (
                    <circle r={SIZE / 2} className={css.nothingFull} />
                  ) : (
                    <circle r={(SIZE - ring) / 2} className={css.nothing} strokeWidth={ring} />
                  )
                ) : (
                  drawn.map((slice, index) => (
                    <path
                      key={slice.index}
                      className={ring === 'full' ? css.slice : css.arc}
                      data-lit={shown === index ? '' : undefined}
                      d={shape(slice) ?? ''}
                      fill={colourOf(slice.data, slice.index)}
                      {...pointProps(index, words(slice.data))}
                    />
                  ))
                )}
              </g>
            </svg>
            {center === undefined ? null : <div className={css.center}>{center}</div>}
            {tip === undefined ? null : (
              <ChartTip
                x={SIZE / 2 + shape.centroid(tip)[0]}
                y={SIZE / 2 + shape.centroid(tip)[1]}
                width={SIZE}
              >
                {words(tip.data)}
              </ChartTip>
            )}
          </div>
          {bottomLabel === undefined ? null : <p className={css.bottom}>{bottomLabel}</p>}
        </div>
        <ul className={css.legend}>
          {values.map((part, index) => (
            <li key={part.id ?? index} className={css.part} data-lit={tip?.index === index ? '' : undefined}>
              <span className={css.mark} style={{ color: colourOf(part, index) }}>
                {part.icon ?? <span className={css.swatch} />}
              </span>
              <span className={css.name}>
                <bdi>{link === undefined ? part.label : link(part, part.label)}</bdi>
              </span>
              <bdi className={css.value}>{textOf(part)}</bdi>
              <span className={css.share}>{total === 0 ? '' : format.percent(part.value / total)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
