import { AccountMenu } from '@casbah/widgets/account-menu/AccountMenu.tsx';
import { Sidebar, SidebarGroup, sidebarLinkClass } from '@casbah/widgets/sidebar/Sidebar.tsx';
import { useClosedGroups } from '@casbah/widgets/sidebar/useClosedGroups.ts';
import type { KeptTexts } from '@casbah/widgets/storage-notice/browser-storage.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, use } from 'react';
import { useMayOpen } from '../request/permitted.ts';
import { RAIL_GROUPS, type RailGroup } from '../routing/feature.ts';
import type { ShownRailLink } from '../routing/rail-links.ts';
import { readScope } from '../scope/scope.ts';
import { useWords } from '../words/useWords.ts';
import { Brand } from './Brand.tsx';
import { PlaceContext } from './place-context.ts';
import { RAIL_LINKS } from './place-in-rail.ts';
import { useAccount } from './useAccount.tsx';
import type { RailState } from './useRail.ts';

// Loaded only on phones, when it first opens.
const SidebarDrawer = lazy(async () => ({
  default: (await import('@casbah/widgets/sidebar/SidebarDrawer.tsx')).SidebarDrawer,
}));

/** Sidebar with the pages that a person may open. */
export function Rail({ rail, kept }: { rail: RailState; kept: KeptTexts | undefined }) {
  const say = useWords();
  const account = useAccount();
  const mayOpen = useMayOpen();
  const [closed, setClosed] = useClosedGroups(kept);
  const linksOf = (group: RailGroup) => RAIL_LINKS.filter((link) => link.group === group && mayOpen(link.to));
  const areas = RAIL_GROUPS.map((group) => {
    const links = linksOf(group);
    if (links.length === 0 || group === 'settings') return null;
    return (
      <SidebarGroup
        key={group}
        caption={say(`shell.nav.${group}`)}
        closed={closed.has(group)}
        onClose={(isClosed) => setClosed(group, isClosed)}
      >
        {links.map((link) => (
          <RailItem key={link.to} link={link} />
        ))}
      </SidebarGroup>
    );
  });
  const last = linksOf('settings').map((link) => <RailItem key={link.to} link={link} />);
  if (rail.shown === 'drawer')
    return rail.open ? (
      <Suspense>
        <SidebarDrawer label={say('shell.nav')} brand={<Brand />} last={last} onClose={rail.onClose}>
          {areas}
        </SidebarDrawer>
      </Suspense>
    ) : null;
  return (
    <Sidebar
      label={say('shell.nav')}
      brand={<Brand />}
      last={last}
      foot={<AccountMenu {...account} placement="top start" />}
      collapsed={rail.shown === 'narrow'}
      onCollapse={rail.onCollapse}
    >
      {areas}
    </Sidebar>
  );
}

function RailItem({ link }: { link: ShownRailLink }) {
  const { to, words, icon: PageIcon, keepsTime } = link;
  const say = useWords();
  const { range, ends, from, to: until } = readScope(useSearch({ strict: false }));
  const isCurrent = use(PlaceContext)?.to === to;
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true }}
        search={keepsTime === true ? { range, ends, from, to: until } : {}}
        className={sidebarLinkClass}
        aria-current={isCurrent ? 'true' : undefined}
        title={say(words)}
      >
        <PageIcon />
        <span>{say(words)}</span>
      </Link>
    </li>
  );
}
