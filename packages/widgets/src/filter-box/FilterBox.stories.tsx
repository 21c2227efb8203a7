import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { type BoxItem, boxItem, modelOf } from './box-item.ts';
import { FilterBox, type FilterBoxProps } from './FilterBox.tsx';
import type { LoadBoxItems } from './useDynamicItems.ts';

const MIXED: readonly BoxItem[] = [
  boxItem('service', '12', 'Dropbox'),
  boxItem('service', '13', 'Google Drive'),
  boxItem('category', '7', 'Cloud storage'),
  boxItem('risk', 'high', 'High'),
  boxItem('country', 'fr', 'France'),
  boxItem('user', '4', 'Omar Haddad'),
  boxItem('tag', '2', 'Sanctioned'),
];
const STEMS = ['Drive', 'Paper', 'Notes', 'Mail', 'Boards', 'Share', 'Forms', 'Sign', 'Meet', 'Docs'];
const MAKERS = ['Atlas', 'Blue', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Gale', 'Harbour', 'Iris', 'Juniper'];
const MANY = Array.from({ length: 50_000 }, (_, index) =>
  boxItem(
    'service',
    `${index}`,
    `${MAKERS[index % 10]} ${STEMS[Math.floor(index / 10) % 10]} ${Math.floor(index / 100) + 1}`,
  ),
);

function Box({ start = [], ...props }: Partial<FilterBoxProps> & { start?: readonly BoxItem[] }) {
  const [items, setItems] = useState(start);
  return (
    <div>
      <FilterBox options={MIXED} {...props} items={items} onItems={setItems} />
      <p hidden data-testid="model">
        {JSON.stringify(modelOf(items))}
      </p>
    </div>
  );
}

function Dynamic() {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [active, setActive] = useState(false);
  const load: LoadBoxItems = async (query, activeUsersOnly) => {
    setAsked((before) => [...before, `${query}${activeUsersOnly ? ' active' : ''}`]);
    if (query === 'fail') throw new Error('The directory does not answer.');
    return activeUsersOnly
      ? []
      : [boxItem('user', '90', `Oleg of ${query}`), boxItem('user', '4', 'Omar Haddad')];
  };
  return (
    <div>
      <Box label="Users" load={load} activeUsersOnly={active} />
      <label>
        <input type="checkbox" checked={active} onChange={() => setActive(!active)} /> Active users only
      </label>
      <p hidden data-testid="asked">
        {asked.join(', ')}
      </p>
    </div>
  );
}

const meta: Meta = { title: 'Fields/Filter box', id: 'filter-box' };
export default meta;

export const SeveralKinds: StoryObj = {
  name: 'Several kinds',
  render: () => (
    <div className={layout.fields}>
      <Box label="Content" start={MIXED.slice(0, 1)} placeholder="Add a service, user, country…" />
      <Box label="Free text" freeText={{ type: 'filters', trim: true }} hint="Anything may be typed" />
      <Box label="As typed" freeText={{ type: 'filters' }} />
      <Box label="At most two" start={MIXED.slice(0, 1)} atMost={2} />
      <Box label="Not yours" start={MIXED.slice(2, 4)} isDisabled />
    </div>
  ),
};

export const FiftyThousand: StoryObj = {
  name: 'Fifty thousand',
  render: () => (
    <div className={layout.fields}>
      <Box label="Services" options={MANY} placeholder="One of 50,000" />
    </div>
  ),
};

export const MoreFromTheServer: StoryObj = {
  name: 'More from the server',
  render: () => (
    <div className={layout.fields}>
      <Dynamic />
    </div>
  ),
};

const LONG = boxItem('service', 'long', `a${'very'.repeat(2500)}long`);
const HOSTILE = [boxItem('tag', '__proto__', '<b>bold</b>'), LONG, boxItem('user', 'rtl', 'شركة أطلس')];

export const HostileWords: StoryObj = {
  name: 'Hostile words, right to left, narrow',
  render: () => (
    <div
      className={layout.narrow}
      style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box label="Things" options={HOSTILE} start={HOSTILE} />
      <Box label="With an error" options={HOSTILE} error="Choose at least one." />
      <div dir="rtl">
        <Box label="المستخدمون" options={HOSTILE} start={HOSTILE.slice(2)} />
      </div>
    </div>
  ),
};
