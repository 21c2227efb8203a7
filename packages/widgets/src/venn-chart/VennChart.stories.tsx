import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { VennChart } from './VennChart.tsx';

const words = { nameLabel: 'Source', valueLabel: 'Services', fileName: 'sources' };

const meta: Meta = { title: 'Charts/Venn', id: 'venn-chart', parameters: { status: 'planned' } };
export default meta;

export const States: StoryObj = {
  name: 'Two and three sets',
  render: () => (
    <div className={layout.tiles} style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(420px, 1fr))' }}>
      <Card>
        <VennChart
          {...words}
          title="Seen by firewall and endpoint"
          data={{
            sets: [
              { label: 'Firewall', size: 612 },
              { label: 'Endpoint', size: 348 },
            ],
            overlaps: [{ sets: [0, 1], size: 190 }],
          }}
        />
      </Card>
      <Card>
        <VennChart
          {...words}
          title="Seen by three sources"
          data={{
            sets: [
              { label: 'Firewall', size: 612 },
              { label: 'Endpoint', size: 348 },
              { label: 'Proxy', size: 420 },
            ],
            overlaps: [
              { sets: [0, 1], size: 190 },
              { sets: [0, 2], size: 220 },
              { sets: [1, 2], size: 130 },
              { sets: [0, 1, 2], size: 95 },
            ],
          }}
        />
      </Card>
      <Card>
        <VennChart
          {...words}
          title="One in another, one apart"
          data={{
            sets: [
              { label: 'Everyone', size: 900 },
              { label: 'Administrators', size: 60 },
              { label: 'Contractors', size: 220 },
            ],
            overlaps: [{ sets: [0, 1], size: 60 }],
          }}
        />
      </Card>
    </div>
  ),
};

export const CannotBeToScale: StoryObj = {
  name: 'More than paper can show',
  render: () => (
    <Card>
      <VennChart
        {...words}
        title="Every pair, never three"
        data={{
          sets: [
            { label: 'Read', size: 100 },
            { label: 'Write', size: 100 },
            { label: 'Share', size: 100 },
            { label: 'Delete', size: 100 },
          ],
          overlaps: [
            { sets: [0, 1], size: 60 },
            { sets: [1, 2], size: 60 },
            { sets: [2, 3], size: 60 },
            { sets: [3, 0], size: 5 },
          ],
        }}
      />
    </Card>
  ),
};

export const HostileNames: StoryObj = {
  name: 'Hostile names, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <VennChart
          {...words}
          title="Seen by sources"
          data={{
            sets: [
              { label: '<img src=x onerror=alert(1)>', size: 5 },
              { label: 'y'.repeat(10_000), size: 8 },
              { label: 'جدار الحماية', size: 3 },
            ],
            overlaps: [{ sets: [0, 1], size: 2 }],
          }}
        />
      </Card>
    </div>
  ),
};

export const EmptySets: StoryObj = {
  name: 'Sets with nothing in them',
  render: () => (
    <Card>
      <VennChart
        {...words}
        title="Seen by sources"
        data={{ sets: [{ label: 'Firewall', size: 0 }], overlaps: [] }}
      />
    </Card>
  ),
};
