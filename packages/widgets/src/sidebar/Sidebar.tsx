import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { SidebarIcon } from '../icons/frame-icons.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import css from './Sidebar.module.css';

export interface SidebarProps {
  /** Accessible label. */
  label: string;
  /** Logo and name, linked to the home page. */
  brand: ReactNode;
  /** Groups of areas. */
  children: ReactNode;
  /** Items below all groups that stay visible when the groups scroll. */
  last?: ReactNode;
  /** Below all areas, if there is room for text. */
  foot?: ReactNode;
  /** Shows only icons; names remain for screen readers. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** Product navigation beside every page. Collapses to leave the page more room. */
export function Sidebar({ label, brand, children, last, foot, collapsed, onCollapse }: SidebarProps) {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={label} className={css.sidebar} data-collapsed={collapsed ? '' : undefined}>
      <div className={css.top}>
        <div className={css.brand}>{brand}</div>
        <IconButton
          size="small"
          label={formatMessage({ id: collapsed ? 'widgets.sidebar.expand' : 'widgets.sidebar.collapse' })}
          onPress={() => onCollapse(!collapsed)}
        >
          <SidebarIcon />
        </IconButton>
      </div>
      <SidebarAreas last={last}>{children}</SidebarAreas>
      {foot === undefined || collapsed ? null : <div className={css.foot}>{foot}</div>}
    </nav>
  );
}

/** Scrolling groups, with fixed items below them. */
export function SidebarAreas({ children, last }: { children: ReactNode; last?: ReactNode }) {
  return (
    <>
      <div className={css.areas}>{children}</div>
      {last === undefined ? null : <ul className={css.last}>{last}</ul>}
    </>
  );
}

/** A group of areas under a caption that toggles it. While closed, the current area stays visible. */
export function SidebarGroup({
  caption,
  closed = false,
  onClose,
  children,
}: {
  caption: string;
  closed?: boolean;
  onClose?: (closed: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={css.group}>
      <h2 className={css.caption}>
        {onClose === undefined ? (
          <span id={id}>{caption}</span>
        ) : (
          <button type="button" aria-expanded={!closed} onClick={() => onClose(!closed)}>
            <span id={id}>{caption}</span>
            <ChevronDownIcon size={12} />
          </button>
        )}
      </h2>
      <ul aria-labelledby={id} data-closed={closed ? '' : undefined}>
        {children}
      </ul>
    </div>
  );
}

/**
 * Class for an area's link: an icon and its name in a `span`. The router renders the link; the current one has
 * `aria-current`.
 */
export const sidebarLinkClass = css.area ?? '';
