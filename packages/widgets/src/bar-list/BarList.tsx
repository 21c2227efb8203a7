import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ChartDatum, whyDataNotDrawn } from '../chart-datum/chart-datum.ts';
import { USAGE_AT_MOST } from '../chart-datum/limits.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { cx } from '../class-names.ts';
import { Bar, type BarTone } from '../usage-bar/UsageBar.tsx';
import css from './BarList.module.css';
import { shareOfMost, usageOf } from './usage.ts';

export interface BarItem extends ChartDatum {
  id: string;
  /** The formatted value: `31.2 GB`. */
  text: string;
  /** Secondary text after the label. */
  detail?: ReactNode;
  tone?: BarTone | undefined;
}

export interface BarListProps {
  items: readonly BarItem[];
  /** Wraps a label in its link. */
  link?: ((item: BarItem, children: ReactNode) => ReactNode) | undefined;
  /** Maximum rows. */
  atMost?: number | undefined;
  /** `size`: largest first, without zeros; `given`: all in the given order. */
  order?: 'size' | 'given' | undefined;
}

/** The first few items with name, number and a bar for comparison. */
export function BarList({ items, link, atMost = USAGE_AT_MOST, order = 'size' }: BarListProps) {
  const shown = order === 'size' ? usageOf(items, atMost) : items.slice(0, atMost);
  const shares = shareOfMost(shown);
  return (
    <ul className={css.list}>
      {shown.map((item, index) => (
        <li key={item.id} className={css.row}>
          {item.icon}
          <span className={css.words}>
            <span className={cx(css.label, item.icon !== undefined && css.named)}>
              {link === undefined ? item.label : link(item, item.label)}
            </span>
            {item.detail === undefined ? null : <span className={css.detail}>{item.detail}</span>}
          </span>
          <span className={css.value}>{item.text}</span>
          <span className={css.bar}>
            <Bar value={shares[index] ?? 0} max={1} tone={item.tone} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface BarChartProps extends BarListProps, ChartAround {
  /** What the bars count: “Uploaded”. */
  valueLabel: string;
  /** What the rows are: “Service”. */
  nameLabel: string;
}

/** A BarList as a full chart: with table, download and summary. */
export function BarChart(props: BarChartProps) {
  const { items, link, atMost = USAGE_AT_MOST, valueLabel, nameLabel } = props;
  const { formatMessage } = useIntl();
  const problem = whyDataNotDrawn(items);
  const filled = problem === undefined ? items.filter((item) => item.value > 0) : [];
  const first = usageOf(filled, 1)[0];
  return (
    <ChartFrame
      around={props}
      summary={
        first === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.bars.summary' },
              { value: valueLabel, first: first.label, text: first.text, count: filled.length },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: filled.map((item) => ({ cells: [item.label, item.text], values: [item.label, item.value] })),
      }}
      problem={problem}
      height={atMost * 30}
    >
      <BarList items={filled} link={link} atMost={atMost} />
    </ChartFrame>
  );
}
