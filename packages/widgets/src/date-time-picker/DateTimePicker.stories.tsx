import { isoTime } from '@casbah/domain/iso-time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import layout from '../story-layout.module.css';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker.tsx';

const NOW = Date.UTC(2026, 10, 20, 15, 40, 30);

function Picker({ start, ...props }: { start?: number } & Partial<DateTimePickerProps>) {
  const [time, setTime] = useState(start);
  return (
    <div className={layout.fields}>
      <DateTimePicker label="Starts" min={NOW} {...props} value={time} onChange={setTime} />
      <output data-testid="time">{time === undefined ? 'none' : isoTime(time)}</output>
    </div>
  );
}

const meta: Meta = { title: 'Dates/Date-time picker', id: 'date-time-picker' };
export default meta;

export const Empty: StoryObj = { name: 'Empty', render: () => <Picker /> };

export const AMoment: StoryObj = {
  name: 'A moment, in New York',
  render: () => <Picker start={Date.UTC(2026, 11, 5, 20, 4)} timeZone="America/New_York" />,
};

export const Past: StoryObj = {
  name: 'In the past',
  render: () => <Picker start={Date.UTC(2026, 10, 20, 9)} />,
};

export const Disabled: StoryObj = {
  name: 'Disabled',
  render: () => <Picker start={Date.UTC(2026, 11, 24, 18)} isDisabled hint="Set by the administrator." />,
};
