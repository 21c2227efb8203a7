import { isoTime } from '@casbah/domain/iso-time';
import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import { WEEKDAYS } from '@casbah/domain/policy/schedule';
import type { WrittenSchedule, WrittenWindow } from '@casbah/domain/policy/written-policy';
import type { policiesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { DateTimePicker } from '@casbah/widgets/date-time-picker/DateTimePicker.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { TimeZoneField } from '@casbah/widgets/time-zone-field/TimeZoneField.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { ExplainWords } from '../explain/explain-words.ts';
import css from '../Policies.module.css';
import { isTimeOfDay, tomorrow } from './time-of-day.ts';

const OFFICE_HOURS: WrittenWindow = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };

/** When a policy applies: always, or in windows of the week and between two dates. */
export function ScheduleFields({
  schedule,
  onChange,
  words,
}: {
  schedule: WrittenSchedule | null;
  onChange: (schedule: WrittenSchedule | null) => void;
  words: ExplainWords;
}) {
  const say = useWords<typeof policiesWords>();
  const { zone } = useFormat();
  const [now] = useState(() => Date.now());
  const choice = schedule === null ? 'always' : 'some';
  const set = (part: Partial<WrittenSchedule>): void => {
    if (schedule !== null) onChange({ ...schedule, ...part });
  };
  return (
    <>
      <SegmentedControl
        label={say('policy.schedule')}
        value={choice}
        onChange={(next) =>
          onChange(
            next === 'always' ? null : { time_zone: zone, windows: [OFFICE_HOURS], from: null, until: null },
          )
        }
        segments={[
          { value: 'always', label: say('policy.schedule.always') },
          { value: 'some', label: say('policy.schedule.some') },
        ]}
      />
      {schedule === null ? null : (
        <div className={css.stack}>
          <div className={css.narrow}>
            <TimeZoneField
              label={say('policy.schedule.zone')}
              name="schedule.time_zone"
              value={schedule.time_zone}
              now={now}
              onChange={(time_zone) => set({ time_zone: time_zone ?? zone })}
            />
          </div>
          {schedule.windows.length === 0 ? (
            <p className={css.quiet}>{say('policy.schedule.anytime')}</p>
          ) : null}
          {schedule.windows.map((window, place) => (
            <WindowFields
              // biome-ignore lint/suspicious/noArrayIndexKey: windows have no identity of their own
              key={place}
              place={place}
              window={window}
              words={words}
              onChange={(next) => set({ windows: schedule.windows.with(place, next) })}
              onRemove={() => set({ windows: schedule.windows.toSpliced(place, 1) })}
            />
          ))}
          <Button
            size="small"
            isDisabled={schedule.windows.length >= POLICY_LIMITS.windows}
            onPress={() => set({ windows: [...schedule.windows, OFFICE_HOURS] })}
          >
            {say('policy.schedule.add')}
          </Button>
          <div className={css.fields}>
            {(['from', 'until'] as const).map((end) => {
              const time = schedule[end];
              return (
                <div key={end} className={css.stack}>
                  <Checkbox
                    isSelected={time !== null}
                    onChange={(is) => set({ [end]: is ? isoTime(tomorrow(now)) : null })}
                  >
                    {say(`policy.schedule.${end}.set`)}
                  </Checkbox>
                  {time === null ? null : (
                    <DateTimePicker
                      label={say(`policy.schedule.${end}`)}
                      name={`schedule.${end}`}
                      value={Date.parse(time)}
                      onChange={(next) => {
                        if (next !== undefined) set({ [end]: isoTime(next) });
                      }}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </>
  );
}

function WindowFields({
  place,
  window,
  words,
  onChange,
  onRemove,
}: {
  place: number;
  window: WrittenWindow;
  words: ExplainWords;
  onChange: (window: WrittenWindow) => void;
  onRemove: () => void;
}) {
  const say = useWords<typeof policiesWords>();
  const number = place + 1;
  return (
    <fieldset className={css.window} aria-label={say('policy.schedule.window', { number })}>
      <fieldset className={css.days} aria-label={say('policy.schedule.days')}>
        {WEEKDAYS.map((day) => {
          const isChosen = window.days.includes(day);
          return (
            <Checkbox
              key={day}
              isSelected={isChosen}
              // A window without days would never open.
              isDisabled={isChosen && window.days.length === 1}
              onChange={(is) =>
                onChange({
                  ...window,
                  days: WEEKDAYS.filter((one) => (one === day ? is : window.days.includes(one))),
                })
              }
            >
              {words.weekday(day)}
            </Checkbox>
          );
        })}
      </fieldset>
      <div className={css.times}>
        <TimeField
          label={say('policy.schedule.start')}
          name={`schedule.windows.${place}.from`}
          value={window.from}
          onChange={(from) => onChange({ ...window, from })}
        />
        <TimeField
          label={say('policy.schedule.end')}
          name={`schedule.windows.${place}.to`}
          value={window.to}
          isEnd
          onChange={(to) => onChange({ ...window, to })}
        />
        <IconButton size="small" label={say('policy.schedule.remove', { number })} onPress={onRemove}>
          <TrashIcon size={14} />
        </IconButton>
      </div>
    </fieldset>
  );
}

function TimeField({
  label,
  name,
  value,
  isEnd = false,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  isEnd?: boolean;
  onChange: (time: string) => void;
}) {
  const say = useWords<typeof policiesWords>();
  const [typed, setTyped] = useState(value);
  const isWrong = !isTimeOfDay(typed, isEnd);
  return (
    <TextField
      label={label}
      name={name}
      value={typed}
      maxLength={5}
      placeholder="09:00"
      onChange={(text) => {
        setTyped(text);
        if (isTimeOfDay(text, isEnd)) onChange(text);
      }}
      // What isn't a time isn't kept.
      onBlur={() => setTyped(value)}
      error={isWrong && typed.length >= 5 ? say('policy.schedule.time.wrong') : undefined}
    />
  );
}
