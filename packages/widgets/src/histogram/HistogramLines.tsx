import { area, line } from 'd3-shape';
import css from './Histogram.module.css';
import type { Slot } from './slots.ts';

/** The same data as lines: one for the total and one for the highlighted part. */
export default function HistogramLines({
  slots,
  x,
  y,
  base,
  filled,
  shownAt,
}: {
  slots: readonly Slot[];
  x: (slot: Slot) => number;
  y: (value: number) => number;
  base: number;
  filled: boolean;
  shownAt: number | undefined;
}) {
  const series = [
    { name: css.all, amount: (slot: Slot) => slot.value },
    { name: css.some, amount: (slot: Slot) => slot.part },
  ];
  const shown = shownAt === undefined ? undefined : slots[shownAt];
  return series.map(({ name, amount }) => (
    <g key={name} className={name}>
      {filled ? (
        <path
          className={css.below}
          d={
            area<Slot>()
              .x(x)
              .y0(base)
              .y1((slot) => base - y(amount(slot)))([...slots]) ?? ''
          }
        />
      ) : null}
      <path
        className={css.line}
        d={
          line<Slot>()
            .x(x)
            .y((slot) => base - y(amount(slot)))([...slots]) ?? ''
        }
      />
      {shown === undefined ? null : (
        <circle className={css.dot} cx={x(shown)} cy={base - y(amount(shown))} r={3.5} />
      )}
    </g>
  ));
}
