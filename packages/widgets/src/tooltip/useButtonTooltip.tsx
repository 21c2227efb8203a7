import { lazy, type ReactNode, type RefObject, Suspense, useId, useState } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TOOLTIP_CLOSE_DELAY_MS, TOOLTIP_DELAY_MS, type TooltipWords } from './tooltip-words.ts';

// Positioning and animation code is larger than the frame's buttons, so it loads on first use.
const TooltipSurface = lazy(() => import('./TooltipSurface.tsx').catch(() => ({ default: Untold })));

/** Fallback if the tooltip's code doesn't load; the button still has its name. */
function Untold(_: object): ReactNode {
  return null;
}

const DELAYS = { delay: TOOLTIP_DELAY_MS, closeDelay: TOOLTIP_CLOSE_DELAY_MS };

/** A tooltip for a button: handlers for the button, and the element beside it. */
export function useButtonTooltip(triggerRef: RefObject<HTMLButtonElement | null>, words: TooltipWords) {
  const id = useId();
  const state = useTooltipTriggerState(DELAYS);
  const { triggerProps } = useTooltipTrigger(DELAYS, state, triggerRef);
  // Stays mounted once opened, to fade out.
  const [wasOpen, setWasOpen] = useState(false);
  if (state.isOpen && !wasOpen) setWasOpen(true);
  // A key listener on the button would keep keys from the page, so only a press closes it.
  const { onFocus, onBlur, onPointerEnter, onPointerLeave, onPointerDown } = triggerProps;
  return {
    listeners: {
      ...(state.isOpen ? { 'aria-describedby': id } : {}),
      ...(onFocus === undefined ? {} : { onFocus }),
      ...(onBlur === undefined ? {} : { onBlur }),
      onPointerEnter,
      onPointerLeave,
      onPointerDown,
      onPressStart: () => state.close(true),
    },
    tooltip: wasOpen ? (
      <Suspense>
        <TooltipSurface {...words} id={id} triggerRef={triggerRef} state={state} />
      </Suspense>
    ) : null,
  };
}
