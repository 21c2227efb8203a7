import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { loadWorld } from '../map-view/demo-world.ts';
import layout from '../story-layout.module.css';
import { WorldMap } from './WorldMap.tsx';
import type { WorldData } from './world-data.ts';

const DATA: WorldData = {
  countriesData: [
    { term: 'MA', count: 14 },
    { term: 'FR', count: 9 },
    { term: 'de', count: 6 },
    { term: 'United States', count: 32 },
    { term: 'BR', count: 3 },
    { term: 'SG', count: 5 },
    { term: 'JP', count: 1 },
    { term: 'Atlantis', count: 2 },
  ],
  citiesData: [
    { term: 'Casablanca', coordinates: [33.57, -7.59], count: 11 },
    { term: 'Lyon', coordinates: [45.76, 4.84], count: 7 },
    { term: 'Berlin', coordinates: [52.52, 13.4], count: 4 },
    { term: 'Austin', coordinates: [30.27, -97.74], count: 20 },
  ],
};
const words = { valueLabel: 'Users', fileName: 'users', title: 'Users by country and city' };

function Chosen() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <Card>
      <WorldMap
        {...words}
        data={DATA}
        loadWorld={loadWorld}
        onSelect={(place) => setChosen(place.kind === 'country' ? place.code : place.term)}
      />
      <output data-testid="chosen">{chosen}</output>
    </Card>
  );
}

const meta: Meta = { title: 'Charts/World map', id: 'world-map', parameters: { status: 'planned' } };
export default meta;

export const Users: StoryObj = { name: 'Users by country and city', render: () => <Chosen /> };

export const Narrow: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <WorldMap
          {...words}
          loadWorld={loadWorld}
          data={{
            countriesData: [
              { term: '<b>MA</b>', count: 3 },
              { term: 'ES', count: 2 },
            ],
            citiesData: [{ term: 'p'.repeat(10_000), coordinates: [-30, 25], count: 1 }],
          }}
        />
      </Card>
    </div>
  ),
};

export const Nothing: StoryObj = {
  name: 'Nothing',
  render: () => (
    <Card>
      <WorldMap
        {...words}
        data={{ countriesData: [{ term: 'FR', count: 0 }], citiesData: [] }}
        loadWorld={loadWorld}
      />
    </Card>
  ),
};
