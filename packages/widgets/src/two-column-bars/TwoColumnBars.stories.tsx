import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import type { ChartDatum } from '../chart-datum/chart-datum.ts';
import { useFormat } from '../format/useFormat.ts';
import layout from '../story-layout.module.css';
import { TwoColumnBars } from './TwoColumnBars.tsx';

const COUNTRIES: readonly ChartDatum[] = [
  ['United States', 611],
  ['Germany', 74],
  ['China', 31],
  ['Netherlands', 58],
  ['France', 44],
  ['Morocco', 12],
  ['Japan', 9],
  ['Atlantis', 0],
  ['Brazil', 27],
  ['India', 36],
].map(([label, value]) => ({ label: String(label), value: Number(value) }));

function Bars({ data, name = 'countries' }: { data: readonly ChartDatum[]; name?: string }) {
  const { number } = useFormat();
  return (
    <Card>
      <TwoColumnBars
        title="Services by country"
        data={data}
        format={number}
        nameLabel="Country"
        valueLabel="Services"
        fileName={name}
      />
    </Card>
  );
}

const meta: Meta = {
  title: 'Charts/Two-column bars',
  id: 'two-column-bars',
  parameters: { status: 'planned' },
};
export default meta;

export const Ten: StoryObj = { name: 'Nine of something', render: () => <Bars data={COUNTRIES} /> };
export const Three: StoryObj = {
  name: 'Three',
  render: () => <Bars data={COUNTRIES.slice(0, 3)} name="three" />,
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Bars data={[]} name="nothing" /> };
export const Hostile: StoryObj = {
  name: 'Hostile labels, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Bars
        name="hostile"
        data={[
          { label: '<script>alert(1)</script>', value: 3 },
          { label: 'x'.repeat(10_000), value: 2, icon: <span>◆</span> },
          { label: 'المغرب والجزائر وتونس', value: 1 },
        ]}
      />
    </div>
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Bars data={COUNTRIES} name="rtl" />
    </div>
  ),
};
