import { sum } from 'd3-array';
import { arc } from 'd3-shape';
import { useIntl } from 'react-intl';
import { usageOf } from '../bar-list/usage.ts';
import { type ChartDatum, whyDataNotDrawn } from '../chart-datum/chart-datum.ts';
import { USAGE_AT_MOST } from '../chart-datum/limits.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './UsagePies.module.css';

export interface UsagePiesProps extends ChartAround {
  data: readonly ChartDatum[];
  /** Formats values. */
  format: (value: number) => string;
  nameLabel: string;
  valueLabel: string;
  atMost?: number | undefined;
}

const SIZE = 52;

/** The largest few items, each as a pie of its share of the total. */
export function UsagePies(props: UsagePiesProps) {
  const { data, format, nameLabel, valueLabel, atMost = USAGE_AT_MOST } = props;
  const { formatMessage } = useIntl();
  const { percent } = useFormat();
  const problem = whyDataNotDrawn(data);
  const valid = problem === undefined ? data : [];
  const total = sum(valid, ({ value }) => value);
  const shown = usageOf(valid, atMost);
  const first = shown[0];
  const slice = arc<number>()
    .innerRadius(0)
    .outerRadius(SIZE / 2)
    .startAngle(0)
    .endAngle((share) => share * 2 * Math.PI);
  return (
    <ChartFrame
      around={props}
      summary={
        first === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.charts.largest' },
              {
                value: valueLabel,
                total: format(total),
                first: first.label,
                share: percent(first.value / total),
              },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: shown.map(({ label, value }) => ({ cells: [label, format(value)], values: [label, value] })),
      }}
      problem={problem}
      height={SIZE + 44}
    >
      <ul className={css.pies}>
        {shown.map(({ label, value, icon }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pie is its place, and two may have one name
          <li key={index} className={css.pie}>
            <svg
              aria-hidden="true"
              width={SIZE}
              height={SIZE}
              viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`}
            >
              <circle r={SIZE / 2} className={css.rest} />
              <path d={slice(value / total) ?? ''} fill={colourAt(0)} />
            </svg>
            <span className={css.share}>{percent(value / total)}</span>
            <span className={css.label}>
              {icon}
              <bdi className={css.name}>{label}</bdi>
            </span>
            <span className={css.value}>
              <bdi>{format(value)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
