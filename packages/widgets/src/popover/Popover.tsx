import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import css from './Popover.module.css';

export interface PopoverProps {
  /** A button. */
  trigger: ReactElement;
  /** Name of what opens, for screen readers. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | undefined;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small surface beside a button. Esc or a click elsewhere closes it. */
export function Popover({ trigger, label, children, placement = 'bottom start', ...state }: PopoverProps) {
  return (
    <DialogTrigger
      {...(state.open === undefined ? {} : { isOpen: state.open })}
      {...(state.onOpenChange === undefined ? {} : { onOpenChange: state.onOpenChange })}
    >
      {trigger}
      <AriaPopover className={css.popover ?? ''} placement={placement} offset={6}>
        <Dialog aria-label={label} className={css.dialog ?? ''}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
