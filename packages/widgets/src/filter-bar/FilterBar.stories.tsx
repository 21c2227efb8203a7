import type { Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { FieldChoice, ValueChoice } from './suggestions.ts';
import type { LoadValues } from './useValues.ts';

const FIELDS: readonly FieldChoice<TrafficField>[] = [
  {
    field: 'risk',
    label: 'Risk',
    closed: [
      { value: 'high', label: 'High', count: 148 },
      { value: 'medium', label: 'Medium', count: 402 },
      { value: 'low', label: 'Low', count: 377 },
      { value: 'unresearched', label: 'Not researched', count: 12 },
    ],
  },
  { field: 'service', label: 'Service', search: true },
  { field: 'category', label: 'Category' },
  { field: 'user', label: 'User', search: true },
  { field: 'uploaded', label: 'Uploaded' },
  { field: 'users', label: 'Users' },
  { field: 'url', label: 'Address' },
  { field: 'headquarters', label: 'Headquarters' },
];

const VALUES: Partial<Record<TrafficField, readonly ValueChoice[]>> = {
  category: ['Cloud storage', 'Generative AI', 'Collaboration', 'File sharing', 'Development'].map(
    (label, index) => ({
      value: label,
      label,
      count: 128 - index * 19,
    }),
  ),
  user: ['omar.haddad', 'sofia.lindqvist', 'jonas.weber', 'amina.diallo'].map((value) => ({
    value,
    label: value,
  })),
  service: ['Dropbox', 'WeTransfer', 'Google Drive'].map((value) => ({ value, label: value })),
  headquarters: [
    { value: 'us', label: 'United States', count: 611 },
    { value: 'de', label: 'Germany', count: 74 },
  ],
};

const load: LoadValues<TrafficField> = (field, text) =>
  new Promise((resolve, reject) =>
    setTimeout(() => {
      if (text === 'fail') reject(new Error('asked for'));
      const found = VALUES[field] ?? [];
      resolve(found.filter((one) => one.label.toLowerCase().includes(text.toLowerCase())));
    }, 150),
  );

function Bar({ text }: { text: string }) {
  const [filter, setFilter] = useState<Filter>(
    () => parseFilter(text, TRAFFIC_FIELDS).filter ?? { kind: 'and', parts: [] },
  );
  return (
    <div>
      <FilterBar
        filter={filter}
        onFilter={setFilter}
        vocabulary={TRAFFIC_FIELDS}
        fields={FIELDS}
        loadValues={load}
        valueLabel={(field, value) =>
          field === 'headquarters'
            ? VALUES.headquarters?.find((one) => one.value === value)?.label
            : undefined
        }
        actions={
          <>
            <Button variant="ghost" size="small">
              Saved: Risky uploads
            </Button>
            <Button size="small">Update</Button>
          </>
        }
      />
      <output
        data-testid="filter"
        style={{
          display: 'block',
          padding: '6px 8px',
          font: '12px var(--font-data)',
          fontVariantLigatures: 'none',
        }}
      >
        {printFilter(filter, TRAFFIC_FIELDS)}
      </output>
    </div>
  );
}

const meta: Meta = { title: 'Data/Filter bar', id: 'filter-bar' };
export default meta;

export const Tokens: StoryObj = {
  name: 'Tokens',
  render: () => <Bar text="risk in (high, medium) and uploaded > 100MB and headquarters != us" />,
};

export const Empty: StoryObj = { name: 'Empty', render: () => <Bar text="" /> };

export const ManyValues: StoryObj = {
  name: 'Many values',
  render: () => <Bar text="user in (a, b, c, d, e, f) and exists url and not url contains drive" />,
};

export const MoreThanTokensCanShow: StoryObj = {
  name: 'More than tokens can show',
  render: () => <Bar text="risk = high and (user = omar.haddad or brr > 80)" />,
};
