import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BAR_TEXT_OFFSET } from '../chart-datum/limits.ts';
import { axisValues } from './axis.ts';
import { ChartTip } from './ChartTip.tsx';
import css from './Columns.module.css';
import { columnPath } from './column-path.ts';
import { fitted } from './fitted.ts';
import { usePoints } from './usePoints.ts';
import { useWidth } from './useWidth.ts';

export interface Column {
  id: string;
  value: number;
  /** Center in pixels from the left. */
  center: number;
  /** Horizontal space in pixels, for label and mouse. */
  room: number;
  colour: string;
  /** Label below the bar; none if the axis has it. */
  label?: string | undefined;
  /** Label width in pixels, if it may extend below its neighbors. */
  labelRoom?: number | undefined;
  icon?: ReactNode;
  /** Value above the bar, if it fits. */
  text?: string | undefined;
  /** Full text, for tooltip and screen readers. */
  words: string;
}

export interface ColumnsProps {
  /** Width in pixels; fills its container by default. */
  width?: number | undefined;
  height: number;
  /** Bar positions for a drawing of this width. */
  place: (width: number) => readonly Column[];
  /** Top of the scale: the largest value, or more. */
  most: number;
  /** Grid lines with their values; none if the values are above the bars. */
  axis?: { unit: 'count' | 'bytes'; format: (value: number) => string } | undefined;
  /** Drawn behind the bars: zones, thresholds. `base`: baseline; `top`: end of the highest bar. */
  behind?: ((width: number, base: number, top: number) => ReactNode) | undefined;
  onSelect?: ((index: number) => void) | undefined;
}

/** Maximum bar width in pixels. */
const WIDEST = 48;

/** Side-by-side bars: common to vertical, cumulative and zoned bar charts. */
export function Columns({ width: wanted, height, place, most, axis, behind, onSelect }: ColumnsProps) {
  const { formatMessage } = useIntl();
  const [box, room] = useWidth<HTMLDivElement>();
  const width = wanted === undefined ? room : Math.min(wanted, room);
  const columns = width === 0 ? [] : place(width);
  const { shown, pointProps } = usePoints(columns.length, onSelect);
  const values = axis === undefined ? [] : axisValues(most, axis.unit);
  const highest = values.at(-1) ?? most;
  const base = height - BAR_TEXT_OFFSET;
  const tall = base - BAR_TEXT_OFFSET;
  const y = (value: number) => (highest > 0 ? (Math.max(0, value) / highest) * tall : 0);
  const tip = shown === undefined ? undefined : columns[shown];
  return (
    <div ref={box} className={css.box}>
      {width === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: points of a drawing, no set of fields
        <svg
          role="group"
          aria-label={formatMessage({ id: 'widgets.chart.points' })}
          width={width}
          height={height}
          className={css.svg}
        >
          {values.map((value) => (
            <g key={value}>
              <path className={css.line} d={`M0 ${Math.round(base - y(value)) + 0.5}H${width}`} />
              {value === 0 ? null : (
                <text className={css.value} x={0} y={base - y(value) - 3}>
                  {axis?.format(value)}
                </text>
              )}
            </g>
          ))}
          {behind?.(width, base, base - tall)}
          {axis === undefined ? <path className={css.line} d={`M0 ${base + 0.5}H${width}`} /> : null}
          {columns.map((column, index) => {
            const wide = Math.min(WIDEST, Math.max(1, column.room * 0.68));
            const high = column.value > 0 ? Math.max(1, y(column.value)) : 0;
            return (
              <g key={column.id} className={css.point} {...pointProps(index, column.words)}>
                <rect
                  className={css.hit}
                  x={column.center - column.room / 2}
                  width={column.room}
                  height={height}
                />
                {high === 0 ? null : (
                  <path
                    className={css.column}
                    data-lit={shown === index ? '' : undefined}
                    data-column=""
                    fill={column.colour}
                    d={columnPath(column.center - wide / 2, base, wide, high)}
                  />
                )}
              </g>
            );
          })}
          {/* Outside the points, whose accessible names have the full text, so truncation doesn't matter. */}
          <g className={css.texts}>
            {columns.map((column) => (
              <g key={column.id}>
                {column.text === undefined ||
                column.text.length * 6.4 > column.room + (axis === undefined ? 4 : -10) ? null : (
                  <text
                    className={css.amount}
                    x={column.center}
                    y={base - (column.value > 0 ? Math.max(1, y(column.value)) : 0) - 6}
                  >
                    {column.text}
                  </text>
                )}
                {column.icon === undefined ? null : (
                  <foreignObject x={column.center - 8} y={base + 3} width={16} height={14}>
                    <div className={css.icon}>{column.icon}</div>
                  </foreignObject>
                )}
                {column.label === undefined ? null : (
                  <text
                    className={css.name}
                    x={column.center}
                    y={base + (column.icon === undefined ? 17 : BAR_TEXT_OFFSET - 2)}
                  >
                    {fitted(column.label, (column.labelRoom ?? column.room) - 4)}
                  </text>
                )}
              </g>
            ))}
          </g>
        </svg>
      )}
      {tip === undefined ? null : (
        <ChartTip x={tip.center} y={base - y(tip.value)} width={width}>
          {tip.words}
        </ChartTip>
      )}
    </div>
  );
}
