import { type ReactNode, type RefObject, useMemo } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import css from '../tooltip/Tooltip.module.css';

/**
 * A tooltip beside an item of a list. The list moves the focus among its items itself, so nothing but the item knows when it
 * shows.
 */
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
