import {
  HOLD_HOURS,
  LEAST_HOLD_HOURS,
  MOST_HOLD_HOURS,
  SOURCE_ROLES,
  type SourceRole,
} from '@casbah/domain/sign';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TimeZoneField } from '@casbah/widgets/time-zone-field/TimeZoneField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatsQuery } from '../../request/formats-query.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Sources.module.css';

/** Format, time zone and log type of a source. */
export interface Reading {
  format: string;
  timezone: string;
  role: SourceRole;
  hold_hours: number;
}

export const USUAL_READING: Reading = {
  format: 'auto',
  timezone: 'UTC',
  role: 'traffic',
  hold_hours: HOLD_HOURS,
};

export function ReadingFields({ value, onChange }: { value: Reading; onChange: (value: Reading) => void }) {
  const { data } = useQuery(formatsQuery);
  const tellsSigns = (name: string) => data?.formats.some((one) => one.signs && one.name === name) === true;
  return (
    <>
      <RoleFields
        value={value}
        onChange={({ role, hold_hours }) =>
          onChange({
            ...value,
            role,
            hold_hours,
            // Identity mapping formats can't read traffic logs.
            format: role === 'traffic' && tellsSigns(value.format) ? 'auto' : value.format,
          })
        }
      />
      <div className={css.two}>
        <FormatField
          role={value.role}
          value={value.format}
          onChange={(format) => onChange({ ...value, format })}
        />
        <SourceTimeZone value={value.timezone} onChange={(timezone) => onChange({ ...value, timezone })} />
      </div>
    </>
  );
}

/** Log type of a source and, for identity mappings, their lifetime. */
function RoleFields({ value, onChange }: { value: Reading; onChange: (value: Reading) => void }) {
  const say = useWords<typeof datasourcesWords>();
  return (
    <div className={css.two}>
      <Select
        name="role"
        label={say('datasources.role')}
        hint={say(`datasources.role.${value.role}.hint`)}
        options={SOURCE_ROLES.map((role) => ({ value: role, label: say(`datasources.role.${role}`) }))}
        value={value.role}
        onChange={(role) => onChange({ ...value, role })}
      />
      {value.role === 'who_is_where' ? (
        <NumberField
          name="hold_hours"
          label={say('datasources.holdHours')}
          hint={say('datasources.holdHours.hint')}
          min={LEAST_HOLD_HOURS}
          max={MOST_HOLD_HOURS}
          value={value.hold_hours}
          onChange={(hold_hours) => onChange({ ...value, hold_hours })}
        />
      ) : null}
    </div>
  );
}

/** Format of a source: detected, or one of the formats of its log type. */
function FormatField({
  role,
  value,
  onChange,
}: {
  role: SourceRole;
  value: string;
  onChange: (value: string) => void;
}) {
  const say = useWords<typeof datasourcesWords>();
  const { data } = useQuery(formatsQuery);
  const options = useMemo(
    () => [
      { value: 'auto', label: say('datasources.format.auto') },
      ...(data?.formats ?? [])
        .filter(({ signs }) => !signs || role === 'who_is_where')
        // Audit logs come together, after the formats of traffic.
        .sort((one, other) => Number(one.activities) - Number(other.activities))
        .map(({ name, title, activities }) => ({
          value: name,
          label: activities ? say('datasources.format.audit', { title }) : title,
        })),
    ],
    [data, role, say],
  );
  return (
    <ComboBox
      name="format"
      label={say('datasources.format')}
      hint={say('datasources.format.hint')}
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen ?? 'auto')}
    />
  );
}

/** Time zone of timestamps that have none. */
function SourceTimeZone({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const say = useWords<typeof datasourcesWords>();
  const [now] = useState(Date.now);
  return (
    <TimeZoneField
      name="timezone"
      label={say('datasources.timezone')}
      hint={say('datasources.timezone.hint')}
      now={now}
      value={value}
      onChange={(chosen) => onChange(chosen ?? 'UTC')}
    />
  );
}
