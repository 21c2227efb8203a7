import type { LdapChange, LdapConnection, LdapTest } from '@casbah/contract/directory';
import { LDAP_PRESETS, type LdapPreset, MISSING_PEOPLE } from '@casbah/domain/directory';
import type { directoryWords } from '@casbah/messages/directory';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Directory.module.css';
import { refreshDirectory } from './queries.ts';

const EVERY = ['0', '15', '60', '360', '1440'] as const;
const PRESETS = [
  { value: 'active-directory', label: 'Active Directory' },
  { value: 'openldap', label: 'OpenLDAP' },
] as const;

const NEW: LdapChange = {
  url: '',
  start_tls: false,
  certificate: '',
  bind_dn: '',
  base_dn: '',
  group_base_dn: '',
  ...LDAP_PRESETS['active-directory'],
  every_minutes: 60,
  missing: 'deactivate',
  most_missing_percent: 20,
  is_enabled: true,
};

function changeOf(connection: LdapConnection): LdapChange {
  const { has_password: _has, next_run_on: _next, acts_for: _acts, ...change } = connection;
  return change;
}

type TextOfLdap = 'url' | 'bind_dn' | 'base_dn' | 'user_filter' | 'group_base_dn' | 'group_filter';
const REQUIRED: ReadonlySet<TextOfLdap> = new Set(['url', 'bind_dn', 'base_dn', 'user_filter']);

/** Sets up the LDAP directory, with a test before saving. */
export function LdapDialog({
  connection,
  onClose,
}: {
  connection: LdapConnection | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof directoryWords>();
  const [given, setGiven] = useState<LdapChange>(connection === undefined ? NEW : changeOf(connection));
  const [password, setPassword] = useState('');
  const [result, setResult] = useState<LdapTest>();
  const [failure, setFailure] = useState<unknown>();
  const [pending, setPending] = useState<'test' | 'save'>();

  const set = (change: Partial<LdapChange>) => {
    setGiven((before) => ({ ...before, ...change }));
    setResult(undefined);
  };
  const field = (name: TextOfLdap) => ({
    name,
    isRequired: REQUIRED.has(name),
    value: given[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  const attempt = async (what: 'test' | 'save'): Promise<void> => {
    setPending(what);
    setFailure(undefined);
    try {
      const body = { ...given, ...(password === '' ? {} : { bind_password: password }) };
      if (what === 'test') setResult(await call('POST /admin/directory/connection/test', { body }));
      else {
        await call('PUT /admin/directory/connection', { body });
        await refreshDirectory();
        onClose();
      }
    } catch (problem) {
      setFailure(problem);
    } finally {
      setPending(undefined);
    }
  };
  const isComplete = [...REQUIRED].every((name) => given[name].trim() !== '');

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={say('directory.ldap')}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button
            isDisabled={!isComplete}
            isPending={pending === 'test'}
            onPress={() => void attempt('test')}
          >
            {say('directory.ldap.test')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isComplete}
            isPending={pending === 'save'}
            onPress={() => void attempt('save')}
          >
            {say('directory.save')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <FormErrors error={failure}>
          <SegmentedControl<LdapPreset>
            label={say('directory.ldap.preset')}
            value={given.mapping.id === LDAP_PRESETS.openldap.mapping.id ? 'openldap' : 'active-directory'}
            onChange={(preset) => set(LDAP_PRESETS[preset])}
            segments={PRESETS}
          />
          <TextField
            label={say('directory.ldap.url')}
            hint={say('directory.ldap.url.hint')}
            placeholder="ldaps://ldap.company.example"
            autoFocus
            {...field('url')}
          />
          {given.url.startsWith('ldap://') ? (
            <Switch isSelected={given.start_tls} onChange={(start_tls) => set({ start_tls })}>
              {say('directory.ldap.startTls')}
            </Switch>
          ) : null}
          <div className={css.two}>
            <TextField
              label={say('directory.ldap.bindDn')}
              placeholder="cn=casbah,dc=company,dc=example"
              {...field('bind_dn')}
            />
            <TextField
              name="bind_password"
              label={say('directory.ldap.password')}
              type="password"
              autoComplete="off"
              value={password}
              onChange={setPassword}
              hint={connection?.has_password === true ? say('directory.ldap.password.kept') : undefined}
            />
            <TextField
              label={say('directory.ldap.baseDn')}
              placeholder="ou=people,dc=company,dc=example"
              {...field('base_dn')}
            />
            <TextField label={say('directory.ldap.userFilter')} {...field('user_filter')} />
            <TextField
              label={say('directory.ldap.groupBaseDn')}
              hint={say('directory.ldap.groupBaseDn.hint')}
              {...field('group_base_dn')}
            />
            <TextField label={say('directory.ldap.groupFilter')} {...field('group_filter')} />
            <Select
              label={say('directory.ldap.every')}
              value={EVERY.find((value) => Number(value) === given.every_minutes) ?? null}
              onChange={(value) => set({ every_minutes: Number(value) })}
              options={EVERY.map((value) => ({ value, label: say(`directory.ldap.every.${value}`) }))}
            />
            <Select
              label={say('directory.ldap.missing')}
              value={given.missing}
              onChange={(missing) => set({ missing })}
              options={MISSING_PEOPLE.map((value) => ({ value, label: say(`directory.missing.${value}`) }))}
            />
            {given.missing === 'deactivate' ? (
              <NumberField
                label={say('directory.ldap.percent')}
                value={given.most_missing_percent}
                onChange={(most_missing_percent) => set({ most_missing_percent })}
                min={1}
                max={100}
              />
            ) : null}
          </div>
          <TextField
            name="certificate"
            label={say('directory.ldap.certificate')}
            rows={2}
            value={given.certificate}
            onChange={(certificate) => set({ certificate })}
          />
          <Switch isSelected={given.is_enabled} onChange={(is_enabled) => set({ is_enabled })}>
            {say('directory.ldap.on')}
          </Switch>
          {result === undefined ? null : <TestResult result={result} />}
        </FormErrors>
      </div>
    </Dialog>
  );
}

function TestResult({ result }: { result: LdapTest }) {
  const say = useWords<typeof directoryWords>();
  if (result.error !== null)
    return (
      <p className={css.problem} role="status">
        {say(`directory.error.${result.error}`)} {result.detail}
      </p>
    );
  return (
    <div role="status">
      <p className={css.quiet}>{say('directory.ldap.test.ok')}</p>
      <ul className={css.people}>
        {result.people.map(({ email, first_name, last_name, department, problem }) => (
          <li key={email}>
            {email} {first_name} {last_name} {department === '' ? '' : `· ${department}`}{' '}
            {problem === null ? '' : say(`directory.problem.${problem}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
