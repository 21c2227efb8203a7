import type { Datasource } from '@casbah/contract/datasources';
import { isDatasourceName } from '@casbah/domain/datasource';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useFieldProblems } from '../../shell/field-problems.ts';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Sources.module.css';
import { refreshSources } from './uploads.ts';

export function RenameDialog({ source, onClose }: { source: Datasource; onClose: () => void }) {
  const say = useWords<typeof datasourcesWords>();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, setError, formState } = useForm({ defaultValues: { name: source.name } });
  const fieldProblems = useFieldProblems();
  const refuse = (error: unknown): void => {
    const [message] = fieldProblems(error, ['name']).name ?? [];
    if (message === undefined) setFailure(error);
    else setError('name', { message });
  };
  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    try {
      await call('PATCH /admin/datasources/{id}', { params: { id: source.id }, body: { name: name.trim() } });
      refreshSources();
      onClose();
    } catch (error) {
      if (errorCode(error) === 'NAME_TAKEN') setError('name', { message: say('datasources.nameTaken') });
      else refuse(error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('datasources.rename.title', { name: source.name })}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button variant="primary" isPending={formState.isSubmitting} onPress={() => void submit()}>
            {say('datasources.rename.submit')}
          </Button>
        </>
      }
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <Controller
          control={control}
          name="name"
          rules={{ validate: (name) => isDatasourceName(name) || say('datasources.nameInvalid') }}
          render={({ field, fieldState }) => (
            <TextField
              label={say('datasources.name')}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
              error={fieldState.error?.message}
              maxLength={64}
              autoFocus
            />
          )}
        />
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </form>
    </Dialog>
  );
}
