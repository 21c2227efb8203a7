import { type ReactNode, use } from 'react';
import { AccountMenu, type AccountMenuProps } from '../account-menu/AccountMenu.tsx';
import { FrameContext } from '../page-frame/frame.ts';
import css from './PageHeader.module.css';

export interface PageHeaderProps {
  /** The signed-in person and account actions, shown here unless a wide sidebar has them. */
  account: Pick<AccountMenuProps, 'session' | 'label' | 'choices'>;
  /** Logo, if there is no sidebar. */
  brand: ReactNode;
  search?: ReactNode;
  /** Scope of the page: a time range, a source. */
  scope?: ReactNode;
  actions?: ReactNode;
}

/** Header bar of every page. */
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
