import { Tooltip as AriaTooltip } from 'react-aria-components/Tooltip';
import css from './Tooltip.module.css';
import type { TooltipWords } from './tooltip-words.ts';

/** The tooltip's surface, beside its trigger. */
export function TooltipBubble({ text, shortcut, placement = 'top' }: TooltipWords) {
  return (
    <AriaTooltip className={css.tooltip ?? ''} offset={6} placement={placement}>
      {text}
      {shortcut === undefined ? null : <kbd className={css.shortcut}>{shortcut}</kbd>}
    </AriaTooltip>
  );
}
