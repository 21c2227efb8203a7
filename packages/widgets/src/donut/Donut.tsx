import css from './Donut.module.css';
import { PartsOfWhole, type PartsProps } from './PartsOfWhole.tsx';

export interface DonutProps extends PartsProps {
  /** In the center: the formatted sum, and what it counts. */
  center: string;
  centerLabel: string;
  /** Below the ring. */
  bottomLabel?: string | undefined;
}

/** Ring width in pixels. */
const RING = 11;

/** Parts of a whole as a thin ring with their names beside it. A zero total is a gray ring. */
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
