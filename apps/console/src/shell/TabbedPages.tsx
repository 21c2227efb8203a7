import type { Permission } from '@casbah/domain/permission';
import type { MessageId } from '@casbah/messages/load';
import { TabLinks } from '@casbah/widgets/tabs/TabLinks.tsx';
import { Link, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import { HeadSlot } from './PageHead.tsx';

/** A page among others that share tabs. */
export interface PageTab {
  to: string;
  words: MessageId;
  /** Only for people who have this permission. */
  permission?: Permission;
  /** URL parameters that it keeps. */
  search?: object;
}

/** Pages with shared tabs: their header is above the tabs, which stay in place while the page changes. */
export function TabbedPages({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const say = useWords();
  const { permissions } = useSession();
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const open = tabs.filter(({ permission }) => permission === undefined || permissions.includes(permission));
  return (
    <>
      <div ref={setSlot} style={{ minHeight: 45 }} />
      {open.length < 2 ? null : (
        <TabLinks label={label}>
          {open.map(({ to, words, search = {} }) => (
            <Link key={to} to={to} search={search} activeOptions={{ exact: true, includeSearch: false }}>
              {say(words)}
            </Link>
          ))}
        </TabLinks>
      )}
      <HeadSlot value={slot}>
        <Outlet />
      </HeadSlot>
    </>
  );
}
