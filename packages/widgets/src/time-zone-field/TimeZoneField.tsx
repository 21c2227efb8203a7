import { useMemo, useState } from 'react';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import type { FieldWords } from '../field/FieldText.tsx';
import type { Option } from '../select/Select.tsx';
import { type Zone, zoneAt, zonesAt } from './zones.ts';

export interface TimeZoneFieldProps extends FieldWords {
  /** IANA name. */
  value: string | null;
  onChange: (zone: string | null) => void;
  /** Time for which offsets are shown, in ms since 1970 UTC. */
  now: number;
  isDisabled?: boolean;
  name?: string | undefined;
}

const optionOf = ({ name, words }: Zone): Option => ({
  value: name,
  label: `${name.replaceAll('_', ' ')} (${words})`,
});

/** Selects a time zone by place or offset. */
export function TimeZoneField({ now, value, name, ...props }: TimeZoneFieldProps) {
  // Computing the offsets of four hundred zones is slow, so it waits until the field is used.
  const [wanted, setWanted] = useState(false);
  const options = useMemo(() => {
    if (wanted) return zonesAt(now).map(optionOf);
    const chosen = value === null ? undefined : zoneAt(value, now);
    return chosen === undefined ? [] : [optionOf(chosen)];
  }, [wanted, now, value]);
  return (
    <ComboBox
      {...props}
      {...(name === undefined ? {} : { name })}
      value={value}
      options={options}
      onFocus={() => setWanted(true)}
    />
  );
}
