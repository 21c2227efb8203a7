import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { ToneShape } from '../chip/ToneShape.tsx';
import { Donut } from '../donut/Donut.tsx';
import type { Part } from '../donut/PartsOfWhole.tsx';
import layout from '../story-layout.module.css';
import { Pie } from './Pie.tsx';

const LEVELS: readonly Part[] = [
  { label: 'High', value: 148, tone: 'high', icon: <ToneShape shape="triangle" /> },
  { label: 'Medium', value: 402, tone: 'medium', icon: <ToneShape shape="diamond" /> },
  { label: 'Low', value: 377, tone: 'low', icon: <ToneShape shape="circle" /> },
];
const KINDS: readonly Part[] = [
  'Cloud storage',
  'Collaboration',
  'Generative AI',
  'File sharing',
  'Messaging',
  'Design',
  'Code',
  'Other',
].map((label, index) => ({ label, value: 90 - index * 9 }));
const names = { nameLabel: 'Category', valueLabel: 'services' };

const meta: Meta = { title: 'Charts/Pie, donut', id: 'pie', parameters: { status: 'planned' } };
export default meta;

export const Pies: StoryObj = {
  name: 'Pies',
  render: () => (
    <div className={layout.tiles}>
      <Card>
        <Pie {...names} title="Services by category" values={KINDS} fileName="kinds" />
      </Card>
      <Card>
        <Pie {...names} title="Services by risk" values={LEVELS} fileName="levels" />
      </Card>
      <Card>
        <Pie {...names} title="One is all" values={KINDS.slice(0, 1)} fileName="one" />
      </Card>
    </div>
  ),
};
export const ADonut: StoryObj = {
  name: 'A donut with labels in the middle and below',
  render: () => (
    <Card>
      <Donut
        {...names}
        title="Services in use"
        values={LEVELS}
        center="927"
        centerLabel="services"
        bottomLabel="Last 7 days"
        fileName="donut"
      />
    </Card>
  ),
};
export const Zeros: StoryObj = {
  name: 'Every value is zero',
  render: () => (
    <div className={layout.tiles}>
      <Card>
        <Pie
          {...names}
          title="A pie of nothing"
          values={LEVELS.map((part) => ({ ...part, value: 0 }))}
          fileName="zeros"
        />
      </Card>
      <Card>
        <Donut
          {...names}
          title="A donut of nothing"
          values={LEVELS.map((part) => ({ ...part, value: 0 }))}
          center="0"
          centerLabel="services"
          fileName="zero-donut"
        />
      </Card>
      <Card>
        <Donut
          {...names}
          title="An empty donut"
          values={[]}
          center="0"
          centerLabel="services"
          fileName="empty-donut"
        />
      </Card>
    </div>
  ),
};
export const Hostile: StoryObj = {
  name: 'Hostile labels, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Card>
        <Donut
          {...names}
          title={'x'.repeat(300)}
          values={[
            { label: '<b>bold</b>', value: 3 },
            { label: 'x'.repeat(10_000), value: 2 },
            { label: 'خدمة التخزين السحابي', value: 4 },
          ]}
          center="9"
          centerLabel={'services '.repeat(40)}
          bottomLabel={'y'.repeat(200)}
          fileName="hostile"
        />
      </Card>
    </div>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Card>
        <Pie {...names} title="الخدمات حسب المخاطر" values={LEVELS} fileName="rtl" />
      </Card>
    </div>
  ),
};
