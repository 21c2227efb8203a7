import { type CustomPeriod, PERIOD_SETS, type Period } from '@casbah/domain/time-period';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { TimePeriodSelect } from './TimePeriodSelect.tsx';

function Periods({ label, periods }: { label: string; periods: readonly (Period | CustomPeriod)[] }) {
  const [period, setPeriod] = useState<Period | CustomPeriod | null>('1d');
  return (
    <div className={layout.fields}>
      <TimePeriodSelect label={label} periods={periods} value={period} onChange={setPeriod} />
      <output data-testid="period">{period}</output>
    </div>
  );
}

const meta: Meta = {
  title: 'Dates/Time period',
  id: 'time-period-select',
  parameters: { status: 'planned' },
};
export default meta;

export const Live: StoryObj = {
  name: 'Live views',
  render: () => <Periods label="Look back" periods={PERIOD_SETS.live} />,
};
export const Every: StoryObj = {
  name: 'Every period',
  render: () => <Periods label="Period" periods={PERIOD_SETS.every} />,
};
export const Calendar: StoryObj = {
  name: 'Of the calendar',
  render: () => <Periods label="Date range" periods={PERIOD_SETS.calendar} />,
};
