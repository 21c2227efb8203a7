import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import css from './Overlay.module.css';
import { useOverlayListener } from './overlay-listener.ts';

/** A closed overlay is hidden immediately, but its element is removed later so that its last action can finish. */
export const OVERLAY_REMOVAL_MS = 1000;

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A sheet over most of the page for content that needs room: an editor, a comparison. Esc and × close it. */
export function Overlay({ open, onClose, title, children, actions }: OverlayProps) {
  const { formatMessage } = useIntl();
  useOverlayListener(open);
  useFocusBack(open);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onExit={() => new Promise((gone) => setTimeout(gone, OVERLAY_REMOVAL_MS))}
      className={css.scrim ?? ''}
    >
      <Modal className={css.modal ?? ''}>
        <AriaDialog className={css.sheet ?? ''}>
          <header className={css.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={formatMessage({ id: 'widgets.dialog.close' })} onPress={onClose}>
              <CloseIcon />
            </IconButton>
          </header>
          <div className={css.body}>{children}</div>
          {actions === undefined ? null : <footer className={css.foot}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Restores focus as soon as the overlay is hidden, before its element is removed. */
function useFocusBack(open: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    before.current = document.activeElement;
    return () => {
      const element = before.current;
      queueMicrotask(() => {
        if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
