import { type ReactNode, use } from 'react';
import { AccountMenu, type AccountMenuProps } from '../account-menu/AccountMenu.tsx';
import { FrameContext } from '../page-frame/frame.ts';
import css from './PageHeader.module.css';

export interface PageHeaderProps {
  /** Who is signed in, and what may be done about it. The header says it where no wide sidebar does. */
  account: Pick<AccountMenuProps, 'session' | 'label' | 'choices'>;
  /** The product's mark, where there is no sidebar to carry it. */
  brand: ReactNode;
  search?: ReactNode;
  /** What the page looks at: a time range, a source. */
  scope?: ReactNode;
  actions?: ReactNode;
}

/** The bar over every page. */
export function PageHeader({ account, brand, search, scope, actions }: PageHeaderProps) {
  const { sidebar } = use(FrameContext);
  return (
    <header className={css.bar}>
      {sidebar === 'none' ? <div className={css.brand}>{brand}</div> : null}
      <div className={css.search}>{search}</div>
      {scope}
      {actions}
      {sidebar === 'wide' ? null : (
        <div className={css.account}>
          <AccountMenu {...account} />
        </div>
      )}
    </header>
  );
}
