import type { MaintenancePeriodAnswer } from '@casbah/contract/maintenance';
import { isoTime } from '@casbah/domain/iso-time';
import {
  LONGEST_MAINTENANCE_DESCRIPTION,
  LONGEST_MAINTENANCE_NAME,
  maintenanceProblem,
} from '@casbah/domain/maintenance';
import type { maintenanceWords } from '@casbah/messages/maintenance';
import { DateTimePicker } from '@casbah/widgets/date-time-picker/DateTimePicker.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Maintenance.module.css';

interface Draft {
  name: string;
  desc: string;
  start: number | undefined;
  end: number | undefined;
  is_public: boolean;
  has_details: boolean;
  non_maintenance: boolean;
}

const EMPTY: Draft = {
  name: '',
  desc: '',
  start: undefined,
  end: undefined,
  is_public: true,
  has_details: false,
  non_maintenance: false,
};

/** Announces a maintenance period, or edits one. */
export function PeriodDialog({
  period,
  onClose,
  onSaved,
}: {
  /** Undefined for a new one. */
  period: MaintenancePeriodAnswer | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}) {
  const say = useWords<typeof maintenanceWords>();
  const [draft, setDraft] = useState<Draft>(() =>
    period === undefined
      ? EMPTY
      : {
          ...period,
          start: Date.parse(period.start_time),
          end: Date.parse(period.end_time),
        },
  );
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  const { start, end } = draft;
  const problem = start === undefined || end === undefined ? undefined : maintenanceProblem(start, end);
  const lacksName = draft.name.trim() === '';

  const send = async (): Promise<void> => {
    if (start === undefined || end === undefined) return;
    const body = {
      name: draft.name.trim(),
      desc: draft.desc.trim(),
      start_time: isoTime(start),
      end_time: isoTime(end),
      is_public: draft.is_public,
      has_details: draft.has_details,
      non_maintenance: draft.non_maintenance,
    };
    if (period === undefined) await call('POST /admin/maintenance/periods', { body });
    else await call('PATCH /admin/maintenance/periods/{id}', { params: { id: period.id }, body });
    await onSaved();
  };

  const timeNeeded = (time: number | undefined, wasTried: boolean) =>
    wasTried && time === undefined ? say('maintenance.time.needed') : undefined;
  return (
    <FormDialog
      wide
      title={say(period === undefined ? 'maintenance.add' : 'maintenance.edit')}
      accept={say(period === undefined ? 'maintenance.add' : 'maintenance.save')}
      isRight={!lacksName && start !== undefined && end !== undefined && problem === undefined}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('maintenance.name')}
            hint={say('maintenance.name.hint')}
            value={draft.name}
            maxLength={LONGEST_MAINTENANCE_NAME}
            onChange={(name) => set({ name })}
            error={wasTried && lacksName ? say('maintenance.name.needed') : undefined}
            autoFocus
          />
          <div className={css.times}>
            <DateTimePicker
              name="start_time"
              isRequired
              label={say('maintenance.start')}
              value={start}
              onChange={(time) => set({ start: time })}
              error={timeNeeded(start, wasTried)}
            />
            <DateTimePicker
              name="end_time"
              isRequired
              label={say('maintenance.end')}
              value={end}
              onChange={(time) => set({ end: time })}
              error={
                problem === undefined
                  ? timeNeeded(end, wasTried)
                  : say(problem === 'too_long' ? 'maintenance.end.late' : 'maintenance.end.early')
              }
            />
          </div>
          <TextField
            name="desc"
            label={say('maintenance.desc')}
            hint={say('maintenance.desc.hint')}
            rows={2}
            value={draft.desc}
            maxLength={LONGEST_MAINTENANCE_DESCRIPTION}
            onChange={(desc) => set({ desc })}
          />
          <div className={css.switches}>
            <Switch isSelected={draft.is_public} onChange={(is_public) => set({ is_public })}>
              {say('maintenance.public')}
            </Switch>
            {draft.is_public ? null : <p className={css.quiet}>{say('maintenance.public.not')}</p>}
            <Switch isSelected={draft.has_details} onChange={(has_details) => set({ has_details })}>
              {say('maintenance.details')}
            </Switch>
            <Switch
              isSelected={draft.non_maintenance}
              onChange={(non_maintenance) => set({ non_maintenance })}
            >
              {say('maintenance.announcement')}
            </Switch>
          </div>
        </>
      )}
    </FormDialog>
  );
}
