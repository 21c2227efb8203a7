import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { ToneShape } from '../chip/ToneShape.tsx';
import { useFormat } from '../format/useFormat.ts';
import layout from '../story-layout.module.css';
import { type VerticalBar, VerticalBars, type VerticalBarsProps } from './VerticalBars.tsx';

const LEVELS: readonly VerticalBar[] = [
  { label: 'High', value: 148, icon: <ToneShape shape="triangle" />, marked: true },
  { label: 'Medium', value: 402, icon: <ToneShape shape="diamond" /> },
  { label: 'Low', value: 377, icon: <ToneShape shape="circle" /> },
];
const PLAIN: readonly VerticalBar[] = [4, 0, 9, 6].map((value, index) => ({
  label: `Q${index + 1}`,
  value,
}));

function Bars(props: Partial<VerticalBarsProps>) {
  const { number } = useFormat();
  return (
    <Card>
      <VerticalBars
        title="Services by risk"
        data={LEVELS}
        format={number}
        nameLabel="Level"
        valueLabel="Services"
        fileName="levels"
        {...props}
      />
    </Card>
  );
}

function Selected() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <>
      <Bars width="fill" height={160} onSelect={({ label }) => setChosen(label)} />
      <output data-testid="chosen">{chosen}</output>
    </>
  );
}

/** A closed panel, whose content has no size. */
function Hidden() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(!open)}>
        {open ? 'Close the panel' : 'Open the panel'}
      </Button>
      <div style={{ display: open ? 'block' : 'none' }} data-testid="panel">
        <Bars />
      </div>
    </>
  );
}

const meta: Meta = { title: 'Charts/Vertical bars', id: 'vertical-bars', parameters: { status: 'planned' } };
export default meta;

export const TheUsualSize: StoryObj = {
  name: 'The usual size',
  render: () => (
    <div className={layout.tiles}>
      <Bars />
      <Bars title="Per quarter" data={PLAIN} nameLabel="Quarter" />
    </div>
  ),
};
export const ToSelect: StoryObj = { name: 'All of its place, to select', render: () => <Selected /> };
export const Zeros: StoryObj = {
  name: 'Every value is zero',
  render: () => <Bars data={PLAIN.map((bar) => ({ ...bar, value: 0 }))} fileName="zeros" />,
};
export const Empty: StoryObj = {
  name: 'Empty, in words of its own',
  render: () => <Bars data={[]} fileName="empty" empty="No services in these days" />,
};
export const Invalid: StoryObj = {
  name: 'Invalid',
  render: () => <Bars data={[...PLAIN, { label: 'Broken', value: Number.NaN }]} fileName="broken" />,
};
export const Failed: StoryObj = {
  name: 'Did not come',
  render: () => (
    <Bars
      data={[]}
      fileName="failed"
      error={{ title: 'The services did not load', detail: 'The connection was lost.', onRetry: () => {} }}
    />
  ),
};
export const OnTheWay: StoryObj = {
  name: 'On the way',
  render: () => <Bars data={[]} fileName="loading" status="loading" />,
};
export const Hostile: StoryObj = {
  name: 'Hostile labels',
  render: () => (
    <Bars
      fileName="hostile"
      width="fill"
      data={[
        { label: '<img src=x onerror=alert(1)>', value: 3 },
        { label: 'x'.repeat(10_000), value: 8 },
        { label: 'خدمة التخزين السحابي', value: 5 },
        { label: 'クラウドストレージサービス', value: 6 },
      ]}
    />
  ),
};
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Bars title="الخدمات حسب المخاطر" nameLabel="المستوى" valueLabel="الخدمات" />
    </div>
  ),
};
export const InAClosedPanel: StoryObj = { name: 'In a closed panel', render: () => <Hidden /> };
