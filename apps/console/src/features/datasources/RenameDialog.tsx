import type { Datasource } from '@casbah/contract/datasources';
import { isDatasourceName } from '@casbah/domain/datasource';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../request/api.ts';
import { refreshSources } from '../../request/refresh-sources.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Sources.module.css';

export function RenameDialog({ source, onClose }: { source: Datasource; onClose: () => void }) {
  const say = useWords<typeof datasourcesWords>();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, formState } = useForm({ defaultValues: { name: source.name } });
  const submit = handleSubmit(async ({ name }) => {
    setFailure(undefined);
    try {
      await call('PATCH /admin/datasources/{id}', { params: { id: source.id }, body: { name: name.trim() } });
      refreshSources();
      onClose();
    } catch (error) {
      setFailure(error);
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
        <FormErrors error={failure}>
          <Controller
            control={control}
            name="name"
            rules={{ validate: (name) => isDatasourceName(name) || say('datasources.nameInvalid') }}
            render={({ field, fieldState }) => (
              <TextField
                name="name"
                isRequired
                label={say('datasources.name')}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                inputRef={field.ref}
                formatError={fieldState.error?.message}
                maxLength={64}
                autoFocus
              />
            )}
          />
        </FormErrors>
      </form>
    </Dialog>
  );
}
