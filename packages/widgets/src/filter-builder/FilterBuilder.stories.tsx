import { type FilterAttribute, offeredAttributes } from '@casbah/domain/filter/attribute';
import { EMPTY_MODEL, type FilterModel } from '@casbah/domain/filter/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import type { LoadChoices } from './choice-source.ts';
import { FilterBuilder, type FilterBuilderProps } from './FilterBuilder.tsx';
import type { UserStats } from './user-stats.ts';

const choice = (value: string) => ({ value: value.toLowerCase(), label: value });
const COUNTRIES = [
  ...['Algeria', 'Austria', 'Belgium', 'Brazil', 'Canada', 'Chile', 'Denmark', 'Egypt', 'France', 'Germany'],
  ...['Iceland', 'India', 'Italy', 'Japan', 'Morocco', 'Norway', 'Peru', 'Spain', 'Sweden', 'Tunisia'],
].map(choice);
const CATEGORIES = ['Cloud storage', 'Generative AI', 'Collaboration', 'File sharing', 'Development'].map(
  choice,
);
const GROUPS = ['Finance', 'Payments Ops', 'Research', 'Security'].map(choice);
const SERVICES = ['Dropbox', 'WeTransfer', 'Google Drive', 'Slack', 'Notion'].map(choice);

const OF_USERS: readonly FilterAttribute[] = [
  { key: 'department', displayText: 'Department', filterType: 'text', operators: ['is', 'isNot'] },
  { key: 'title', displayText: 'Title', filterType: 'text', operators: ['is', 'isNot'] },
  { key: 'member_of', displayText: 'Member of', filterType: 'member_of', loadDynamicData: true },
];

const ATTRIBUTES: readonly FilterAttribute[] = [
  { key: 'user', displayText: 'User', filterType: 'text', metaType: 'user' },
  {
    key: 'risk',
    displayText: 'Risk',
    filterType: 'choice',
    filterChoices: ['High', 'Medium', 'Low'].map(choice),
  },
  { key: 'country', displayText: 'Country', filterType: 'choice', filterChoices: COUNTRIES },
  { key: 'category', displayText: 'Category', filterType: 'multichoice', filterChoices: CATEGORIES },
  { key: 'service', displayText: 'Service', filterType: 'text', loadDynamicData: true },
  { key: 'ip', displayText: 'Public address', filterType: 'ip' },
  {
    key: 'src_ip',
    displayText: 'Client address',
    filterType: 'ip',
    filterConfig: { regexKey: 'ip_or_subnet' },
  },
  {
    key: 'threat_score',
    displayText: 'Threat score',
    filterType: 'number',
    filterConfig: {
      aggregates: ['max'],
      rangeOptions: [
        { label: 'Medium', from: 40, to: 74 },
        { label: 'High', from: 75, to: 100 },
      ],
    },
    operators: ['gt', 'lt', 'between'],
  },
  { key: 'uploaded', displayText: 'Uploaded', filterType: 'number', filterConfig: { unit: 'bytes' } },
  { key: 'first_seen', displayText: 'First seen', filterType: 'date' },
  {
    key: 'ticket',
    displayText: 'Ticket',
    filterType: 'text',
    filterConfig: {
      pattern: '[A-Z]{2}-\\d+',
      patternMessage: 'A ticket is two letters, a dash and a number: AB-12.',
    },
  },
  {
    key: 'message',
    displayText: 'Message',
    filterType: 'text',
    filterConfig: { minLength: 3 },
    operators: ['contains'],
  },
  {
    key: 'people',
    displayText: 'People',
    filterType: 'user_attribute',
    filterConfig: { attributes: OF_USERS },
  },
  { key: 'member_of', displayText: 'Member of', filterType: 'member_of', loadDynamicData: true },
];

const load: LoadChoices = async (key, query) =>
  (key === 'member_of' ? GROUPS : SERVICES).filter(({ label }) =>
    label.toLowerCase().includes(query.toLowerCase()),
  );

/** Fake statistics: each condition halves the people. */
function statsOf(model: FilterModel): UserStats {
  const count = model.exprGroups.reduce((sum, { exprBlocks }) => sum + exprBlocks.length, 0);
  return { state: 'ready', matching: Math.round(1204 / 2 ** count), total: 1204 };
}

function Builder({ start = EMPTY_MODEL, ...props }: Partial<FilterBuilderProps> & { start?: FilterModel }) {
  const [model, setModel] = useState(start);
  const [stats, setStats] = useState<UserStats>();
  const [did, setDid] = useState('');
  return (
    <div>
      <FilterBuilder
        attributes={ATTRIBUTES}
        {...props}
        model={model}
        onApply={(next) => {
          setModel(next);
          setDid('apply');
        }}
        onClear={() => {
          setModel(EMPTY_MODEL);
          setDid('clear');
        }}
        loadChoices={load}
        valueLabel={(_, value) => GROUPS.find((group) => group.value === value)?.label}
        userStats={stats}
        onUserDraft={(next) => setStats(statsOf(next))}
      />
      <p hidden data-testid="did">
        {did}
      </p>
      <p hidden data-testid="model">
        {JSON.stringify(model)}
      </p>
    </div>
  );
}

