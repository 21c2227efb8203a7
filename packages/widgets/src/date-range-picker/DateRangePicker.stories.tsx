import { ACTIVITY_MAX_MONTHS } from '@casbah/domain/date-range';
import { PERIOD_SETS, PICKER_DEFAULT } from '@casbah/domain/time-period';
import type { TimeRange } from '@casbah/domain/time-range';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { DateRangeFilter } from './DateRangeFilter.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { CUSTOM_RANGE_DELAY_MS } from './limits.ts';
import { QuickSpans } from './QuickSpans.tsx';
import { printChoice, type RangeChoice } from './range-choice.ts';

const NOW = Date.UTC(2026, 10, 20, 15, 40);
const DATA = { from: Date.UTC(2026, 9, 3), to: NOW };
const YEARS = { from: Date.UTC(2023, 0, 15), to: NOW };

function Picker({ start, ...props }: { start: RangeChoice } & Partial<DateRangePickerProps>) {
  const [choice, setChoice] = useState(start);
  const [count, setCount] = useState(0);
  return (
    <div className={layout.row}>
      <DateRangePicker
        now={NOW}
        data={DATA}
        {...props}
        value={choice}
        onChange={(chosen) => {
          setChoice(chosen);
          setCount(count + 1);
        }}
      />
      <output data-testid="choice">{printChoice(choice)}</output>
      <output data-testid="count">{count}</output>
    </div>
  );
}

function Filter({ start }: { start?: TimeRange }) {
  const [range, setRange] = useState(start);
  return (
    <div className={layout.row}>
      <DateRangeFilter label="Created" value={range} onChange={setRange} now={NOW} data={YEARS} />
      <output data-testid="choice">
        {range === undefined ? 'none' : printChoice({ kind: 'custom', range })}
      </output>
    </div>
  );
}

function Spans() {
  const [choice, setChoice] = useState<RangeChoice>({ kind: 'preset', preset: PICKER_DEFAULT });
  return (
    <div className={layout.row}>
      <QuickSpans value={choice} onChange={setChoice} now={NOW} data={YEARS} />
      <output data-testid="choice">{printChoice(choice)}</output>
    </div>
  );
}

const meta: Meta = { title: 'Dates/Date range picker', id: 'date-range-picker' };
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

export const SixMonths: StoryObj = {
  name: 'Six months at most',
  render: () => (
    <Picker
      start={{ kind: 'preset', preset: '1mo' }}
      data={YEARS}
      presets={PERIOD_SETS.every.filter((period) => period !== 'custom')}
      maxMonths={ACTIVITY_MAX_MONTHS}
    />
  ),
};

export const WithTimes: StoryObj = {
  name: 'With times, in New York',
  render: () => (
    <Picker
      start={{ kind: 'preset', preset: '7d' }}
      data={YEARS}
      withTime
      timeZone="America/New_York"
      presets={PERIOD_SETS.activities}
    />
  ),
};

export const Calendar: StoryObj = {
  name: 'The calendar alone, after two seconds',
  render: () => (
    <Picker
      start={{ kind: 'custom', range: { from: Date.UTC(2026, 10, 14), to: Date.UTC(2026, 10, 21) } }}
      presets={[]}
      customDelay={CUSTOM_RANGE_DELAY_MS}
    />
  ),
};

export const QuickSpansState: StoryObj = { name: 'Quick spans', render: () => <Spans /> };

export const AFilter: StoryObj = { name: 'A filter', render: () => <Filter /> };

export const AnOddFilter: StoryObj = {
  name: 'A filter for a range of one’s own',
  render: () => <Filter start={{ from: Date.UTC(2026, 10, 3), to: Date.UTC(2026, 10, 8) }} />,
};

export const RightToLeft: StoryObj = {
  name: 'Right to left, narrow',
  render: () => (
    <div dir="rtl" style={{ width: 240 }}>
      <Picker start={{ kind: 'preset', preset: '1yr' }} data={YEARS} />
    </div>
  ),
};
