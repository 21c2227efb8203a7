import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../class-names.ts';
import { CloseIcon } from '../icons/frame-icons.tsx';
import { useOverlayListener } from '../overlay/overlay-listener.ts';
import css from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons in reading order; the last one is the primary action. */
  actions?: ReactNode;
  wide?: boolean | undefined;
  /** `alertdialog` is for what can't be undone; it doesn't close on an outside click. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A modal dialog. Esc and × close it, and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  wide = false,
  role = 'dialog',
}: DialogProps) {
  const { formatMessage } = useIntl();
  useOverlayListener(open);
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={role === 'dialog'}
      className={css.scrim ?? ''}
    >
      <Modal className={cx(css.modal, wide && css.wide)}>
        <AriaDialog role={role} className={css.dialog ?? ''}>
          <header className={css.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={formatMessage({ id: 'widgets.dialog.close' })} size="small" onPress={onClose}>
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
