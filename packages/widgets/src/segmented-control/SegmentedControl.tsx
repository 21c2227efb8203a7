import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import css from './SegmentedControl.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible label of the choice. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of two to five options, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={css.group ?? ''}
      value={value}
      onChange={(chosen) => {
        const segment = segments.find((one) => one.value === chosen);
        if (segment !== undefined) onChange(segment.value);
      }}
    >
      {segments.map((segment) => (
        <Radio key={segment.value} value={segment.value} className={css.segment ?? ''}>
          {segment.icon}
          {segment.label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
