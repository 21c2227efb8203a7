import type { AppAccount, StoreAppAnswer } from '@casbah/contract/store';
import type { AppParameter, ParameterProblem } from '@casbah/domain/store/app-parameter';
import type { AppCategory } from '@casbah/domain/store/store-app';
import type { MessageId } from '@casbah/messages/load';
import type { storeWords } from '@casbah/messages/store';
import type { IdOf } from '@casbah/messages/word-part';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { type Say, useWords } from '../../words/useWords.ts';
import { type Fields, fieldsOf, toldBy } from './account-form.ts';
import { refreshApps } from './queries.ts';

const UNSAID = '-';

/** Adds or edits an account of an app, with one field per parameter. */
export function AccountDialog({
  app,
  category,
  parameters,
  account,
  onClose,
}: {
  app: StoreAppAnswer;
  category: AppCategory;
  parameters: readonly AppParameter[];
  /** The account to edit; undefined for a new one. */
  account: AppAccount | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof storeWords>();
  const [name, setName] = useState(account?.instance ?? '');
  const [fields, setFields] = useState<Fields>(() => fieldsOf(parameters, account?.params ?? {}));

  const kept = account?.secrets_set ?? [];
  const { params, problems } = toldBy(parameters, fields, kept);
  const instance = name.trim();
  const isNamed = instance !== '' && !/[\p{Cc}<>]/u.test(instance);

  const send = async (): Promise<void> => {
    if (account === undefined)
      await call('POST /admin/app/accounts', {
        body: { app_name: app.app_name, app_category: category, instance, params },
      });
    else
      await call('PATCH /admin/app/accounts/{id}', {
        params: { id: account.id },
        body: { instance, params },
      });
    await refreshApps();
    const said = account === undefined ? 'store.ACCOUNT_ADDED_VIA_API' : 'store.ACCOUNT_EDIT_VIA_API';
    showToast({ title: say(said, { account: instance, app: app.title }) });
    onClose();
  };

  return (
    <FormDialog
      wide
      title={
        account === undefined
          ? say('store.accounts.add')
          : say('store.accounts.change', { account: account.instance })
      }
      accept={say('store.accounts.save')}
      isRight={isNamed && Object.keys(problems).length === 0}
      send={send}
      failed={account === undefined ? say('store.added.failed') : undefined}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="instance"
            isRequired
            label={say('store.accounts.name')}
            hint={say('store.accounts.name.hint')}
            value={name}
            onChange={setName}
            formatError={wasTried && !isNamed ? say('store.accounts.name.invalid') : undefined}
            maxLength={64}
            autoFocus
          />
          {parameters.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={fields[parameter.name]}
              isKept={kept.includes(parameter.name)}
              problem={wasTried ? problems[parameter.name] : undefined}
              onChange={(value) => setFields((before) => ({ ...before, [parameter.name]: value }))}
            />
          ))}
        </>
      )}
    </FormDialog>
  );
}

function ParameterField({
  parameter,
  value,
  isKept,
  problem,
  onChange,
}: {
  parameter: AppParameter;
  value: string | boolean | undefined;
  /** A secret is stored and can be kept. */
  isKept: boolean;
  problem: ParameterProblem | undefined;
  onChange: (value: string | boolean) => void;
}) {
  const say = useWords<typeof storeWords>();
  const label = say(`store.param.${parameter.name}`);
  const text = typeof value === 'string' ? value : '';
  const optional = parameter.isRequired ? undefined : say('store.accounts.optional');
  const bounds =
    parameter.kind === 'number' || parameter.kind === 'list'
      ? { minimum: parameter.kind === 'number' ? parameter.minimum : 0, maximum: parameter.maximum }
      : undefined;
  const error = problem === undefined ? undefined : say(`store.wrong.${problem.reason}`, bounds);
  const named = { name: `params.${parameter.name}`, isRequired: parameter.isRequired && !isKept };
  switch (parameter.kind) {
    case 'switch':
      return (
        <Switch isSelected={value === true} onChange={onChange}>
          {label}
        </Switch>
      );
    case 'choice':
      return (
        <Select
          {...named}
          label={label}
          value={text === '' ? UNSAID : text}
          error={error}
          onChange={(chosen) => onChange(chosen === UNSAID ? '' : chosen)}
          options={[
            { value: UNSAID, label: say('store.accounts.choice.none') },
            ...parameter.values.map((one) => ({ value: one, label: choiceWords(one, say) })),
          ]}
        />
      );
    case 'list':
      return (
        <TextField
          {...named}
          label={label}
          hint={say('store.accounts.list.hint')}
          rows={4}
          value={text}
          error={error}
          onChange={onChange}
        />
      );
    case 'secret':
      return (
        <TextField
          {...named}
          label={label}
          hint={isKept ? say('store.accounts.secret.kept') : optional}
          type="password"
          autoComplete="off"
          value={text}
          error={error}
          maxLength={parameter.maximum}
          onChange={onChange}
        />
      );
    case 'number':
    case 'text':
      return (
        <TextField
          {...named}
          label={label}
          hint={optional}
          value={text}
          error={error}
          autoComplete="off"
          inputMode={parameter.kind === 'number' ? 'numeric' : 'text'}
          onChange={onChange}
        />
      );
  }
}

function choiceWords(value: string, say: Say<MessageId | IdOf<typeof storeWords>>): string {
  switch (value) {
    case 'global':
      return say('store.cloud.global');
    case 'us_gov':
      return say('store.cloud.us_gov');
    case 'china':
      return say('store.cloud.china');
    default:
      return value;
  }
}
