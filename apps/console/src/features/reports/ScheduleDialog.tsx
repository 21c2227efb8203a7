import type { ReportSchedule } from '@casbah/contract/reports';
import { isEmail } from '@casbah/domain/email';
import { MAIL_LANGUAGES } from '@casbah/domain/mail';
import {
  LONGEST_REPORT_NAME,
  MOST_REPORT_RECIPIENTS,
  REPORT_FREQUENCIES,
} from '@casbah/domain/report-schedule';
import { LANGUAGE_OF } from '@casbah/messages/languages';
import type { reportsWords } from '@casbah/messages/reports';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useSession } from '../../request/session.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { ReportFilterField } from './ReportFilterField.tsx';
import { reportFilterFault } from './report-filter.ts';

type Draft = Pick<ReportSchedule, 'name' | 'frequency' | 'filter' | 'language' | 'is_enabled'> & {
  /** As typed: separated by commas, spaces or line breaks. */
  recipients: string;
};

/** Creates or edits a report schedule. */
export function ScheduleDialog({
  schedule,
  onClose,
  onSaved,
}: {
  /** Undefined for a new one. */
  schedule: ReportSchedule | undefined;
  onClose: () => void;
  onSaved: () => Promise<void>;
}) {
  const say = useWords<typeof reportsWords>();
  const format = useFormat();
  const { user_email: email } = useSession();
  const [draft, setDraft] = useState<Draft>(() =>
    schedule === undefined
      ? {
          name: '',
          frequency: 'weekly',
          filter: '',
          language: 'en-us',
          is_enabled: true,
          recipients: email,
        }
      : { ...schedule, recipients: schedule.recipients.join('\n') },
  );
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  const recipients = [...new Set(draft.recipients.toLowerCase().split(/[\s,;]+/))].filter(
    (one) => one !== '',
  );
  const wrong = recipients.find((one) => !isEmail(one));
  const lacksName = draft.name.trim() === '';
  const isRight =
    reportFilterFault(draft.filter) === undefined &&
    !lacksName &&
    wrong === undefined &&
    recipients.length > 0 &&
    recipients.length <= MOST_REPORT_RECIPIENTS;

  const send = async (): Promise<void> => {
    const { name, frequency, filter, language, is_enabled } = draft;
    const body = { name: name.trim(), frequency, filter: filter.trim(), language, is_enabled, recipients };
    if (schedule === undefined) await call('POST /admin/reports/schedules', { body });
    else await call('PATCH /admin/reports/schedules/{id}', { params: { id: schedule.id }, body });
    await onSaved();
  };
  return (
    <FormDialog
      wide
      title={say(schedule === undefined ? 'schedules.add' : 'schedules.edit')}
      accept={say(schedule === undefined ? 'schedules.add' : 'schedules.save')}
      isRight={isRight}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('schedules.name')}
            value={draft.name}
            maxLength={LONGEST_REPORT_NAME}
            onChange={(name) => set({ name })}
            error={wasTried && lacksName ? say('schedules.name.needed') : undefined}
            autoFocus
          />
          <Select
            name="frequency"
            label={say('schedules.frequency')}
            hint={say(`schedules.when.${draft.frequency}`, { zone: format.zone })}
            options={REPORT_FREQUENCIES.map((value) => ({
              value,
              label: say(`schedules.frequency.${value}`),
            }))}
            value={draft.frequency}
            onChange={(frequency) => set({ frequency })}
          />
          <TextField
            name="recipients"
            isRequired
            label={say('schedules.recipients')}
            hint={say('schedules.recipients.hint', { most: MOST_REPORT_RECIPIENTS })}
            rows={3}
            value={draft.recipients}
            onChange={(typed) => set({ recipients: typed })}
            error={
              !wasTried
                ? undefined
                : wrong !== undefined
                  ? say('schedules.recipients.wrong', { address: wrong })
                  : recipients.length === 0 || recipients.length > MOST_REPORT_RECIPIENTS
                    ? say('schedules.recipients.count', { most: MOST_REPORT_RECIPIENTS })
                    : undefined
            }
          />
          <Select
            name="language"
            label={say('schedules.language')}
            options={MAIL_LANGUAGES.map((value) => ({ value, label: LANGUAGE_OF[value].name }))}
            value={draft.language}
            onChange={(language) => set({ language })}
          />
          <ReportFilterField value={draft.filter} onChange={(filter) => set({ filter })} isTried={wasTried} />
          <Switch isSelected={draft.is_enabled} onChange={(is_enabled) => set({ is_enabled })}>
            {say('schedules.on')}
          </Switch>
        </>
      )}
    </FormDialog>
  );
}
