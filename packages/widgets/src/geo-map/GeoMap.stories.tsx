import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { loadWorld } from '../map-view/demo-world.ts';
import type { LoadWorld } from '../map-view/useWorld.ts';
import layout from '../story-layout.module.css';
import { GeoMap } from './GeoMap.tsx';
import type { GeoPoint } from './geo-point.ts';

const at = (location: string, latitude: number, longitude: number, count: number): GeoPoint => ({
  location: { location, latitude, longitude },
  count,
});
const POINTS = [
  at('Casablanca', 33.57, -7.59, 820),
  at('Paris', 48.86, 2.35, 410),
  at('Lyon', 45.76, 4.84, 120),
  at('Berlin', 52.52, 13.4, 96),
  at('Singapore', 1.35, 103.82, 14),
  at('São Paulo', -23.55, -46.63, 40),
  at('Wellington', -41.29, 174.78, 1),
];
const words = { valueLabel: 'Sign-ins', fileName: 'sign-ins', title: 'Sign-ins by place' };

function Chosen() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <Card>
      <GeoMap
        {...words}
        points={POINTS}
        loadWorld={loadWorld}
        onSelect={(point) => setChosen(point.location.location)}
      />
      <output data-testid="chosen">{chosen}</output>
    </Card>
  );
}

/** Succeeds on retry. */
function Failing() {
  const [asked, setAsked] = useState(false);
  const load = useRef<LoadWorld>(() => Promise.reject(new Error('not there')));
  const [loadLater] = useState((): LoadWorld => (signal) => load.current(signal));
  return (
    <Card>
      <GeoMap {...words} points={POINTS} loadWorld={loadLater} />
      <Button
        size="small"
        isDisabled={asked}
        onPress={() => {
          load.current = loadWorld;
          setAsked(true);
        }}
      >
        Put the file there
      </Button>
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Geo map', id: 'geo-map', parameters: { status: 'planned' } };
export default meta;

export const SignIns: StoryObj = { name: 'Sign-ins by place', render: () => <Chosen /> };

export const Narrow: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <GeoMap
          {...words}
          loadWorld={loadWorld}
          points={[
            at('<b>Rabat</b>', 34, -6.8, 3),
            at('q'.repeat(10_000), 60, 90, 9),
            at('الرياض', 24.7, 46.7, 5),
          ]}
        />
      </Card>
    </div>
  ),
};

export const NotLoaded: StoryObj = { name: 'The map does not load', render: () => <Failing /> };

export const Nothing: StoryObj = {
  name: 'Nothing',
  render: () => (
    <Card>
      <GeoMap {...words} points={[]} loadWorld={loadWorld} empty="No sign-ins in these days." />
    </Card>
  ),
};

export const Invalid: StoryObj = {
  name: 'A point nowhere on Earth',
  render: () => (
    <Card>
      <GeoMap {...words} fileName="lost" points={[at('Nowhere', 123, 0, 4)]} loadWorld={loadWorld} />
    </Card>
  ),
};
