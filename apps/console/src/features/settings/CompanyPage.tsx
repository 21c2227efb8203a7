import { isTenantName } from '@casbah/domain/email';
import { cx } from '@casbah/widgets/class-names.ts';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { DomainsCard } from './DomainsCard.tsx';
import { Loaded } from './Loaded.tsx';
import { companyQuery, devicesQuery, refreshSettings } from './queries.ts';
import { SaveBar } from './SaveBar.tsx';
import css from './Settings.module.css';
import { SettingsHead } from './SettingsHead.tsx';
import { useDraft } from './useDraft.ts';
import { useSettingsWords } from './useSettingsWords.ts';

/** The company itself: its name, the domains that are its own, and where its people get the agent. */
export function CompanyPage() {
  const say = useSettingsWords();
  const mayChange = useMay('settings.modify');
  const company = useQuery(companyQuery);
  const devices = useQuery(devicesQuery);
  return (
    <>
      <SettingsHead title={say('settings.item.company')} mayChange={mayChange}>
        {say('settings.company.sentence')}
      </SettingsHead>
      <div className={cx(css.cards, css.even)}>
        <Loaded title={say('settings.company')} query={company}>
          {({ tenant }) => <CompanyForm name={tenant.name} id={tenant.id} mayChange={mayChange} />}
        </Loaded>
        <Loaded title={say('settings.item.devices')} query={devices}>
          {({ device_management_info: info }) => (
            <DevicesForm
              saved={{
                agent_download_url: info?.agent_download_url ?? '',
                force_agent_download: info?.force_agent_download ?? false,
              }}
              mayChange={mayChange}
            />
          )}
        </Loaded>
      </div>
      <DomainsCard mayChange={mayChange} />
    </>
  );
}

function CompanyForm({ name, id, mayChange }: { name: string; id: string; mayChange: boolean }) {
  const say = useSettingsWords();
  const draft = useDraft({ name });
  const isRight = isTenantName(draft.values.name.trim());
  return (
    <div className={css.form}>
      <TextField
        label={say('settings.company.name')}
        hint={say('settings.company.name.hint')}
        value={draft.values.name}
        onChange={(text) => draft.set({ name: text })}
        isDisabled={!mayChange}
        maxLength={128}
        {...(isRight ? {} : { error: say('settings.company.name.wrong') })}
      />
      <Facts facts={[[say('settings.company.id'), id]]} />
      <SaveBar
        draft={draft}
        isBlocked={!isRight}
        onSave={async ({ name: next = name }) => {
          await call('PATCH /admin/tenant/company', { body: { name: next.trim() } });
          await refreshSettings();
          return 'saved';
        }}
      />
    </div>
  );
}

interface Devices {
  agent_download_url: string;
  force_agent_download: boolean;
}

function DevicesForm({ saved, mayChange }: { saved: Devices; mayChange: boolean }) {
  const say = useSettingsWords();
  const draft = useDraft(saved);
  const { agent_download_url: url, force_agent_download: isForced } = draft.values;
  const isRight = url === '' || /^https:\/\/[^\s/]+(\/\S*)?$/i.test(url);
  return (
    <div className={css.form}>
      <TextField
        label={say('settings.devices.url')}
        hint={say('settings.devices.url.hint')}
        value={url}
        onChange={(text) => draft.set({ agent_download_url: text.trim() })}
        isDisabled={!mayChange}
        {...(isRight ? {} : { error: say('settings.devices.url.wrong') })}
      />
      <Switch
        isSelected={isForced}
        isDisabled={!mayChange}
        onChange={(on) => draft.set({ force_agent_download: on })}
      >
        {say('settings.devices.force')}
      </Switch>
      <p className={css.hint}>{say(isForced ? 'settings.devices.force.on' : 'settings.devices.force.off')}</p>
      <SaveBar
        draft={draft}
        isBlocked={!isRight}
        onSave={async (changed) => {
          await call('POST /admin/tenant/update', { body: { device_management_info: changed } });
          await refreshSettings();
          return 'saved';
        }}
      />
    </div>
  );
}
