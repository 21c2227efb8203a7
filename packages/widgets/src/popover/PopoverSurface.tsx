import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover';
import css from './Popover.module.css';

export interface PopoverSurfaceProps {
  id: string;
  label: string;
  placement: NonNullable<PopoverProps['placement']>;
  triggerRef: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The popover's surface. */
export default function PopoverSurface({
  id,
  label,
  placement,
  triggerRef,
  open,
  onOpenChange,
  children,
}: PopoverSurfaceProps) {
  return (
    <AriaPopover
      className={css.popover ?? ''}
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpenChange}
      placement={placement}
      offset={6}
    >
      <Dialog id={id} aria-label={label} className={css.dialog ?? ''}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
