import type { ReactNode } from 'react';

export interface ChartError {
  title: string;
  detail?: ReactNode;
  onRetry?: (() => void) | undefined;
}

/** What a page says around every chart; the chart itself knows its sentence, its table and why it can't be drawn. */
export interface ChartAround {
  title: ReactNode;
  /** Quiet words behind the title. */
  hint?: ReactNode;
  /** The download's name, without its ending; the log calls the chart by it, too. */
  fileName: string;
  /** `ready` where it is left out. */
  status?: 'loading' | 'ready' | 'stale' | undefined;
  /** Instead of the drawing, when there is nothing to draw. */
  empty?: ReactNode;
  /** The numbers didn't come: what happened, and a way to try again. */
  error?: ChartError | undefined;
}
