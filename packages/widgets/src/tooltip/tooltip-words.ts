import type { ReactNode } from 'react';

/** Hover delay, so that a passing pointer opens nothing. Keyboard focus has none. */
export const TOOLTIP_DELAY_MS = 1000;
export const TOOLTIP_CLOSE_DELAY_MS = 80;

export interface TooltipWords {
  text: ReactNode;
  shortcut?: string | undefined;
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}
