import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { SidebarIcon } from '../icons/frame-icons.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import css from './Sidebar.module.css';

export interface SidebarProps {
  /** What is listed, for screen readers. */
  label: string;
  /** The product's mark and name, leading home. */
  brand: ReactNode;
  /** Groups of areas. */
  children: ReactNode;
  /** Items below all groups that stay visible when the groups scroll. */
  last?: ReactNode;
  /** Below all areas, where there is room for words. */
  foot?: ReactNode;
  /** Icons alone; words stay for those who listen. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The areas of the product beside every page. Collapsed it leaves the room to the page. */
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

/** Groups that scroll, and the items below them that don't. */
export function SidebarAreas({ children, last }: { children: ReactNode; last?: ReactNode }) {
  return (
    <>
      <div className={css.areas}>{children}</div>
      {last === undefined ? null : <ul className={css.last}>{last}</ul>}
    </>
  );
}

/** Areas that belong together, under their caption, which closes and opens them. Closed, the current one stays visible. */
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

/** The class of an area's link: an icon and, in a `span`, its name. The router draws the link; the current one carries `aria-current`. */
export const sidebarLinkClass = css.area ?? '';
