import type { ReactNode, RefObject } from 'react';
import { TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { TooltipBubble } from './TooltipBubble.tsx';
import type { TooltipWords } from './tooltip-words.ts';

export interface TooltipSurfaceProps extends TooltipWords {
  id: string;
  triggerRef: RefObject<Element | null>;
  state: TooltipTriggerState;
}

/** A separate tooltip surface, loaded when the first one opens. */
export default function TooltipSurface({ id, triggerRef, state, ...words }: TooltipSurfaceProps): ReactNode {
  const trigger = { id, triggerRef };
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={trigger}>
        <TooltipBubble {...words} />
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
