import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import layout from '../story-layout.module.css';
import { CumulativeBars } from './CumulativeBars.tsx';
import type { CountedValue } from './cumulative.ts';

const SCORES: readonly CountedValue[] = [
  { val: 70, count: 96 },
  { val: 10, count: 41 },
  { val: 20, count: 130 },
  { val: 30, count: 244 },
  { val: 40, count: 190 },
  { val: 50, count: 122 },
  { val: 60, count: 0 },
  { val: 80, count: 71 },
  { val: 90, count: 33 },
];

function Bars({
  data,
  threshold = 70,
  name,
}: {
  data: readonly CountedValue[];
  threshold?: number;
  name: string;
}) {
  return (
    <Card>
      <CumulativeBars
        title="Services up to each score"
        data={data}
        threshold={threshold}
        valueLabel="Score"
        countLabel="Services"
        fileName={name}
      />
    </Card>
  );
}

const meta: Meta = {
  title: 'Charts/Cumulative bars',
  id: 'cumulative-bars',
  parameters: { status: 'planned' },
};
export default meta;

export const Scores: StoryObj = { name: 'Scores', render: () => <Bars data={SCORES} name="scores" /> };
export const NoneReached: StoryObj = {
  name: 'None reaches the threshold, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Bars data={SCORES} threshold={95} name="none" />
    </div>
  ),
};
export const AHundred: StoryObj = {
  name: 'A hundred values',
  render: () => (
    <Bars name="many" data={Array.from({ length: 100 }, (_, val) => ({ val, count: (val * 37) % 23 }))} />
  ),
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Bars data={[]} name="nothing" /> };
export const Invalid: StoryObj = {
  name: 'Invalid',
  render: () => <Bars data={[{ val: Number.NaN, count: 3 }]} name="invalid" />,
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Bars data={SCORES} name="rtl" />
    </div>
  ),
};
