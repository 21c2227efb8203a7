import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '@casbah/domain/password';
import { SECOND_FACTOR_RULES, type TenantSettings } from '@casbah/domain/tenant-config';
import type { MessageId } from '@casbah/messages/load';
import type { tenantWords } from '@casbah/messages/tenant';
import type { IdOf } from '@casbah/messages/word-part';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { cx } from '@casbah/widgets/class-names.ts';
import { CheckIcon } from '@casbah/widgets/icons/icons.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSettingRight } from '../../request/setting-rights.ts';
import { DraftForm } from '../../settings/DraftForm.tsx';
import { Loaded } from '../../settings/Loaded.tsx';
import css from '../../settings/Settings.module.css';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { useDraft } from '../../settings/useDraft.ts';
import { type Say, useWords } from '../../words/useWords.ts';
import { configQuery, saveConfig } from './queries.ts';

const MAIL_RULES = ['without_own', 'always'] as const;

/** Passwords, sessions and second factors, with their effects in plain sentences. */
export function PolicyPage() {
  const say = useWords<typeof tenantWords>();
  const right = useSettingRight('security', 'mfa');
  const mayChange = right === 'may';
  const query = useQuery(configQuery('security'));
  return (
    <>
      <SettingsHead
        title={say('settings.item.policy')}
        mayChange={mayChange}
        onlySysadmin={right === 'sysadmin-only'}
      >
        {say('settings.policy.sentence')}
      </SettingsHead>
      {query.data === undefined ? (
        <Loaded title={say('settings.item.policy')} query={query}>
          {() => null}
        </Loaded>
      ) : (
        <PolicyForm settings={query.data} mayChange={mayChange} />
      )}
    </>
  );
}

const savedOf = (settings: TenantSettings) => ({
  password_length: settings.value('security', 'password_length'),
  password_expiry_days: settings.value('security', 'password_expiry_days'),
  password_history: settings.value('security', 'password_history'),
  session_idle_minutes: settings.value('security', 'session_idle_minutes'),
  session_hours: settings.value('security', 'session_hours'),
  mfa: settings.value('security', 'mfa'),
  mfa_mail: settings.value('security', 'mfa_mail'),
  auto_invite: settings.value('security', 'auto_invite'),
});

function PolicyForm({ settings, mayChange }: { settings: TenantSettings; mayChange: boolean }) {
  const say = useWords<typeof tenantWords>();
  const draft = useDraft(savedOf(settings));
  const { values, set } = draft;
  const isDisabled = !mayChange;
  return (
    <DraftForm draft={draft} onSave={(changed) => saveConfig('security', changed)}>
      <div className={cx(css.cards, css.even)}>
        <Card title={say('settings.passwords')}>
          <div className={css.form}>
            <NumberField
              name="password_length"
              label={say('settings.password_length')}
              hint={say('settings.password_length.hint')}
              min={PASSWORD_MINIMUM}
              max={PASSWORD_MAXIMUM}
              value={values.password_length}
              isDisabled={isDisabled}
              onChange={(password_length) => set({ password_length })}
            />
            <NumberField
              name="password_expiry_days"
              label={say('settings.password_expiry_days')}
              hint={say('settings.password_expiry_days.hint')}
              min={0}
              max={3650}
              value={values.password_expiry_days}
              isDisabled={isDisabled}
              onChange={(password_expiry_days) => set({ password_expiry_days })}
            />
            <NumberField
              name="password_history"
              label={say('settings.password_history')}
              hint={say('settings.password_history.hint')}
              min={0}
              max={24}
              value={values.password_history}
              isDisabled={isDisabled}
              onChange={(password_history) => set({ password_history })}
            />
          </div>
        </Card>
        <Card title={say('settings.follows')}>
          <ul className={css.follows} aria-live="polite">
            {sentencesOf(values, say).map((sentence) => (
              <li key={sentence} className={css.rule}>
                <CheckIcon size={14} />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        </Card>
        <Card title={say('settings.sessions')}>
          <div className={css.form}>
            <NumberField
              name="session_idle_minutes"
              label={say('settings.session_idle_minutes')}
              hint={say('settings.session_idle_minutes.hint')}
              min={5}
              max={480}
              value={values.session_idle_minutes}
              isDisabled={isDisabled}
              onChange={(session_idle_minutes) => set({ session_idle_minutes })}
            />
            <NumberField
              name="session_hours"
              label={say('settings.session_hours')}
              hint={say('settings.session_hours.hint')}
              min={1}
              max={168}
              value={values.session_hours}
              isDisabled={isDisabled}
              onChange={(session_hours) => set({ session_hours })}
            />
          </div>
        </Card>
        <Card title={say('settings.secondFactor')}>
          <div className={css.form}>
            <Select
              name="mfa"
              label={say('settings.mfa')}
              value={values.mfa}
              isDisabled={isDisabled}
              onChange={(mfa) => set({ mfa })}
              options={SECOND_FACTOR_RULES.map((value) => ({ value, label: say(`settings.mfa.${value}`) }))}
            />
            <Select
              name="mfa_mail"
              label={say('settings.mfa_mail')}
              value={values.mfa_mail}
              isDisabled={isDisabled}
              onChange={(mfa_mail) => set({ mfa_mail })}
              options={MAIL_RULES.map((value) => ({ value, label: say(`settings.mfa_mail.${value}`) }))}
            />
            <Switch
              isSelected={values.auto_invite}
              isDisabled={isDisabled}
              onChange={(auto_invite) => set({ auto_invite })}
            >
              {say('settings.auto_invite')}
            </Switch>
          </div>
        </Card>
      </div>
    </DraftForm>
  );
}

type Values = ReturnType<typeof savedOf>;

/** Effects of these rules on people. */
function sentencesOf(values: Values, say: Say<MessageId | IdOf<typeof tenantWords>>): string[] {
  const { password_length: length, password_expiry_days: days, password_history: count } = values;
  const { session_idle_minutes: minutes, session_hours: hours } = values;
  return [
    say('settings.follows.length', { length }),
    say('settings.follows.expiry', { days }),
    say('settings.follows.history', { count }),
    say('settings.follows.idle', { minutes }),
    say('settings.follows.hours', { hours }),
    say(`settings.follows.mfa.${values.mfa}`),
    ...(values.mfa === 'off' ? [] : [say(`settings.follows.mail.${values.mfa_mail}`)]),
    say(values.auto_invite ? 'settings.follows.invite.on' : 'settings.follows.invite.off'),
  ];
}
