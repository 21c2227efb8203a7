import { lazy, type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';

/** Positioning and focus code is larger than the page's frame, so it loads on first use. */
const loadSurface = () => import('./PopoverSurface.tsx');
const PopoverSurface = lazy(loadSurface);

/** Preloads before the press that opens it; after a failure, the press retries. */
function preload(): void {
  loadSurface().catch(() => undefined);
}

export interface PopoverProps {
  /** A button, or a wrapper around one. */
  trigger: ReactElement;
  /** Accessible name of the popover. */
  label: string;
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | undefined;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small surface beside a button. Esc or an outside click closes it. */
export function Popover({ trigger, label, children, placement = 'bottom start', ...state }: PopoverProps) {
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const open = state.open ?? ownOpen;
  // Stays mounted once opened, to fade out.
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const change = (wanted: boolean) => {
    setOwnOpen(wanted);
    state.onOpenChange?.(wanted);
  };
  return (
    <>
      <ButtonContext
        value={{
          ref: triggerRef,
          'aria-expanded': open,
          onPress: () => change(!open),
          onHoverStart: preload,
          onFocus: preload,
          ...(open ? { 'aria-controls': id } : {}),
        }}
      >
        {trigger}
      </ButtonContext>
      {wasOpen ? (
        <Suspense>
          <PopoverSurface
            id={id}
            label={label}
            placement={placement}
            triggerRef={triggerRef}
            open={open}
            onOpenChange={change}
          >
            {typeof children === 'function' ? children(() => change(false)) : children}
          </PopoverSurface>
        </Suspense>
      ) : null}
    </>
  );
}
