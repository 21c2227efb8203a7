import type { ReactNode } from 'react';

/** A pointer that only passes by opens nothing. The keyboard doesn't wait. */
export const TOOLTIP_DELAY_MS = 1000;
export const TOOLTIP_CLOSE_DELAY_MS = 80;

export interface TooltipWords {
  text: ReactNode;
  shortcut?: string | undefined;
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}
