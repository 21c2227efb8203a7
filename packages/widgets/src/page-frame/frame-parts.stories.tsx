import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { PageFooter } from '../page-footer/PageFooter.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { StorageNotice } from '../storage-notice/StorageNotice.tsx';
import { FrameContext, type SidebarShown } from './frame.ts';

const meta: Meta = { title: 'Places/Header, footer, language, storage notice', id: 'frame-parts' };
export default meta;

function Header({ name, tenant, sidebar }: { name: string; tenant: string; sidebar: SidebarShown }) {
  return (
    <FrameContext value={{ sidebar, embedded: false }}>
      <div style={{ contain: 'layout' }}>
        <PageHeader
          account={{
            session: { name, email: 'nadia@atlasfoods.example', role: 'sysadmin', tenant },
            label: `Account, ${sidebar}`,
            choices: [{ id: 'sign-out', label: 'Sign out', onChoose: () => undefined }],
          }}
          brand={<strong>Casbah</strong>}
          search={
            <SearchField
              aria-label="Search"
              placeholder="Search services, people or pages"
              value=""
              onChange={() => undefined}
            />
          }
          scope={<Button>Last 7 days</Button>}
          actions={<Button variant="ghost">EN</Button>}
        />
      </div>
    </FrameContext>
  );
}

export const BesideSidebar: StoryObj = {
  name: 'Header beside a sidebar',
  render: () => <Header name="Nadia Berrada" tenant="Atlas Foods" sidebar="wide" />,
};
export const BesideNarrow: StoryObj = {
  name: 'Header beside a narrow sidebar',
  render: () => <Header name="Nadia Berrada" tenant="Atlas Foods" sidebar="narrow" />,
};
export const Alone: StoryObj = {
  name: 'Header without a sidebar',
  render: () => <Header name="Nadia Berrada" tenant="Atlas Foods" sidebar="none" />,
};
export const NoName: StoryObj = {
  name: 'A session without a name',
  render: () => <Header name="" tenant="Atlas Foods" sidebar="narrow" />,
};
export const Hostile: StoryObj = {
  name: 'Hostile names',
  render: () => (
    <Header
      name={'<img src=x onerror=alert(1)> '.repeat(300)}
      tenant={'أطلس للأغذية '.repeat(20)}
      sidebar="none"
    />
  ),
};
export const Footer: StoryObj = {
  name: 'Footer',
  render: () => (
    <PageFooter links={<a href="#api">Read the API</a>}>Atlas Foods · Times in Africa/Casablanca</PageFooter>
  ),
};
export const LongFooter: StoryObj = {
  name: 'Footer of a long name',
  render: () => <PageFooter>{'<b>Atlas</b> '.repeat(100)}</PageFooter>,
};

const LANGUAGES = [
  { id: 'en-us', name: 'English', short: 'EN', locale: 'en-US' },
  { id: 'es', name: 'Español', short: 'ES', locale: 'es-ES' },
  { id: 'fr', name: 'Français', short: 'FR', locale: 'fr-FR' },
  { id: 'de', name: 'Deutsch', short: 'DE', locale: 'de-DE' },
  { id: 'ja', name: '日本語', short: 'JA', locale: 'ja-JP' },
];

function Switching() {
  const [language, setLanguage] = useState('en-us');
  return (
    <>
      <LanguageSwitch languages={LANGUAGES} language={language} onChange={setLanguage} />
      <output>{language}</output>
    </>
  );
}
export const Language: StoryObj = { name: 'Language switch', render: () => <Switching /> };
export const Kept: StoryObj = { name: 'A browser that keeps', render: () => <StorageNotice isOk /> };
export const NotKept: StoryObj = {
  name: 'A browser that keeps nothing',
  render: () => <StorageNotice isOk={false} />,
};
