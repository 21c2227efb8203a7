import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './ChartTip.module.css';

/** Words above a place of a drawing, kept inside it. Whoever cannot see it has the table. */
export function ChartTip({ x, width, children }: { x: number; width: number; children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className={cx(css.tip, x > width * 0.75 ? css.end : x < width * 0.25 ? css.start : css.middle)}
      style={{ left: x }}
    >
      {children}
    </div>
  );
}
