import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FacetList } from './FacetList.tsx';
import { type FacetChoice, type FacetState, type FacetValue, NO_CHOICE } from './facet.ts';

const value = (label: string, count: number): FacetValue => ({ value: label.toLowerCase(), label, count });
const COUNTRIES = [
  value('United States', 611),
  value('Germany', 74),
  value('China', 31),
  value('Russia', 9),
  value('France', 8),
  ...[
    'Netherlands',
    'Ireland',
    'India',
    'Israel',
    'Japan',
    'Canada',
    'Brazil',
    'Switzerland',
    'Côte d’Ivoire',
  ].map((name, index) => value(name, 7 - Math.min(6, index))),
];

function Facets() {
  const [choices, setChoices] = useState<Readonly<Record<string, FacetChoice>>>({
    risk: { only: ['high', 'medium'], without: [] },
    country: { only: ['japan'], without: ['china'] },
  });
  const choose = (field: string, { value }: FacetValue, state: FacetState) => {
    const before = choices[field] ?? NO_CHOICE;
    const only = before.only.filter((one) => one !== value);
    const without = before.without.filter((one) => one !== value);
    setChoices({
      ...choices,
      [field]: {
        only: state === 'only' ? [...only, value] : only,
        without: state === 'without' ? [...without, value] : without,
      },
    });
  };
  return (
    <div style={{ width: 200 }}>
      <FacetList
        choices={choices}
        onChoose={choose}
        loadAll={() => new Promise((resolve) => setTimeout(() => resolve(COUNTRIES), 400))}
        groups={[
          {
            field: 'risk',
            label: 'Risk',
            values: [value('High', 148), value('Medium', 402), value('Low', 377)],
            more: 0,
          },
          {
            field: 'category',
            label: 'Category',
            values: [
              value('Cloud storage', 96),
              value('Generative AI', 41),
              value('Collaboration', 128),
              value('File sharing', 37),
              value('A category whose name is too long', 83),
              value('Development', 83),
            ],
            more: 37,
          },
          { field: 'country', label: 'Headquarters', values: COUNTRIES, more: 27 },
          { field: 'tag', label: 'Tag', values: [], more: 0 },
        ]}
      />
    </div>
  );
}

const meta: Meta = { title: 'Data/Facet list', id: 'facet-list' };
export default meta;

export const WithChoices: StoryObj = { name: 'With choices', render: () => <Facets /> };

export const OnTheWay: StoryObj = {
  name: 'On the way',
  render: () => (
    <div style={{ width: 200 }}>
      <FacetList groups={undefined} choices={{}} onChoose={() => undefined} loadAll={async () => []} />
    </div>
  ),
};
