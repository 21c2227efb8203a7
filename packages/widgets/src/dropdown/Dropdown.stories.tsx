import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BlockIcon, DownloadIcon, TagIcon, TrashIcon } from '../icons/icons.tsx';
import layout from '../story-layout.module.css';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';
import type { DropdownItem } from './dropdown-item.ts';

const ACTIONS: readonly DropdownItem[] = [
  { key: 'block', title: 'Block at gateway', icon: <BlockIcon /> },
  {
    key: 'tag',
    title: 'Tag',
    icon: <TagIcon />,
    subItems: [
      { key: 'sanctioned', title: 'Sanctioned', category: 'Ours' },
      { key: 'review', title: 'In review', category: 'Ours' },
      { key: 'more', title: 'More tags', subItems: [{ key: 'legacy', title: 'Legacy' }] },
    ],
  },
  { key: 'export', title: 'Export as CSV', label: 'Export CSV', icon: <DownloadIcon />, subInfo: '927 rows' },
  { key: 'guide', title: 'Guide', link: '#guide', isNewTab: true, category: 'Help' },
  { key: 'here', title: 'What is new', link: '#new', category: 'Help' },
  {
    key: 'delete',
    title: 'Delete',
    icon: <TrashIcon />,
    isDisabled: true,
    tooltip: 'Only system administrators delete',
    category: 'For good',
  },
  {
    key: 'archive',
    title: 'Archive',
    tooltip: 'Kept for a year, out of sight',
    category: 'For good',
  },
];
const MODELS: readonly DropdownItem[] = [
  { key: 'low', title: 'Low', checkboxModel: false, category: 'Risk' },
  { key: 'medium', title: 'Medium', checkboxModel: true, category: 'Risk' },
  { key: 'live', title: 'Live', switchModel: true, subInfo: 'New rows as they come', category: 'Rows' },
  { key: 'names', title: 'Hide names', switchModel: false, category: 'Rows' },
  { key: 'reset', title: 'Reset', category: 'Rows' },
];

function Menu({ items: first, ...props }: Partial<DropdownProps> & { items: readonly DropdownItem[] }) {
  const [items, setItems] = useState(first);
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <div className={layout.row}>
      <Dropdown
        title="Actions"
        {...props}
        items={items}
        onAction={({ key }) => setDone([...done, key])}
        onModel={(item, on) =>
          setItems(
            items.map((one) => {
              if (one.key !== item.key) return one;
              return item.checkboxModel === undefined
                ? { ...one, switchModel: on }
                : { ...one, checkboxModel: on };
            }),
          )
        }
      />
      <span data-testid="met">{done.join(' ')}</span>
      <span data-testid="on" hidden>
        {items
          .filter(({ checkboxModel, switchModel }) => checkboxModel === true || switchModel === true)
          .map(({ key }) => key)
          .join(' ')}
      </span>
    </div>
  );
}

const meta: Meta = { title: 'Fields/Dropdown', id: 'dropdown' };
export default meta;

export const ActionsState: StoryObj = {
  name: 'Actions, nested and links',
  render: () => <Menu items={ACTIONS} />,
};
export const Models: StoryObj = {
  name: 'Checkboxes and switches',
  render: () => <Menu title="View" items={MODELS} variant="ghost" />,
};
export const ShowsAction: StoryObj = {
  name: 'Says what was done',
  render: () => (
    <Menu
      title="Decide"
      items={[
        { key: 'allow', title: 'Allow' },
        { key: 'deny', title: 'Deny' },
      ]}
      showsAction
    />
  ),
};
export const EmptyDisabledHostile: StoryObj = {
  name: 'Empty, disabled, hostile words',
  render: () => (
    <div className={layout.row}>
      <Dropdown title="Nothing" items={[]} />
      <Dropdown title="Not now" items={ACTIONS} isDisabled />
      <Dropdown
        title="شركة <b>أطلس</b>"
        items={[
          { key: 'markup', title: '<img src=x onerror=alert(1)>' },
          { key: 'long', title: `a${'very'.repeat(2500)}long` },
          { key: 'rtl', title: 'شركة أطلس', checkboxModel: true },
        ]}
      />
    </div>
  ),
};
