import { AccountMenu } from '@casbah/widgets/account-menu/AccountMenu.tsx';
import { Sidebar, SidebarGroup, sidebarLinkClass } from '@casbah/widgets/sidebar/Sidebar.tsx';
import { Link } from '@tanstack/react-router';
import { features } from '../features/features.generated.ts';
import { useMayOpen } from '../request/permitted.ts';
import type { RailLink } from '../routing/feature.ts';
import type { Shown } from '../routing/page-link.ts';
import { useWords } from '../words/useWords.ts';
import { Brand } from './Brand.tsx';
import { useAccount } from './useAccount.tsx';

const LINKS: readonly Shown<RailLink>[] = features
  .flatMap(({ rail = [] }) => rail)
  .sort((one, other) => one.order - other.order);

/** The groups of the rail, in their order, with the links that features give. */
const GROUPS = (['discover', 'govern'] as const).map((group) => ({
  caption: `shell.nav.${group}` as const,
  links: LINKS.filter((link) => link.group === group),
}));

/** The areas of the product, for people who may open them. */
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
      {GROUPS.map(({ caption, links }) => {
        const open = links.filter(({ to }) => mayOpen(to));
        return open.length === 0 ? null : (
          <SidebarGroup key={caption} caption={say(caption)}>
            {open.map(({ to, words, icon: AreaIcon }) => (
              <li key={to}>
                <Link
                  to={to}
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
