import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import css from './Tooltip.module.css';

/** A pointer that only passes by opens nothing. The keyboard does not wait. */
export const TOOLTIP_DELAY_MS = 1000;

export interface TooltipProps {
  text: ReactNode;
  shortcut?: string | undefined;
  /** A focusable element: a tooltip that only a mouse can reach tells too little. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** A short explanation on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, shortcut, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY_MS} closeDelay={80}>
      {children}
      <AriaTooltip className={css.tooltip ?? ''} offset={6} placement={placement}>
        {text}
        {shortcut === undefined ? null : <kbd className={css.shortcut}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
