import { useIntl } from 'react-intl';
import { shareOfMost, usageOf } from '../bar-list/usage.ts';
import { type ChartDatum, whyDataNotDrawn } from '../chart-datum/chart-datum.ts';
import { TWO_COLUMN_AT_MOST } from '../chart-datum/limits.ts';
import { BarTrack } from '../chart-frame/BarTrack.tsx';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { colourAt } from '../chart-palette/palette.ts';
import css from './TwoColumnBars.module.css';
import { twoColumns } from './two-columns.ts';

export interface TwoColumnBarsProps extends ChartAround {
  data: readonly ChartDatum[];
  /** Formats values. */
  format: (value: number) => string;
  nameLabel: string;
  valueLabel: string;
}

/** The largest eight items as bars with their names above, in two columns of four, first column first. */
export function TwoColumnBars(props: TwoColumnBarsProps) {
  const { data, format, nameLabel, valueLabel } = props;
  const { formatMessage } = useIntl();
  const problem = whyDataNotDrawn(data);
  const filled = problem === undefined ? data.filter(({ value }) => value > 0) : [];
  const shown = usageOf(filled, TWO_COLUMN_AT_MOST);
  const shares = shareOfMost(shown);
  const first = shown[0];
  return (
    <ChartFrame
      around={props}
      hint={
        filled.length > shown.length
          ? formatMessage({ id: 'widgets.charts.shownOf' }, { shown: shown.length, count: filled.length })
          : undefined
      }
      summary={
        first === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.bars.summary' },
              { value: valueLabel, first: first.label, text: format(first.value), count: filled.length },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: filled.map(({ label, value }) => ({ cells: [label, format(value)], values: [label, value] })),
      }}
      problem={problem}
      height={168}
    >
      <div className={css.columns}>
        {twoColumns(shown).map((column) => (
          <ul key={column.from} className={css.column}>
            {column.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place, and two may have one name
              <li key={index} className={css.bar}>
                {item.icon}
                <span className={css.label}>
                  <bdi>{item.label}</bdi>
                </span>
                <bdi className={css.value}>{format(item.value)}</bdi>
                <span className={css.track}>
                  <BarTrack parts={[{ share: shares[column.from + index] ?? 0, colour: colourAt(0) }]} />
                </span>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </ChartFrame>
  );
}
