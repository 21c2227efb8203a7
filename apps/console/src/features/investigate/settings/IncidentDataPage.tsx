import type { InvestigateSettings } from '@casbah/contract/investigate';
import { INCIDENT_HISTORY_DAYS, RELATED_ACTIVITIES } from '@casbah/domain/assessment';
import { HISTORY_DAYS } from '@casbah/domain/pattern/number';
import type { routeWords } from '@casbah/messages/every-area';
import type { investigateWords } from '@casbah/messages/investigate';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { useMay } from '../../../request/session.ts';
import { DraftForm } from '../../../settings/DraftForm.tsx';
import { Loaded } from '../../../settings/Loaded.tsx';
import css from '../../../settings/Settings.module.css';
import { SettingsHead } from '../../../settings/SettingsHead.tsx';
import { useDraft } from '../../../settings/useDraft.ts';
import { useWords } from '../../../words/useWords.ts';
import { settingsQuery } from '../queries.ts';

/** How far timelines around an activity reach, and whether original records may be read. */
export function IncidentDataPage() {
  const say = useWords<typeof investigateWords | typeof routeWords>();
  const mayChange = useMay('investigate.modify');
  const settings = useQuery(settingsQuery);
  return (
    <>
      <SettingsHead title={say('route.investigate.incidentData')} mayChange={mayChange}>
        {say('investigate.settings.sentence')}
      </SettingsHead>
      <div className={css.cards}>
        <Loaded title={say('investigate.settings.related')} query={settings}>
          {(saved) => <Related saved={saved} mayChange={mayChange} />}
        </Loaded>
        <Loaded title={say('investigate.settings.original')} query={settings}>
          {(saved) => <Originals saved={saved} mayChange={mayChange} />}
        </Loaded>
      </div>
    </>
  );
}

async function save(settings: InvestigateSettings): Promise<'saved'> {
  const saved = await call('PUT /investigate/settings', { body: settings });
  queryClient.setQueryData(settingsQuery.queryKey, saved);
  return 'saved';
}

const isWhole = (text: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

function Related({ saved, mayChange }: { saved: InvestigateSettings; mayChange: boolean }) {
  const say = useWords<typeof investigateWords>();
  const draft = useDraft({ days: String(saved.history_days), count: String(saved.related_activities) });
  const { days, count } = draft.values;
  const rightDays = HISTORY_DAYS.accepts(days.trim()) && isWhole(days, INCIDENT_HISTORY_DAYS);
  const rightCount = isWhole(count, RELATED_ACTIVITIES);
  return (
    <div className={css.form}>
      <DraftForm
        draft={draft}
        isBlocked={!rightDays || !rightCount}
        onSave={() => save({ ...saved, history_days: Number(days), related_activities: Number(count) })}
      >
        <TextField
          name="history_days"
          isRequired
          inputMode="numeric"
          label={say('investigate.settings.days')}
          hint={say('investigate.settings.days.hint')}
          value={days}
          onChange={(text) => draft.set({ days: text })}
          isDisabled={!mayChange}
          maxLength={4}
          {...(rightDays ? {} : { formatError: say('investigate.settings.days.range') })}
        />
        <TextField
          name="related_activities"
          isRequired
          inputMode="numeric"
          label={say('investigate.settings.count')}
          hint={say('investigate.settings.count.hint')}
          value={count}
          onChange={(text) => draft.set({ count: text })}
          isDisabled={!mayChange}
          maxLength={4}
          {...(rightCount ? {} : { formatError: say('investigate.settings.count.range') })}
        />
      </DraftForm>
    </div>
  );
}

function Originals({ saved, mayChange }: { saved: InvestigateSettings; mayChange: boolean }) {
  const say = useWords<typeof investigateWords>();
  const draft = useDraft({ show_original: saved.show_original });
  return (
    <div className={css.form}>
      <DraftForm draft={draft} onSave={() => save({ ...saved, ...draft.values })}>
        <Switch
          isSelected={draft.values.show_original}
          isDisabled={!mayChange}
          onChange={(show_original) => draft.set({ show_original })}
        >
          {say('investigate.settings.original.show')}
        </Switch>
        <p className={css.hint}>{say('investigate.settings.original.hint')}</p>
      </DraftForm>
    </div>
  );
}
