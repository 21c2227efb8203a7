import { sum } from 'd3-array';
import { useIntl } from 'react-intl';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { Columns } from '../chart-frame/Columns.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { colourAt } from '../chart-palette/palette.ts';
import { useFormat } from '../format/useFormat.ts';
import css from './CumulativeBars.module.css';
import { type CountedValue, cumulativeBars, whyCumulativeNotDrawn } from './cumulative.ts';

export interface CumulativeBarsProps extends ChartAround {
  data: readonly CountedValue[];
  /** Values from here on are highlighted. */
  threshold: number;
  /** Formats a value; the plain number by default. */
  formatValue?: ((value: number) => string) | undefined;
  /** What the values are: “Score”. */
  valueLabel: string;
  /** What is counted: “Services”. */
  countLabel: string;
  height?: number | undefined;
}

/** Width of a label in pixels. */
const LABEL = 40;

/** Cumulative counts up to each value, and how many reach a threshold. */
export function CumulativeBars(props: CumulativeBarsProps) {
  const { data, threshold, valueLabel, countLabel, height = 200 } = props;
  const { formatMessage } = useIntl();
  const { number, compact, percent } = useFormat();
  const formatValue = props.formatValue ?? number;
  const problem = whyCumulativeNotDrawn(data, threshold);
  const bars = problem === undefined ? cumulativeBars(data, threshold) : [];
  const total = bars.at(-1)?.upTo ?? 0;
  const reached = sum(bars, (bar) => (bar.reached ? bar.count : 0));
  const firstReached = bars.findIndex((bar) => bar.reached);
  const mark = formatMessage({ id: 'widgets.cumulative.threshold' }, { value: formatValue(threshold) });
  return (
    <ChartFrame
      around={props}
      legend={[{ label: mark, colour: colourAt(3) }]}
      summary={
        problem !== undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.cumulative.summary' },
              {
                label: countLabel,
                reached: number(reached),
                total: number(total),
                share: percent(reached / total),
                threshold: formatValue(threshold),
              },
            )
      }
      table={{
        columns: [valueLabel, countLabel, formatMessage({ id: 'widgets.cumulative.upTo' })],
        rows: bars.map(({ val, count, upTo }) => ({
          cells: [formatValue(val), number(count), number(upTo)],
          values: [val, count, upTo],
        })),
      }}
      problem={problem}
      height={height}
    >
      <Columns
        height={height}
        most={total}
        axis={{ unit: 'count', format: compact }}
        place={(width) => {
          const room = width / bars.length;
          const every = Math.max(1, Math.ceil(LABEL / room));
          return bars.map((bar, index) => ({
            id: `${bar.val}`,
            value: bar.upTo,
            center: (index + 0.5) * room,
            room,
            colour: bar.reached ? colourAt(3) : colourAt(0),
            label: index % every === 0 ? formatValue(bar.val) : undefined,
            labelRoom: room * every,
            words: formatMessage(
              { id: 'widgets.cumulative.point' },
              {
                value: formatValue(bar.val),
                count: number(bar.count),
                upTo: number(bar.upTo),
                share: percent(bar.share),
              },
            ),
          }));
        }}
        behind={(width, base, top) => {
          const at = (firstReached === -1 ? bars.length : firstReached) * (width / bars.length);
          return <path className={css.threshold} d={`M${Math.round(at) + 0.5} ${top - 14}V${base}`} />;
        }}
      />
    </ChartFrame>
  );
}
