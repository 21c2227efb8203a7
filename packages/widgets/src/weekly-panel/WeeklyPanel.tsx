import { isoTime } from '@casbah/domain/iso-time';
import { max, sum } from 'd3-array';
import { useIntl } from 'react-intl';
import { whyNotDrawn } from '../chart-datum/chart-datum.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { Columns } from '../chart-frame/Columns.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import { lastEntries, type WeeklyEntry } from './entries.ts';
import css from './WeeklyPanel.module.css';

export interface WeeklyPanelProps extends ChartAround {
  entries: readonly WeeklyEntry[];
  /** What is counted: “Incidents”. */
  valueLabel: string;
  /** Formats values. */
  format: (value: number) => string;
  /** Called for a click on an entry. */
  onSelect?: ((entry: WeeklyEntry) => void) | undefined;
}

const HEIGHT = 132;

/** A compact week: total, and a bar for each of the last seven entries, the last one highlighted. */
export function WeeklyPanel(props: WeeklyPanelProps) {
  const { valueLabel, format: words, onSelect } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const problem = whyNotDrawn(props.entries, ({ value }) => value);
  const kept = problem === undefined ? lastEntries(props.entries) : [];
  const total = sum(kept, ({ value }) => value);
  const most = kept.reduce<WeeklyEntry | undefined>(
    (best, entry) => (best === undefined || entry.value > best.value ? entry : best),
    undefined,
  );
  const tell = ({ time, value, detail }: WeeklyEntry) => {
    const said = formatMessage(
      { id: 'widgets.charts.point' },
      { label: format.bucket(time, 'day'), value: words(value) },
    );
    return detail === undefined ? said : `${said}, ${detail}`;
  };
  return (
    <ChartFrame
      around={props}
      summary={
        most === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.weekly.summary' },
              {
                label: valueLabel,
                count: kept.length,
                total: words(total),
                most: words(most.value),
                when: format.bucket(most.time, 'day'),
              },
            )
      }
      table={{
        columns: [formatMessage({ id: 'widgets.histogram.time' }), valueLabel],
        rows: kept.map(({ time, value }) => ({
          cells: [format.bucket(time, 'day'), words(value)],
          values: [isoTime(time), value],
        })),
      }}
      problem={problem}
      height={HEIGHT + 40}
    >
      <p className={css.sum}>
        <span className={css.total}>{words(total)}</span> <span className={css.label}>{valueLabel}</span>
      </p>
      <Columns
        height={HEIGHT}
        most={max(kept, ({ value }) => value) ?? 0}
        place={(width) => {
          const room = width / kept.length;
          return kept.map((entry, index) => ({
            id: `${entry.time} ${index}`,
            value: entry.value,
            center: (index + 0.5) * room,
            room,
            colour: index === kept.length - 1 ? colourAt(0) : colourAt(6, 'sequential'),
            label: format.date(entry.time, 'weekday'),
            text: words(entry.value),
            words: tell(entry),
          }));
        }}
        onSelect={
          onSelect === undefined
            ? undefined
            : (index) => {
                const entry = kept[index];
                if (entry !== undefined) onSelect(entry);
              }
        }
      />
    </ChartFrame>
  );
}
