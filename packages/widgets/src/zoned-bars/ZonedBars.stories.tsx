import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { PALETTES } from '../chart-palette/palette.ts';
import layout from '../story-layout.module.css';
import { ZonedBars } from './ZonedBars.tsx';
import type { ZonedValue, ZoneSettings } from './zones.ts';

const USERS: readonly ZonedValue[] = Array.from({ length: 100 }, (_, x) => ({
  x,
  y: Math.round(90 * Math.exp(-(((x - 18) / 22) ** 2)) + (x > 70 ? (x * 7) % 5 : (x * 3) % 4)),
}));

function Bars({
  data = USERS,
  zones,
  name,
}: {
  data?: readonly ZonedValue[];
  zones?: Partial<ZoneSettings>;
  name: string;
}) {
  return (
    <Card>
      <ZonedBars
        title="Users by threat score"
        data={data}
        zones={zones}
        scaleLabel="Score"
        valueLabel="Users"
        fileName={name}
      />
    </Card>
  );
}

const meta: Meta = { title: 'Charts/Zoned bars', id: 'zoned-bars', parameters: { status: 'planned' } };
export default meta;

export const Usual: StoryObj = { name: 'Low, medium, high', render: () => <Bars name="users" /> };
export const Own: StoryObj = {
  name: 'Zones of its own, narrow',
  render: () => (
    <div className={layout.narrow}>
      <Bars
        name="own"
        data={[
          { x: 2, y: 4 },
          { x: 5, y: 9 },
          { x: 9, y: 2 },
        ]}
        zones={{
          labels: ['Fine', 'x'.repeat(10_000)],
          colours: PALETTES.severity.slice(0, 2),
          thresholds: [5],
          from: 0,
          to: 9,
        }}
      />
    </div>
  ),
};
export const OneLabel: StoryObj = {
  name: 'One label',
  render: () => <Bars name="one-label" zones={{ labels: ['All'], colours: ['red'], thresholds: [] }} />,
};
export const FewColours: StoryObj = {
  name: 'Too few colours',
  render: () => <Bars name="few-colours" zones={{ colours: PALETTES.severity.slice(0, 2) }} />,
};
export const ManyThresholds: StoryObj = {
  name: 'Too many thresholds',
  render: () => <Bars name="many-thresholds" zones={{ thresholds: [10, 25, 70] }} />,
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Bars data={[]} name="nothing" /> };
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Bars name="rtl" />
    </div>
  ),
};
