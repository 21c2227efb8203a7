import type { AppAccount } from '@casbah/contract/store';
import type { StoreAppAnswer } from '@casbah/contract/subscription';
import type { AppParameter, ParameterProblem } from '@casbah/domain/store/app-parameter';
import type { AppCategory } from '@casbah/domain/store/store-app';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { type Fields, fieldsOf, toldBy } from './account-form.ts';
import { refreshApps } from './queries.ts';
import css from './Store.module.css';
import { useStoreWords } from './useStoreWords.ts';

const UNSAID = '-';

/** Adds an account of an app, or changes one: a field for each thing that the app needs to be told. */
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
  /** The one to change; absent where one is added. */
  account: AppAccount | undefined;
  onClose: () => void;
}) {
  const say = useStoreWords();
  const [name, setName] = useState(account?.instance ?? '');
  const [fields, setFields] = useState<Fields>(() => fieldsOf(parameters, account?.params ?? {}));
  const [wasTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const kept = account?.secrets_set ?? [];
  const { params, problems } = toldBy(parameters, fields, kept);
  const instance = name.trim();
  const isNamed = instance !== '' && !/[\p{Cc}<>]/u.test(instance);

  const save = async (): Promise<void> => {
    setTried(true);
    if (!isNamed || Object.keys(problems).length > 0) return;
    setPending(true);
    setFailure(undefined);
    try {
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
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={
        account === undefined
          ? say('store.accounts.add')
          : say('store.accounts.change', { account: account.instance })
      }
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            {say('store.accounts.save')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <TextField
          label={say('store.accounts.name')}
          hint={say('store.accounts.name.hint')}
          value={name}
          onChange={setName}
          error={wasTried && !isNamed ? say('store.accounts.name.invalid') : undefined}
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
        {failure === undefined ? null : (
          <ErrorView
            error={failure}
            compact
            title={account === undefined ? say('store.added.failed') : undefined}
          />
        )}
      </div>
    </Dialog>
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
  /** There is a secret, which may stay. */
  isKept: boolean;
  problem: ParameterProblem | undefined;
  onChange: (value: string | boolean) => void;
}) {
  const say = useStoreWords();
  const label = say(`store.param.${parameter.name}`);
  const text = typeof value === 'string' ? value : '';
  const optional = parameter.isRequired ? undefined : say('store.accounts.optional');
  const bounds =
    parameter.kind === 'number' || parameter.kind === 'list'
      ? { minimum: parameter.kind === 'number' ? parameter.minimum : 0, maximum: parameter.maximum }
      : undefined;
  const error = problem === undefined ? undefined : say(`store.wrong.${problem.reason}`, bounds);
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

function choiceWords(value: string, say: ReturnType<typeof useStoreWords>): string {
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
