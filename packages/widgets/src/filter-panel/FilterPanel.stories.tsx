import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FacetChoice, FacetGroup } from '../facet-list/facet.ts';
import layout from '../story-layout.module.css';
import { FilterPanel } from './FilterPanel.tsx';

const group = (label: string, ...values: string[]): FacetGroup => ({
  field: label.toLowerCase(),
  label,
  values: values.map((value, index) => ({
    value: value.toLowerCase(),
    label: value,
    count: 412 - index * 61,
  })),
  more: 0,
});
const GROUPS = [
  group('Risk', 'High', 'Medium', 'Low'),
  group('Category', 'Cloud storage', 'Generative AI', 'Collaboration', 'File sharing', 'Development'),
  group('Country', 'United States', 'Germany', 'China', 'Morocco'),
  group('Browser', 'Firefox', 'Chrome', 'Edge'),
  group('Device', 'Laptop', 'Phone'),
  group('System', 'Linux', 'Windows', 'macOS'),
];

function Panel({ id, groups, banner }: { id: string; groups: readonly FacetGroup[]; banner?: string }) {
  const [choices, setChoices] = useState<Readonly<Record<string, FacetChoice>>>({
    risk: { only: ['high'], without: [] },
  });
  return (
    <FilterPanel
      id={id}
      label={`Filters: ${id}`}
      groups={groups}
      choices={choices}
      onChoose={(field, { value }, state) => {
        const { only = [], without = [] } = choices[field] ?? {};
        setChoices({
          ...choices,
          [field]: {
            only: [...only.filter((one) => one !== value), ...(state === 'only' ? [value] : [])],
            without: [...without.filter((one) => one !== value), ...(state === 'without' ? [value] : [])],
          },
        });
      }}
      loadAll={async (field) => groups.find((one) => one.field === field)?.values ?? []}
      kept={window.localStorage}
      banner={banner === undefined ? undefined : { words: banner, kept: window.sessionStorage }}
    />
  );
}

const meta: Meta = { title: 'Filters/Filter panel', id: 'filter-panel', parameters: { status: 'planned' } };
export default meta;

export const SixColumns: StoryObj = {
  name: 'Six columns',
  render: () => <Panel id="six" groups={GROUPS} banner="Counts are of the last 7 days." />,
};

export const FourColumns: StoryObj = {
  name: 'Four columns',
  render: () => <Panel id="four" groups={GROUPS.slice(0, 4)} />,
};

export const Narrow: StoryObj = {
  name: 'Narrow, hostile words',
  render: () => (
    <div className={layout.narrow} dir="rtl">
      <Panel
        id="narrow"
        groups={[
          group('<b>Risk</b>', '<img src=x>', 'Long words '.repeat(900)),
          { ...group('الدولة', 'المغرب', 'مصر'), values: [] },
        ]}
        banner={'A long notice '.repeat(60)}
      />
    </div>
  ),
};
