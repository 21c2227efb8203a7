import { addressOfArea } from '@casbah/domain/landing';
import { CONSOLE_BASE } from '@casbah/domain/page';
import { DEFAULT_RANGES, type TenantSettings } from '@casbah/domain/tenant-config';
import type { routeWords } from '@casbah/messages/every-area';
import type { tenantWords } from '@casbah/messages/tenant';
import { ComboBox } from '@casbah/widgets/combo-box/ComboBox.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TimeZoneField } from '@casbah/widgets/time-zone-field/TimeZoneField.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { useSettingRight } from '../../request/setting-rights.ts';
import { TABLE } from '../../routing/table.ts';
import { DraftForm } from '../../settings/DraftForm.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import css from '../../settings/Settings.module.css';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { useDraft } from '../../settings/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import { configQuery, saveConfig } from './queries.ts';
import { RetentionForm } from './RetentionForm.tsx';

/** Company defaults and retention. */
export function DefaultsPage() {
  const say = useWords<typeof tenantWords>();
  const mayChange = useMay('settings.modify');
  const keeping = useSettingRight('data', 'event_retention');
  const general = useQuery(configQuery('general'));
  const data = useQuery(configQuery('data'));
  return (
    <>
      <SettingsHead title={say('settings.item.defaults')} mayChange={mayChange}>
        {say('settings.defaults.sentence')}
      </SettingsHead>
      <div className={css.cards}>
        <Loaded title={say('settings.defaults')} query={general}>
          {(settings) => <Defaults settings={settings} mayChange={mayChange} />}
        </Loaded>
        <Loaded title={say('settings.item.retention')} query={data}>
          {(settings) => (
            <>
              {keeping === 'sysadmin-only' ? (
                <p className={css.hint}>{say('settings.onlySysadmin')}</p>
              ) : null}
              <RetentionForm settings={settings} mayChange={keeping === 'may'} />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}

/** Default if the company has none: the first page that each person may open. */
const OWN = '/ui/';

function useLandings(now: string): { value: string; label: string }[] {
  const say = useWords<typeof tenantWords>();
  const sayRoute = useWords<typeof routeWords>();
  const { locale } = useIntl();
  const pages = TABLE.routes
    .filter(
      ({ path, app, migrated, offered }) =>
        migrated && offered !== false && !path.includes('{') && app !== 'login',
    )
    .map(({ path, title, name = '' }) => ({
      value: `${CONSOLE_BASE}${path}`,
      label: sayRoute(title, { name }),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  const all = [{ value: OWN, label: say('settings.landing.own') }, ...pages];
  // A value set elsewhere, such as an area name or filter, is kept as an option.
  return all.some(({ value }) => value === now)
    ? all
    : [...all, { value: now, label: addressOfArea(now) ?? now }];
}

function Defaults({ settings, mayChange }: { settings: TenantSettings; mayChange: boolean }) {
  const say = useWords<typeof tenantWords>();
  const draft = useDraft({
    timezone: settings.value('general', 'timezone'),
    landing_page: settings.value('general', 'landing_page'),
    default_selected_range: settings.value('general', 'default_selected_range'),
  });
  const { values, set } = draft;
  const [now] = useState(() => Date.now());
  const landings = useLandings(values.landing_page);
  return (
    <div className={css.form}>
      <DraftForm draft={draft} onSave={(changed) => saveConfig('general', changed)}>
        <TimeZoneField
          name="timezone"
          label={say('settings.timezone')}
          hint={say('settings.timezone.hint')}
          now={now}
          value={values.timezone}
          isDisabled={!mayChange}
          onChange={(zone) => (zone === null ? undefined : set({ timezone: zone }))}
        />
        <ComboBox
          name="landing_page"
          label={say('settings.landing')}
          hint={say('settings.landing.hint')}
          options={landings}
          value={values.landing_page}
          isDisabled={!mayChange}
          onChange={(page) => (page === null ? undefined : set({ landing_page: page }))}
        />
        <Select
          name="default_selected_range"
          label={say('settings.range')}
          hint={say('settings.range.hint')}
          options={DEFAULT_RANGES.map((value) => ({ value, label: say(`settings.range.${value}`) }))}
          value={values.default_selected_range}
          isDisabled={!mayChange}
          onChange={(range) => set({ default_selected_range: range })}
        />
        {draft.isChanged ? <p className={css.hint}>{say('settings.defaults.next')}</p> : null}
      </DraftForm>
    </div>
  );
}
