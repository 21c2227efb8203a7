import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { ArchMark } from '../icons/ArchMark.tsx';
import { AuditIcon, LinkOutIcon, SearchIcon, SignOutIcon } from '../icons/frame-icons.tsx';
import { DetectIcon } from '../icons/icons.tsx';
import { PageFooter } from '../page-footer/PageFooter.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { Sidebar, SidebarGroup, sidebarLinkClass } from '../sidebar/Sidebar.tsx';
import { useCollapse } from '../sidebar/useCollapse.ts';
import { StickyHeader } from '../sticky-header/StickyHeader.tsx';
import { usableStorage } from '../storage-notice/browser-storage.ts';
import { brandClass } from './brand.ts';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

const meta: Meta = { title: 'Places/The frame around a page', id: 'page-frame' };
export default meta;

const ACCOUNT = {
  session: {
    name: 'Nadia Berrada',
    email: 'nadia@atlasfoods.example',
    role: 'sysadmin',
    tenant: 'Atlas Foods',
  },
  label: 'Your account',
  choices: [
    { id: 'api', label: 'Read the API', icon: <LinkOutIcon />, onChoose: () => undefined },
    { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onChoose: () => undefined },
  ],
};

const BRAND = (
  <a href="#page-frame" className={brandClass}>
    <ArchMark size={24} />
    <span>Casbah</span>
  </a>
);

/** The complete frame with a switch for each option. */
function Framed() {
  const [place, setPlace] = useState<Pick<PageFrameProps, 'isLoginPage' | 'isSyndicated'>>({});
  const [kept] = useState(() => usableStorage(() => localStorage));
  const [collapsed, setCollapsed] = useCollapse(kept);
  return (
    <PageFrame
      {...place}
      collapsed={collapsed}
      sidebar={
        <Sidebar label="Areas" brand={BRAND} collapsed={collapsed} onCollapse={setCollapsed}>
          <SidebarGroup caption="Discover">
            <li>
              <a href="#page-frame" className={sidebarLinkClass} aria-current="true">
                <AuditIcon />
                <span>Audit</span>
              </a>
            </li>
            <li>
              <a href="#page-frame" className={sidebarLinkClass}>
                <DetectIcon />
                <span>{'Detect '.repeat(20)}</span>
              </a>
            </li>
          </SidebarGroup>
        </Sidebar>
      }
      header={
        <PageHeader
          account={ACCOUNT}
          brand={BRAND}
          search={<Button icon={<SearchIcon />}>Search services, people or pages</Button>}
          scope={<Button>Last 7 days</Button>}
        />
      }
      footer={<PageFooter links={<a href="#api">Read the API</a>}>Atlas Foods · Times in UTC</PageFooter>}
    >
      <StickyHeader>
        <h2>Services</h2>
      </StickyHeader>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onPress={() => setPlace({ isLoginPage: true })}>As the sign-in page</Button>
        <Button onPress={() => setPlace({ isSyndicated: true })}>As a syndicated tenant</Button>
        <Button onPress={() => setPlace({})}>As a page</Button>
      </div>
      <div style={{ minHeight: 1400 }}>A page that scrolls.</div>
    </PageFrame>
  );
}

export const Whole: StoryObj = { name: 'Whole', render: () => <Framed /> };
