import type { ReactElement } from 'react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { TooltipBubble } from './TooltipBubble.tsx';
import { TOOLTIP_CLOSE_DELAY_MS, TOOLTIP_DELAY_MS, type TooltipWords } from './tooltip-words.ts';

export interface TooltipProps extends TooltipWords {
  /** Must be focusable, because a mouse-only tooltip isn't accessible. */
  children: ReactElement;
}

/** A short explanation on hover and focus. Never the only source of information. */
export function Tooltip({ children, ...words }: TooltipProps) {
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY_MS} closeDelay={TOOLTIP_CLOSE_DELAY_MS}>
      {children}
      <TooltipBubble {...words} />
    </TooltipTrigger>
  );
}
