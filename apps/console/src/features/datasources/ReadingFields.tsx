import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { TimeZoneField } from '@casbah/widgets/time-zone-field/TimeZoneField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatsQuery } from './queries.ts';
import { useSourceWords } from './useSourceWords.ts';

/** The format of a source: found from the content, or one that is known. */
export function FormatField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useSourceWords();
  const { data } = useQuery(formatsQuery);
  const options = useMemo(
    () => [
      { value: 'auto', label: say('datasources.format.auto') },
      ...(data?.formats ?? []).map(({ name, title }) => ({ value: name, label: title })),
    ],
    [data, say],
  );
  return (
    <ComboBox
      label={say('datasources.format')}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen ?? 'auto')}
    />
  );
}

/** The time zone of times that carry none. */
export function SourceTimeZone({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useSourceWords();
  const [now] = useState(Date.now);
  return (
    <TimeZoneField
      label={say('datasources.timezone')}
      hint={say('datasources.timezone.hint')}
      now={now}
      value={value}
      onChange={(chosen) => onChange(chosen ?? 'UTC')}
    />
  );
}
