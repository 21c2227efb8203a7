import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** Consequences, and whether they can be undone. */
  children: ReactNode;
  /** Label of the confirm button, as a verb: “Delete source”. */
  accept: string;
  danger?: boolean | undefined;
  pending?: boolean | undefined;
  onAccept: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. Esc cancels. */
export function ConfirmDialog({
  open,
  title,
  children,
  accept,
  danger = false,
  pending = false,
  onAccept,
  onCancel,
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button onPress={onCancel} autoFocus>
            {formatMessage({ id: 'widgets.dialog.cancel' })}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} isPending={pending} onPress={onAccept}>
            {accept}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
