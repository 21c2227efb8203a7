import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Breadcrumb } from '../breadcrumb/Breadcrumb.tsx';
import { CodeLines, InlineCode } from '../inline-code/InlineCode.tsx';
import { Kbd } from '../kbd/Kbd.tsx';
import { NameTile } from '../name-tile/NameTile.tsx';
import { ServiceName } from '../service-name/ServiceName.tsx';
import layout from '../story-layout.module.css';
import { TabLinks } from './TabLinks.tsx';
import { Tabs } from './Tabs.tsx';

function Panels() {
  const [tab, setTab] = useState<'readable' | 'fields'>('readable');
  return (
    <Tabs
      label="Event"
      selected={tab}
      onSelect={setTab}
      tabs={[
        { id: 'readable', label: 'Readable', content: <p>Who, from where, with what.</p> },
        { id: 'fields', label: 'All fields', count: '38', content: <p>Every field by its name.</p> },
      ]}
    />
  );
}

const meta: Meta = { title: 'Basics/Tabs, breadcrumb, names, keys, code', id: 'tabs' };
export default meta;

export const LinksThatLookLikeTabs: StoryObj = {
  name: 'Links that look like tabs',
  render: () => (
    <TabLinks label="Audit">
      {['Summary', 'Services', 'Users', 'Destinations', 'Sites', 'Sources'].map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === 'Services' ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </TabLinks>
  ),
};

export const TabsWithPanels: StoryObj = { name: 'Tabs with panels', render: () => <Panels /> };

export const NamesAndSmallText: StoryObj = {
  name: 'Names and small text',
  render: () => (
    <div className={layout.row}>
      <Breadcrumb>
        <a href="#policies">Policies</a>
        <a href="#transfer">Data transfer via gatelets</a>
      </Breadcrumb>
      {[
        'Dropbox',
        'WeTransfer',
        'ChatGPT',
        'Google Drive',
        'Notion',
        'MEGA',
        'Slack',
        'Pastebin',
        'Figma',
      ].map((name) => (
        <ServiceName key={name} name={name} />
      ))}
      <ServiceName name="Omar Haddad" person />
      <NameTile name="Omar Haddad" person size={44} />
      <Kbd keys="Ctrl K" />
      <InlineCode>203.0.113.48</InlineCode>
    </div>
  ),
};

export const LinesOfALog: StoryObj = {
  name: 'Lines of a log',
  render: () => (
    <CodeLines label="Lines set aside">
      {
        '2026-11-19T08:14:22 vpn=0 usr=o.haddad act=permitted url=https://we.tl/t-9aFq\n2026-11-19T08:14:22 vpn=0 usr=i.costa act=permitted url=https://docs.google.com/document/d/1x'
      }
    </CodeLines>
  ),
};
