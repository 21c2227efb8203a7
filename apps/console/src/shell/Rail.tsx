import { AccountMenu } from '@casbah/widgets/account-menu/AccountMenu.tsx';
import {
  AuditIcon,
  ClockIcon,
  SettingsIcon,
  StoreIcon,
  UsersIcon,
} from '@casbah/widgets/icons/frame-icons.tsx';
import { Sidebar, SidebarGroup, sidebarLinkClass } from '@casbah/widgets/sidebar/Sidebar.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../request/permitted.ts';
import { useWords } from '../words/useWords.ts';
import { Brand } from './Brand.tsx';
import { useAccount } from './useAccount.tsx';

/** The areas that have pages, and what each group of them is for. */
const GROUPS = [
  ['shell.nav.discover', [['/appAudit', 'shell.nav.audit', AuditIcon]]],
  [
    'shell.nav.govern',
    [
      ['/appForensics/history', 'shell.nav.history', ClockIcon],
      ['/appAccount/users', 'shell.nav.users', UsersIcon],
      ['/appStore', 'shell.nav.store', StoreIcon],
      ['/settings', 'shell.nav.settings', SettingsIcon],
    ],
  ],
] as const;

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
      {GROUPS.map(([caption, areas]) => {
        const open = areas.filter(([path]) => mayOpen(path));
        return open.length === 0 ? null : (
          <SidebarGroup key={caption} caption={say(caption)}>
            {open.map(([path, words, AreaIcon]) => (
              <li key={path}>
                <Link
                  to={path}
                  className={sidebarLinkClass}
                  activeProps={{ 'aria-current': 'true' }}
                  title={say(words)}
                >
                  <AreaIcon />
                  <span>{say(words)}</span>
                </Link>
              </li>
            ))}
          </SidebarGroup>
        );
      })}
    </Sidebar>
  );
}
