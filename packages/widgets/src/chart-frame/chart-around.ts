import type { ReactNode } from 'react';

export interface ChartError {
  title: string;
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** Page-provided props around a chart; the chart itself has its summary, table and error state. */
export interface ChartAround {
  title: ReactNode;
  /** Hint after the title. */
  hint?: ReactNode;
  /** Download name without extension; also used in the log. */
  fileName: string;
  /** `ready` by default. */
  status?: 'loading' | 'ready' | 'stale' | undefined;
  /** Shown instead of the drawing if there is no data. */
  empty?: ReactNode;
  /** Loading failed: what happened, and a retry. */
  error?: ChartError | undefined;
}
