import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/IconButton.tsx';
import { SidebarIcon } from '../icons/frame-icons.tsx';
import css from './Sidebar.module.css';

export interface SidebarProps {
  /** What is listed, for screen readers. */
  label: string;
  /** The product's mark and name, leading home. */
  brand: ReactNode;
  /** Groups of areas. */
  children: ReactNode;
  /** Below all areas, where there is room for words. */
  foot?: ReactNode;
  /** Icons alone; words stay for those who listen. */
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}

/** The areas of the product beside every page. Collapsed it leaves the room to the page. */
export function Sidebar({ label, brand, children, foot, collapsed, onCollapse }: SidebarProps) {
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
      <div className={css.areas}>{children}</div>
      {foot === undefined || collapsed ? null : <div className={css.foot}>{foot}</div>}
    </nav>
  );
}

/** Areas that belong together, under their caption. */
export function SidebarGroup({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <h2 className={css.caption} id={id}>
        {caption}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

/** The class of an area's link: an icon and, in a `span`, its name. The router draws the link; the current one carries `aria-current`. */
export const sidebarLinkClass = css.area ?? '';
