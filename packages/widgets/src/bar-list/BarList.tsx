import { max } from 'd3-array';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { Bar } from '../usage-bar/UsageBar.tsx';
import css from './BarList.module.css';

export interface BarItem {
  id: string;
  label: string;
  value: number;
  /** The value in words: `31.2 GB`. */
  text: string;
  /** A quiet word behind the label. */
  detail?: string | undefined;
  /** A tile or a chip before the label. */
  media?: ReactNode;
  tone?: 'accent' | 'high' | 'medium' | undefined;
}

export interface BarListProps {
  items: readonly BarItem[];
  /** How a label leads on: a link around it. */
  link?: ((item: BarItem, children: ReactNode) => ReactNode) | undefined;
  /** Rows at most. */
  atMost?: number | undefined;
}

/** The first few by size: name, number, and a bar that compares them. Nothing is drawn for what is nothing. */
export function BarList({ items, link, atMost = 5 }: BarListProps) {
  const shown = items.filter((item) => item.value > 0).slice(0, atMost);
  const most = max(shown, (item) => item.value) ?? 0;
  return (
    <ul className={css.list}>
      {shown.map((item) => (
        <li key={item.id} className={css.row}>
          {item.media}
          <span className={css.words}>
            <span className={css.label}>{link === undefined ? item.label : link(item, item.label)}</span>
            {item.detail === undefined ? null : <span className={css.detail}>{item.detail}</span>}
          </span>
          <span className={css.value}>{item.text}</span>
          <span className={css.bar}>
            <Bar value={item.value} max={most} tone={item.tone} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export interface BarChartProps extends BarListProps {
  title: ReactNode;
  aside?: ReactNode;
  /** What the bars count: “Uploaded”. */
  valueLabel: string;
  /** What the rows are: “Service”. */
  nameLabel: string;
  fileName: string;
  status?: 'loading' | 'ready' | 'stale' | undefined;
  empty?: ReactNode;
}

/** A BarList with all that a chart has: the same as a table, a file and a sentence. */
export function BarChart({
  title,
  valueLabel,
  nameLabel,
  fileName,
  status = 'ready',
  empty,
  ...list
}: BarChartProps) {
  const { formatMessage } = useIntl();
  const filled = list.items.filter((item) => item.value > 0);
  const first = filled[0];
  return (
    <ChartFrame
      title={title}
      hint={list.aside}
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
      fileName={fileName}
      status={status}
      empty={empty}
      height={(list.atMost ?? 5) * 30}
    >
      <BarList {...list} />
    </ChartFrame>
  );
}
