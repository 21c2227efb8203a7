import css from './Donut.module.css';
import { PartsOfWhole, type PartsProps } from './PartsOfWhole.tsx';

export interface DonutProps extends PartsProps {
  /** In the middle: the sum in words, and what it counts. */
  center: string;
  centerLabel: string;
  /** Below the ring. */
  bottomLabel?: string | undefined;
}

/** Pixels of the ring. */
const RING = 11;

/** Parts of a whole, as a thin ring with their names beside it. A whole of nothing is a gray ring. */
export function Donut({ center, centerLabel, ...parts }: DonutProps) {
  return (
    <PartsOfWhole
      {...parts}
      ring={RING}
      totalText={center}
      totalLabel={centerLabel}
      center={
        <>
          <span className={css.total}>{center}</span>
          <span className={css.totalLabel}>{centerLabel}</span>
        </>
      }
    />
  );
}
