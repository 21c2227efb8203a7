import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import css from './Sidebar.module.css';
import { SidebarAreas, type SidebarProps } from './Sidebar.tsx';

export interface SidebarDrawerProps extends Pick<SidebarProps, 'label' | 'brand' | 'children' | 'last'> {
  onClose: () => void;
}

/** The sidebar on phones, as a modal drawer. The native dialog traps the focus and closes on Escape. */
export function SidebarDrawer({ label, brand, children, last, onClose }: SidebarDrawerProps): ReactNode {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, too
    <dialog
      ref={dialog}
      aria-label={label}
      className={css.drawer}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <nav aria-label={label} className={css.sidebar}>
        <div className={css.top}>
          <div className={css.brand}>{brand}</div>
          <IconButton size="small" label={formatMessage({ id: 'widgets.sidebar.close' })} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <SidebarAreas last={last}>{children}</SidebarAreas>
      </nav>
    </dialog>
  );
}
