import type { API_KEY_DAYS } from '@casbah/domain/api-key';
import { addressOf, networkOf } from '@casbah/domain/filter/network';
import { matches } from '@casbah/domain/pattern/patterns';
import { DAY_MS } from '@casbah/domain/time-units';
import type { apikeysWords } from '@casbah/messages/apikeys';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { usePattern } from '../../words/usePattern.ts';
import { useWords } from '../../words/useWords.ts';
import css from './ApiKeys.module.css';
import { givableQuery, refreshApiKeys } from './queries.ts';
import { requestWithKey } from './request-with-key.ts';

const NETWORKS = '10.0.0.0/8, 2001:db8::/32';
const DAYS = ['7', '30', '90', '180', '366'] as const;
const DEFAULT_DAYS = '90' satisfies `${typeof API_KEY_DAYS.default}`;

/** Creates a key and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const say = useWords<typeof apikeysWords>();
  const problemOf = usePattern();
  const format = useFormat();
  const mayCreateProfiles = useMay('sysadmin.use');
  const profiles = useQuery(givableQuery);
  const [name, setName] = useState('');
  const [profile, setProfile] = useState<string | null>(null);
  const [days, setDays] = useState<(typeof DAYS)[number]>(DEFAULT_DAYS);
  const [text, setText] = useState('');
  const [key, setKey] = useState<string>();

  const networks = text.split(/[\s,]+/).filter((one) => one !== '');
  const wrong = networks.find((one) => networkOf(one) === undefined && addressOf(one) === undefined);
  const isNamed = matches('name', name.trim());

  const send = async (): Promise<void> => {
    if (profile === null) return;
    const body = { name: name.trim(), profile_id: profile, days: Number(days), networks };
    setKey((await call('POST /admin/apikeys', { body })).key);
    await refreshApiKeys();
  };

  if (key !== undefined)
    return (
      <Dialog
        open
        wide
        role="alertdialog"
        onClose={onClose}
        title={say('apikeys.new.title', { name })}
        actions={
          <Button variant="primary" onPress={onClose}>
            {say('apikeys.new.done')}
          </Button>
        }
      >
        <div className={css.form}>
          <p className={css.how}>{say('apikeys.new.once')}</p>
          <div className={css.key}>
            <code>{key}</code>
            <CopyButton text={key} size="small" />
          </div>
          <p className={css.how}>{say('apikeys.new.try')}</p>
          <div className={css.key}>
            <code>{requestWithKey(location.origin, key)}</code>
            <CopyButton text={requestWithKey(location.origin, key)} size="small" />
          </div>
        </div>
      </Dialog>
    );
  const choices = profiles.data?.profiles ?? [];
  return (
    <FormDialog
      title={say('apikeys.add')}
      accept={say('apikeys.create')}
      isRight={isNamed && profile !== null && wrong === undefined}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('apikeys.name')}
            hint={say('apikeys.name.hint')}
            value={name}
            onChange={setName}
            formatError={wasTried ? problemOf('name', name.trim()) : undefined}
            maxLength={64}
            autoFocus
          />
          <Select
            name="profile_id"
            isRequired
            label={say('apikeys.profile')}
            hint={say(
              profiles.data !== undefined && choices.length === 0
                ? 'apikeys.profile.none'
                : 'apikeys.profile.hint',
            )}
            placeholder={say('apikeys.profile.missing')}
            options={choices.map(({ id, name: label }) => ({ value: id, label }))}
            value={profile}
            onChange={setProfile}
            error={wasTried && profile === null ? say('apikeys.profile.missing') : undefined}
          />
          {mayCreateProfiles && profiles.data !== undefined && choices.length === 0 ? (
            <p>
              <Link to="/appAccount/profiles/$id" params={{ id: 'new' }} className={buttonClass()}>
                {say('apikeys.profile.create')}
              </Link>
            </p>
          ) : null}
          <Select
            name="days"
            label={say('apikeys.days')}
            options={DAYS.map((value) => ({
              value,
              label: say('apikeys.days.count', {
                count: Number(value),
                date: format.date(Date.now() + Number(value) * DAY_MS, 'day'),
              }),
            }))}
            value={days}
            onChange={setDays}
          />
          <TextField
            name="networks"
            label={say('apikeys.networks')}
            hint={say('apikeys.networks.hint')}
            placeholder={NETWORKS}
            value={text}
            onChange={setText}
            error={
              wasTried && wrong !== undefined ? say('apikeys.networks.wrong', { network: wrong }) : undefined
            }
          />
          {profiles.error === null ? null : <ErrorView error={profiles.error} compact />}
        </>
      )}
    </FormDialog>
  );
}
