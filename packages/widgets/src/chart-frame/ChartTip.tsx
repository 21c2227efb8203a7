import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import css from './ChartTip.module.css';

export interface ChartTipProps {
  /** Anchor in pixels from the left of the drawing. */
  x: number;
  /** Pixels from the top; without it, the tip is above the drawing. */
  y?: number | undefined;
  /** Width of the drawing. */
  width: number;
  children: ReactNode;
}

/** Tooltip inside the drawing. For people who can't see it, the table has the same content. */
export function ChartTip({ x, y, width, children }: ChartTipProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(css.tip, x > width * 0.75 ? css.end : x < width * 0.25 ? css.start : css.middle)}
      style={y === undefined ? { left: x } : { left: x, bottom: `calc(100% - ${Math.max(0, y - 8)}px)` }}
    >
      <span className={css.words}>{children}</span>
    </div>
  );
}
