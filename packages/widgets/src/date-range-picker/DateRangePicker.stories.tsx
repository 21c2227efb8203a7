import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { DateRangePicker } from './DateRangePicker.tsx';
import { printChoice, type RangeChoice } from './range-choice.ts';

const NOW = Date.UTC(2026, 10, 20, 15, 40);

function Picker({ start }: { start: RangeChoice }) {
  const [choice, setChoice] = useState(start);
  return (
    <div className={layout.row}>
      <DateRangePicker
        value={choice}
        onChange={setChoice}
        now={NOW}
        data={{ from: Date.UTC(2026, 9, 3), to: NOW }}
      />
      <output data-testid="choice">{printChoice(choice)}</output>
    </div>
  );
}

const meta: Meta = { title: 'Fields/Date range picker', id: 'date-range-picker' };
export default meta;

export const ASpan: StoryObj = {
  name: 'A span',
  render: () => <Picker start={{ kind: 'preset', preset: '7d' }} />,
};

export const TwoMoments: StoryObj = {
  name: 'Two moments',
  render: () => (
    <Picker
      start={{
        kind: 'custom',
        range: { from: Date.UTC(2026, 10, 17, 8), to: Date.UTC(2026, 10, 18, 2) },
      }}
    />
  ),
};
