import { lazy, type ReactNode, type RefObject, Suspense, useId, useState } from 'react';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TOOLTIP_CLOSE_DELAY_MS, TOOLTIP_DELAY_MS, type TooltipWords } from './tooltip-words.ts';

// Where it stands, and how it appears, weighs more than the buttons of the page's frame: it comes when first shown.
const TooltipSurface = lazy(() => import('./TooltipSurface.tsx').catch(() => ({ default: Untold })));

/** In place of a tooltip whose code doesn't come: the button has its name all the same. */
function Untold(_: object): ReactNode {
  return null;
}

const DELAYS = { delay: TOOLTIP_DELAY_MS, closeDelay: TOOLTIP_CLOSE_DELAY_MS };

/** A tooltip for a button: the button's handlers, and the element beside it. */
export function useButtonTooltip(triggerRef: RefObject<HTMLButtonElement | null>, words: TooltipWords) {
  const id = useId();
  const state = useTooltipTriggerState(DELAYS);
  const { triggerProps } = useTooltipTrigger(DELAYS, state, triggerRef);
  // Once it was open it stays, to fade when it closes.
  const [wasOpen, setWasOpen] = useState(false);
  if (state.isOpen && !wasOpen) setWasOpen(true);
  // A button's listener for keys would keep them from the page: the press alone closes.
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
