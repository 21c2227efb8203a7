import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS } from '@casbah/domain/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import { useFormat } from '../format/useFormat.ts';
import type { WeeklyEntry } from './entries.ts';
import { WeeklyPanel } from './WeeklyPanel.tsx';

const FROM = Date.UTC(2026, 10, 11);
const ENTRIES: readonly WeeklyEntry[] = [8, 3, 5, 9, 1, 0, 12, 7, 4, 14].map((value, index) => ({
  time: FROM + index * DAY_MS,
  value,
  detail: value > 8 ? '2 of high severity' : undefined,
}));

function Panel({ entries = ENTRIES, name }: { entries?: readonly WeeklyEntry[]; name: string }) {
  const { number } = useFormat();
  const [day, setDay] = useState('none');
  return (
    <div style={{ maxWidth: 380 }}>
      <Card>
        <WeeklyPanel
          title="Incidents this week"
          entries={entries}
          valueLabel="incidents"
          format={number}
          fileName={name}
          onSelect={({ time }) => setDay(isoTime(time).slice(0, 10))}
        />
        <output data-testid={`day-${name}`}>{day}</output>
      </Card>
    </div>
  );
}

const meta: Meta = { title: 'Charts/Weekly panel', id: 'weekly-panel', parameters: { status: 'planned' } };
export default meta;

export const TenDays: StoryObj = { name: 'Ten days came', render: () => <Panel name="ten" /> };
export const TwoDays: StoryObj = {
  name: 'Two days',
  render: () => <Panel name="two" entries={ENTRIES.slice(0, 2)} />,
};
export const Nothing: StoryObj = { name: 'Nothing', render: () => <Panel name="nothing" entries={[]} /> };
export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <div dir="rtl">
      <Panel name="rtl" />
    </div>
  ),
};
