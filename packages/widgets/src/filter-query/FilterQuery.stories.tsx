import type { FilterAttribute } from '@casbah/domain/filter/attribute';
import type { Filter } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FieldChoice, ValueChoice } from '../filter-bar/suggestions.ts';
import { FilterQuery } from './FilterQuery.tsx';

const RISKS: readonly ValueChoice[] = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
];
const FIELDS: readonly FieldChoice<TrafficField>[] = [
  { field: 'risk', label: 'Risk', closed: RISKS },
  { field: 'user', label: 'User', search: true },
  { field: 'src_ip', label: 'Client address' },
  { field: 'brr', label: 'Score' },
  { field: 'uploaded', label: 'Uploaded' },
];
const ATTRIBUTES: readonly FilterAttribute[] = [
  { key: 'risk', displayText: 'Risk', filterType: 'multichoice', filterChoices: RISKS },
  { key: 'user', displayText: 'User', filterType: 'text' },
  {
    key: 'src_ip',
    displayText: 'Client address',
    filterType: 'ip',
    filterConfig: { regexKey: 'ip_or_subnet' },
  },
  { key: 'brr', displayText: 'Score', filterType: 'number' },
  {
    key: 'uploaded',
    displayText: 'Uploaded',
    filterType: 'number',
    filterConfig: { unit: 'bytes' },
    operators: ['gt', 'gte', 'lt', 'lte', 'is'],
  },
  { key: 'department', displayText: 'Department', filterType: 'text' },
];

function Query({ text }: { text: string }) {
  const [filter, setFilter] = useState<Filter>(
    () => parseFilter(text, TRAFFIC_FIELDS).filter ?? { kind: 'and', parts: [] },
  );
  return (
    <div>
      <FilterQuery
        filter={filter}
        onFilter={setFilter}
        vocabulary={TRAFFIC_FIELDS}
        fields={FIELDS}
        attributes={ATTRIBUTES}
        loadValues={() => Promise.resolve([])}
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

const meta: Meta = { title: 'Filters/Filter in two forms', id: 'filter-query' };
export default meta;

export const Line: StoryObj = {
  name: 'A line',
  render: () => <Query text="risk in (high, medium) and uploaded > 100MB" />,
};

export const More: StoryObj = {
  name: 'More than a line can show',
  render: () => <Query text="risk = high and (user = omar.haddad or brr > 80)" />,
};
