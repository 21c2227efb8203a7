import { sum } from 'd3-array';
import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame, type SeriesTone } from '../chart-frame/ChartFrame.tsx';
import { useFormat } from '../format/useFormat.ts';
import css from './Donut.module.css';

export interface DonutPart {
  id: string;
  label: string;
  value: number;
  /** The value in words; the plain number where absent. */
  text?: string | undefined;
  /** A series of the palette, or a level of risk. */
  tone?: SeriesTone | 'low' | 'medium' | 'high' | 'none' | undefined;
  /** The shape that goes with the colour of a level. */
  mark?: ReactNode;
}

export interface DonutProps {
  title: ReactNode;
  hint?: ReactNode;
  parts: readonly DonutPart[];
  /** In the middle: the sum in words, and what it counts. */
  center: string;
  centerLabel: string;
  nameLabel: string;
  valueLabel: string;
  fileName: string;
  status?: 'loading' | 'ready' | 'stale' | undefined;
  empty?: ReactNode;
  link?: ((part: DonutPart, children: ReactNode) => ReactNode) | undefined;
}

const SIZE = 132;
const RING = 11;

const toneOf = (part: DonutPart, index: number): string => {
  const tone = part.tone ?? (index % 8) + 1;
  return typeof tone === 'number' ? `var(--series-${tone})` : `var(--risk-${tone})`;
};

/** Parts of a whole, as a thin ring with their names beside it. A whole of nothing is a grey ring. */
export function Donut(props: DonutProps) {
  const { parts, center, centerLabel, nameLabel, valueLabel, link } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const total = sum(parts, (part) => Math.max(0, part.value));
  const textOf = (part: DonutPart) => part.text ?? format.number(part.value);
  const largest = parts.reduce<DonutPart | undefined>(
    (best, part) => (part.value > (best?.value ?? 0) ? part : best),
    undefined,
  );
  const slices = pie<DonutPart>()
    .value((part) => Math.max(0, part.value))
    .sort(null)
    .padAngle(parts.filter((part) => part.value > 0).length > 1 ? 0.025 : 0)([...parts]);
  const ring = arc<(typeof slices)[number]>()
    .innerRadius(SIZE / 2 - RING)
    .outerRadius(SIZE / 2)
    .cornerRadius(2);

  return (
    <ChartFrame
      title={props.title}
      hint={props.hint}
      summary={
        largest === undefined
          ? formatMessage({ id: 'widgets.chart.NO_DATA' })
          : formatMessage(
              { id: 'widgets.donut.summary' },
              {
                total: center,
                label: centerLabel,
                largest: largest.label,
                share: format.percent(largest.value / total),
              },
            )
      }
      table={{
        columns: [nameLabel, valueLabel],
        rows: parts.map((part) => ({ cells: [part.label, textOf(part)], values: [part.label, part.value] })),
      }}
      fileName={props.fileName}
      status={props.status ?? 'ready'}
      empty={props.empty}
      height={SIZE}
    >
      <div className={css.donut}>
        <div className={css.ring}>
          <svg aria-hidden="true" width={SIZE} height={SIZE}>
            <g transform={`translate(${SIZE / 2} ${SIZE / 2})`}>
              {total === 0 ? (
                <circle r={(SIZE - RING) / 2} className={css.nothing} strokeWidth={RING} />
              ) : (
                slices.map((slice, index) =>
                  slice.data.value > 0 ? (
                    <path key={slice.data.id} d={ring(slice) ?? ''} fill={toneOf(slice.data, index)} />
                  ) : null,
                )
              )}
            </g>
          </svg>
          <div className={css.center}>
            <span className={css.total}>{center}</span>
            <span className={css.totalLabel}>{centerLabel}</span>
          </div>
        </div>
        <ul className={css.legend}>
          {parts.map((part, index) => (
            <li key={part.id} className={css.part}>
              <span className={css.mark} style={{ color: toneOf(part, index) }}>
                {part.mark ?? <span className={css.swatch} />}
              </span>
              <span className={css.name}>{link === undefined ? part.label : link(part, part.label)}</span>
              <span className={css.value}>{textOf(part)}</span>
              <span className={css.share}>{total === 0 ? '' : format.percent(part.value / total)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
