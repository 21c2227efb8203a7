import { AccountMenu } from '@casbah/widgets/account-menu/AccountMenu.tsx';
import { AuditIcon, ClockIcon, SettingsIcon } from '@casbah/widgets/icons/icons.tsx';
import { Sidebar, SidebarGroup, sidebarLinkClass } from '@casbah/widgets/sidebar/Sidebar.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../request/permitted.ts';
import { useWords } from '../words/useWords.ts';
import { Brand } from './Brand.tsx';
import { useAccount } from './useAccount.tsx';

/** The areas of the product. An area stands here once it has pages, for those who may open them. */
export function Rail({
  collapsed,
  onCollapse,
}: {
  collapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}) {
  const say = useWords();
  const account = useAccount();
  const mayOpen = useMayOpen();
  return (
    <Sidebar
      label={say('shell.nav')}
      brand={<Brand />}
      foot={<AccountMenu {...account} placement="top start" />}
      collapsed={collapsed}
      onCollapse={onCollapse}
    >
      {mayOpen('/appAudit') ? (
        <SidebarGroup caption={say('shell.nav.discover')}>
          <li>
            <Link
              to="/appAudit"
              className={sidebarLinkClass}
              activeProps={{ 'aria-current': 'true' }}
              title={say('shell.nav.audit')}
            >
              <AuditIcon />
              <span>{say('shell.nav.audit')}</span>
            </Link>
          </li>
        </SidebarGroup>
      ) : null}
      {mayOpen('/appForensics/history') || mayOpen('/settings/sso') ? (
        <SidebarGroup caption={say('shell.nav.govern')}>
          {mayOpen('/appForensics/history') ? (
            <li>
              <Link
                to="/appForensics/history"
                className={sidebarLinkClass}
                activeProps={{ 'aria-current': 'true' }}
                title={say('shell.nav.history')}
              >
                <ClockIcon />
                <span>{say('shell.nav.history')}</span>
              </Link>
            </li>
          ) : null}
          {mayOpen('/settings/sso') ? (
            <li>
              <Link
                to="/settings/sso"
                className={sidebarLinkClass}
                activeProps={{ 'aria-current': 'true' }}
                title={say('shell.nav.sso')}
              >
                <SettingsIcon />
                <span>{say('shell.nav.sso')}</span>
              </Link>
            </li>
          ) : null}
        </SidebarGroup>
      ) : null}
    </Sidebar>
  );
}