const meta: Meta = { title: 'Filters/Filter builder', id: 'filter-builder' };
export default meta;

export const Empty: StoryObj = { name: 'Empty', render: () => <Builder label="Filter: Empty" /> };

export const Groups: StoryObj = {
  name: 'Groups and blocks',
  render: () => (
    <Builder
      label="Filter: Groups"
      start={{
        exprGroups: [
          {
            uid: 'g1',
            exprBlocks: [
              { key: 'risk', type: 'choice', op: 'is', value: 'high' },
              { key: 'uploaded', type: 'number', op: 'gt', value: 100 * 1024 ** 2 },
              { key: 'category', type: 'multichoice', op: 'is', list: ['cloud storage', 'file sharing'] },
            ],
          },
          {
            uid: 'g2',
            exprBlocks: [
              { key: 'user', type: 'text', op: 'is', value: 'omar.haddad' },
              { key: 'src_ip', type: 'ip', op: 'is', value: '10.0.0.0/8' },
            ],
          },
        ],
        orBetweenGroups: true,
      }}
    />
  ),
};

export const People: StoryObj = {
  name: 'People',
  render: () => (
    <Builder
      label="Filter: People"
      start={{
        exprGroups: [
          {
            uid: 'g1',
            exprBlocks: [
              {
                key: 'people',
                type: 'user_attribute',
                op: 'is',
                value: {
                  exprGroups: [
                    {
                      uid: 'u1',
                      exprBlocks: [{ key: 'department', type: 'text', op: 'is', value: 'Finance' }],
                    },
                  ],
                  orBetweenGroups: true,
                },
              },
              { key: 'member_of', type: 'member_of', op: 'is', list: ['finance'] },
            ],
          },
        ],
        orBetweenGroups: true,
      }}
    />
  ),
};

const scope = { anonymized: true, memberOf: 'False', anonymizedWords: 'Disabled due to anonymization' };
const ANONYMOUS = offeredAttributes(ATTRIBUTES, scope);

export const Anonymous: StoryObj = {
  name: 'People are anonymous',
  render: () => (
    <Builder
      label="Filter: Anonymous"
      attributes={ANONYMOUS}
      start={{
        exprGroups: [
          { uid: 'g1', exprBlocks: [{ key: 'user', type: 'text', op: 'is', value: 'anon-user.12' }] },
        ],
        orBetweenGroups: true,
      }}
    />
  ),
};

export const Off: StoryObj = {
  name: 'Filtering is off',
  render: () => (
    <Builder
      label="Filter: Off"
      isDisabled
      start={{
        exprGroups: [{ uid: 'g1', exprBlocks: [{ key: 'risk', type: 'choice', op: 'is', value: 'low' }] }],
        orBetweenGroups: true,
      }}
    />
  ),
};

const LONG = 'Very long words '.repeat(600);

export const Hostile: StoryObj = {
  name: 'Hostile words, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Builder
        label="Filter: Hostile"
        attributes={[
          { key: 'a', displayText: '<img src=x onerror=alert(1)>', filterType: 'text' },
          { key: 'b', displayText: LONG, filterType: 'choice', filterChoices: [{ value: 'x', label: LONG }] },
          {
            key: 'c',
            displayText: 'اسم المستخدم',
            filterType: 'multichoice',
            filterChoices: [{ value: 'y', label: 'المالية' }],
          },
        ]}
        start={{
          exprGroups: [
            {
              uid: 'g1',
              exprBlocks: [
                { key: 'a', type: 'text', op: 'is', value: '<b>bold</b>' },
                { key: 'b', type: 'choice', op: 'is', value: 'x' },
                { key: 'c', type: 'multichoice', op: 'is', list: ['y'] },
                { key: 'gone', type: 'text', op: 'is', value: 'no attribute any more' },
              ],
            },
          ],
          orBetweenGroups: true,
        }}
      />
    </div>
  ),
};

export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Builder
        label="Filter: Right to left"
        start={{
          exprGroups: [
            {
              uid: 'g1',
              exprBlocks: [
                { key: 'risk', type: 'choice', op: 'is', value: 'high' },
                { key: 'first_seen', type: 'date', op: 'between', list: ['2026-11-01', '2026-11-21'] },
              ],
            },
          ],
          orBetweenGroups: true,
        }}
      />
    </div>
  ),
};
