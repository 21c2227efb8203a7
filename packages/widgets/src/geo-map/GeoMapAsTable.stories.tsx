import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { ChartFormContext } from '../chart-frame/chart-form.ts';
import { loadWorld } from '../map-view/demo-world.ts';
import { GeoMap } from './GeoMap.tsx';

const meta: Meta = {
  title: 'Charts/Geo map as a table',
  id: 'geo-map-as-table',
  parameters: { status: 'planned' },
};
export default meta;

export const ForPeopleWhoReadTables: StoryObj = {
  name: 'For people who read tables',
  render: () => (
    <ChartFormContext value="table">
      <Card>
        <GeoMap
          title="Sign-ins by place"
          valueLabel="Sign-ins"
          fileName="sign-ins"
          loadWorld={loadWorld}
          points={[{ location: { location: 'Rabat', latitude: 34.02, longitude: -6.84 }, count: 12 }]}
        />
      </Card>
    </ChartFormContext>
  ),
};
