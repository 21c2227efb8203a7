import { BAR_RADIUS } from '../chart-datum/limits.ts';
import css from './BarTrack.module.css';

export interface BarPart {
  /** Fraction of the full width, from 0 to 1. */
  share: number;
  colour: string;
}

/** A full-width horizontal bar of one or more parts. Values above zero are always visible. */
export function BarTrack({ parts, height = 8 }: { parts: readonly BarPart[]; height?: number | undefined }) {
  let from = 0;
  return (
    <svg aria-hidden="true" className={css.track} height={height}>
      <rect className={css.rest} width="100%" height={height} rx={Math.min(BAR_RADIUS, height / 2)} />
      {parts.map(({ share, colour }, index) => {
        const start = from;
        const wide = Math.max(0, Math.min(1 - start, share));
        from += wide;
        if (wide === 0) return null;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the bar
            key={index}
            x={`${(start * 100).toFixed(2)}%`}
            style={{ width: `max(2px, ${(wide * 100).toFixed(2)}%)` }}
            height={height}
            rx={Math.min(BAR_RADIUS, height / 2)}
            fill={colour}
            className={parts.length > 1 ? css.part : undefined}
          />
        );
      })}
    </svg>
  );
}
