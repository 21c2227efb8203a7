import { type ReactNode, type RefObject, useMemo } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import css from '../tooltip/Tooltip.module.css';

/** Tooltip of a list item. The list moves the focus itself, so only the item knows when to show it. */
export function ItemTooltip({
  element,
  isOpen,
  children,
}: {
  element: RefObject<HTMLElement | null>;
  isOpen: boolean;
  children: ReactNode;
}) {
  const state = useMemo(
    () => ({ isOpen, shouldSkipAnimation: false, open: () => undefined, close: () => undefined }),
    [isOpen],
  );
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        triggerRef={element}
        isOpen={isOpen}
        placement="right"
        offset={8}
        className={css.tooltip ?? ''}
      >
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
