import { monthsRange } from '@casbah/domain/period-range';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { printChoice } from '../date-range-picker/range-choice.ts';
import layout from '../story-layout.module.css';
import { MonthRangePicker } from './MonthRangePicker.tsx';
import type { MonthLimits, MonthRange } from './month-choice.ts';

function Picker({ start, ...limits }: { start: MonthRange } & MonthLimits) {
  const [range, setRange] = useState(start);
  return (
    <div className={layout.row}>
      <MonthRangePicker label="Report" value={range} onChange={setRange} {...limits} />
      <output data-testid="months">
        {printChoice({ kind: 'custom', range: monthsRange(range.first, range.last, 'UTC') })}
      </output>
    </div>
  );
}

const meta: Meta = {
  title: 'Dates/Month range picker',
  id: 'month-range-picker',
  parameters: { status: 'planned' },
};
export default meta;

export const ThreeMonths: StoryObj = {
  name: 'Three months',
  render: () => <Picker start={{ first: { year: 2026, month: 8 }, last: { year: 2026, month: 10 } }} />,
};

export const OverNewYear: StoryObj = {
  name: 'Over New Year, with limits',
  render: () => (
    <Picker
      start={{ first: { year: 2025, month: 12 }, last: { year: 2026, month: 1 } }}
      min={{ year: 2025, month: 11 }}
      max={{ year: 2026, month: 11 }}
    />
  ),
};

export const RightToLeft: StoryObj = {
  name: 'Right to left',
  render: () => (
    <I18nProvider locale="he-IL">
      <div dir="rtl">
        <Picker start={{ first: { year: 2026, month: 8 }, last: { year: 2026, month: 10 } }} />
      </div>
    </I18nProvider>
  ),
};
