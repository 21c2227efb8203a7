import { max } from 'd3-array';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { axisValues } from '../chart-frame/axis.ts';
import { ChartFrame } from '../chart-frame/ChartFrame.tsx';
import { ChartTip } from '../chart-frame/ChartTip.tsx';
import { useWidth } from '../chart-frame/useWidth.ts';
import css from './ColumnsChart.module.css';

export interface Column {
  id: string;
  label: string;
  value: number;
  /** The value in words. */
  text: string;
  /** This one stands out. */
  marked?: boolean | undefined;
}

export interface ColumnsChartProps {
  title: ReactNode;
  hint?: ReactNode;
  columns: readonly Column[];
  unit?: 'count' | 'bytes' | undefined;
  /** Values of the axis in words. */
  format: (value: number) => string;
  nameLabel: string;
  valueLabel: string;
  fileName: string;
  status?: 'loading' | 'ready' | 'stale' | undefined;
  empty?: ReactNode;
  height?: number | undefined;
}

const AXIS = 20;
/** Pixels that a label needs. */
const LABEL = 64;

/** Values side by side, in their own order. */
export function ColumnsChart(props: ColumnsChartProps) {
  const { columns, nameLabel, valueLabel, height = 140 } = props;
  const { formatMessage } = useIntl();
  const most = columns.reduce<Column | undefined>(
    (best, one) => (one.value > (best?.value ?? 0) ? one : best),
    undefined,
  );
  return (
    <ChartFrame
      title={props.title}
      hint={props.hint}
      summary={
        most === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.bars.summary' },
              { value: valueLabel, first: most.label, text: most.text, count: columns.length },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: (most === undefined ? [] : columns).map((one) => ({
          cells: [one.label, one.text],
          values: [one.label, one.value],
        })),
      }}
      fileName={props.fileName}
      status={props.status ?? 'ready'}
      empty={props.empty}
      height={height + AXIS}
    >
      <Drawing {...props} height={height} />
    </ChartFrame>
  );
}

function Drawing({ columns, unit = 'count', format, height }: ColumnsChartProps & { height: number }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [hovered, setHovered] = useState<number>();
  const values = axisValues(max(columns, (one) => one.value) ?? 0, unit);
  const top = values.at(-1) ?? 1;
  const y = (value: number) => (top === 0 ? 0 : (Math.max(0, value) / top) * (height - 14));
  const step = width / Math.max(1, columns.length);
  const every = Math.max(1, Math.ceil(LABEL / Math.max(1, step)));
  const one = hovered === undefined ? undefined : columns[hovered];
  return (
    <div ref={box} className={css.box}>
      {width === 0 ? null : (
        <svg
          aria-hidden="true"
          width={width}
          height={height + AXIS}
          onPointerLeave={() => setHovered(undefined)}
        >
          {values.map((value) => (
            <g key={value}>
              <path className={css.line} d={`M0 ${height - y(value) + 0.5}H${width}`} />
              {value === 0 ? null : (
                <text className={css.value} x={0} y={height - y(value) - 3}>
                  {format(value)}
                </text>
              )}
            </g>
          ))}
          {columns.map((column, index) => {
            const wide = Math.min(48, Math.max(1, step * 0.72));
            const tall = column.value > 0 ? Math.max(1, y(column.value)) : 0;
            const center = (index + 0.5) * step;
            return (
              <g key={column.id} onPointerEnter={() => setHovered(index)}>
                <rect className={css.hit} x={index * step} width={step} height={height} />
                <rect
                  className={column.marked === true ? css.marked : css.column}
                  data-lit={hovered === index ? '' : undefined}
                  x={center - wide / 2}
                  y={height - tall}
                  width={wide}
                  height={tall}
                  rx={Math.min(2, wide / 3)}
                />
                {index % every === 0 ? (
                  <text className={css.name} x={center} y={height + 15}>
                    {column.label}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
      )}
      {one === undefined || hovered === undefined ? null : (
        <ChartTip x={(hovered + 0.5) * step} width={width}>
          {one.label}: {one.text}
        </ChartTip>
      )}
    </div>
  );
}
