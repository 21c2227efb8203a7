import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { SpiderChart } from './SpiderChart.tsx';

const AXES = ['Access', 'Compliance', 'Data', 'Business', 'Service', 'Informational', 'Disaster recovery'];
const of = (values: readonly number[]) => values.map((value, index) => ({ axis: AXES[index] ?? '', value }));
const words = { axisLabel: 'Area', fileName: 'areas' };

const meta: Meta = { title: 'Charts/Spider', id: 'spider-chart', parameters: { status: 'planned' } };
export default meta;

export const TwoProfiles: StoryObj = {
  name: 'Two profiles',
  render: () => (
    <Card>
      <SpiderChart
        {...words}
        title="Risk by area"
        most={100}
        series={[
          { label: 'Dropbox', values: of([82, 64, 71, 90, 58, 44, 77]) },
          { label: 'MEGA', values: of([31, 22, 40, 35, 48, 12, 20]) },
        ]}
      />
    </Card>
  ),
};

export const ManyAxes: StoryObj = {
  name: 'Sixteen axes',
  render: () => (
    <Card>
      <SpiderChart
        {...words}
        title="Activities"
        series={[
          {
            label: 'Omar Haddad',
            values: Array.from({ length: 16 }, (_, index) => ({
              axis: `Activity ${index + 1}`,
              value: 20 + ((index * 37) % 60),
            })),
          },
        ]}
      />
    </Card>
  ),
};

export const HostileNames: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow} style={{ maxWidth: 240 }}>
      <Card>
        <SpiderChart
          {...words}
          title="Risk by area"
          series={[
            {
              label: '<script>alert(1)</script>',
              values: [
                { axis: 'z'.repeat(10_000), value: 4 },
                { axis: 'الامتثال للوائح', value: 3 },
                { axis: '<b>Data</b>', value: 5 },
                { axis: 'データ保護とコンプライアンス', value: 1 },
              ],
            },
          ]}
        />
      </Card>
    </div>
  ),
};

export const Nothing: StoryObj = {
  name: 'All of it nothing',
  render: () => (
    <Card>
      <SpiderChart {...words} title="Risk by area" series={[{ label: 'Dropbox', values: of([0, 0, 0]) }]} />
    </Card>
  ),
};
