import { max } from 'd3-array';
import { useIntl } from 'react-intl';
import { type ChartDatum, whyDataNotDrawn } from '../chart-datum/chart-datum.ts';
import { BAR_CHART } from '../chart-datum/limits.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { Columns } from '../chart-frame/Columns.tsx';
import type { ChartAround } from '../chart-frame/chart-around.ts';
import { colourAt } from '../chart-palette/palette.ts';

export interface VerticalBar extends ChartDatum {
  /** Highlights this bar. */
  marked?: boolean | undefined;
}

export interface VerticalBarsProps extends ChartAround {
  data: readonly VerticalBar[];
  unit?: 'count' | 'bytes' | undefined;
  /** Formats values. */
  format: (value: number) => string;
  nameLabel: string;
  valueLabel: string;
  /** Width in pixels, or the full container. */
  width?: number | 'fill' | undefined;
  height?: number | undefined;
  /** Called for a click on a bar, such as to filter or open it. */
  onSelect?: ((bar: VerticalBar, index: number) => void) | undefined;
}

/** Vertical bars in the given order. */
export function VerticalBars(props: VerticalBarsProps) {
  const { data, format, nameLabel, valueLabel, unit = 'count', onSelect } = props;
  const { width = BAR_CHART.width, height = BAR_CHART.height } = props;
  const { formatMessage } = useIntl();
  const problem = whyDataNotDrawn(data);
  const bars = problem === undefined ? data : [];
  const most = bars.reduce<VerticalBar | undefined>(
    (best, bar) => (bar.value > (best?.value ?? 0) ? bar : best),
    undefined,
  );
  return (
    <ChartFrame
      around={props}
      summary={
        most === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.bars.summary' },
              { value: valueLabel, first: most.label, text: format(most.value), count: bars.length },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: bars.map(({ label, value }) => ({ cells: [label, format(value)], values: [label, value] })),
      }}
      problem={problem}
      height={height}
    >
      <Columns
        width={width === 'fill' ? undefined : width}
        height={height}
        most={max(bars, ({ value }) => value) ?? 0}
        axis={width === 'fill' ? { unit, format } : undefined}
        place={(wide) => {
          const room = wide / bars.length;
          // Labels need room: with narrow bars, only every second or third one is shown.
          const longest = max(bars, ({ label }) => label.length) ?? 0;
          const every = Math.max(1, Math.ceil(Math.min(longest * 6.4 + 8, LABEL) / room));
          return bars.map((bar, index) => ({
            id: `${index}`,
            value: bar.value,
            center: (index + 0.5) * room,
            room,
            colour: bar.marked === true ? colourAt(3) : colourAt(0),
            label: index % every === 0 ? bar.label : undefined,
            labelRoom: room * every,
            icon: room >= 20 ? bar.icon : undefined,
            text: format(bar.value),
            words: formatMessage(
              { id: 'widgets.charts.point' },
              { label: bar.label, value: format(bar.value) },
            ),
          }));
        }}
        onSelect={
          onSelect === undefined
            ? undefined
            : (index) => {
                const bar = bars[index];
                if (bar !== undefined) onSelect(bar, index);
              }
        }
      />
    </ChartFrame>
  );
}

/** Maximum label width in pixels; longer ones are truncated. */
const LABEL = 56;
