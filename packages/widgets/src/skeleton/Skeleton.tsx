import css from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  round?: boolean | undefined;
}

/**
 * Placeholder in the shape of loading content, so nothing jumps. Hidden from screen readers: set `aria-busy` around it.
 */
export function Skeleton({ width = '100%', height = 12, round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={css.skeleton}
      style={{ width, height, borderRadius: round ? '50%' : undefined }}
    />
  );
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move
        <Skeleton key={line} width={line === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
