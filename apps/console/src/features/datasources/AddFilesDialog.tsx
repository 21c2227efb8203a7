import type { Datasource } from '@casbah/contract/datasources';
import { isDatasourceName } from '@casbah/domain/datasource';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../request/api.ts';
import { refreshSources } from '../../request/refresh-sources.ts';
import { FormErrors } from '../../shell/FormErrors.tsx';
import { useWords } from '../../words/useWords.ts';
import { ReadingFields, USUAL_READING } from './ReadingFields.tsx';
import css from './Sources.module.css';
import { freeName, sourceNameOf } from './source-name.ts';
import { startUploads } from './uploads.ts';
import { useSayRead } from './useSayRead.ts';

const NEW = 'new';
const SHOWN = 5;

/** Asks for the source of files, then uploads them. */
export function AddFilesDialog({
  files,
  sources,
  limit,
  onClose,
  onStarted,
}: {
  files: readonly File[];
  sources: readonly Datasource[];
  limit: number;
  onClose: () => void;
  onStarted: (sourceId: string) => void;
}) {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const [failure, setFailure] = useState<unknown>();
  const sayRead = useSayRead();
  const full = sources.length >= limit;
  const proposed = sourceNameOf(files[0]?.name ?? '');
  const already = sources.find(({ name }) => name.toLowerCase() === proposed.toLowerCase());
  const { control, handleSubmit, watch, formState } = useForm({
    defaultValues: {
      // If the source was recognized by name, or exists already, the next file most likely belongs to it.
      target: already?.id ?? (full ? (sources[0]?.id ?? NEW) : NEW),
      name: freeName(
        proposed,
        sources.map(({ name }) => name),
      ),
      reading: USUAL_READING,
    },
  });
  const isNew = watch('target') === NEW;
  const sent = files.filter(({ size }) => size > 0);
  const empty = files.filter(({ size }) => size === 0);

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      let id = values.target;
      if (id === NEW) {
        const { name, reading } = values;
        const created = await call('POST /admin/datasources', {
          body: { name: name.trim(), ...reading },
        });
        id = created.id;
        refreshSources();
      }
      startUploads(id, sent, sayRead);
      onStarted(id);
    } catch (error) {
      setFailure(error);
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('datasources.add.title', { count: files.length })}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button
            variant="primary"
            isPending={formState.isSubmitting}
            isDisabled={sent.length === 0 || (full && sources.length === 0)}
            onPress={() => void submit()}
          >
            {say('datasources.add.submit', { count: sent.length })}
          </Button>
        </>
      }
    >
      <form className={css.form} onSubmit={submit} noValidate>
        <FormErrors error={failure}>
          <ul className={css.chosen}>
            {sent.slice(0, SHOWN).map((file) => (
              <li key={`${file.name}${file.lastModified}${file.size}`}>
                <span>{file.name}</span>
                <span className={css.number}>{format.bytes(file.size)}</span>
              </li>
            ))}
            {sent.length > SHOWN ? (
              <li>{say('datasources.add.more', { count: sent.length - SHOWN })}</li>
            ) : null}
          </ul>
          {empty.length === 0 ? null : (
            <p className={css.second}>
              {say('datasources.add.empty', { names: empty.map(({ name }) => name).join(', ') })}
            </p>
          )}
          <Controller
            control={control}
            name="target"
            render={({ field }) => (
              <Select
                label={say('datasources.add.where')}
                options={[
                  { value: NEW, label: say('datasources.add.new'), disabled: full },
                  ...sources.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={field.value}
                onChange={field.onChange}
                hint={full ? say('datasources.add.limit', { limit }) : undefined}
              />
            )}
          />
          {isNew ? (
            <>
              <Controller
                control={control}
                name="name"
                rules={{ validate: (name) => isDatasourceName(name) || say('datasources.nameInvalid') }}
                render={({ field, fieldState }) => (
                  <TextField
                    name="name"
                    isRequired
                    label={say('datasources.add.name')}
                    hint={say('datasources.add.nameHint')}
                    value={field.value}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                    inputRef={field.ref}
                    formatError={fieldState.error?.message}
                    maxLength={64}
                  />
                )}
              />
              <Controller
                control={control}
                name="reading"
                render={({ field }) => <ReadingFields value={field.value} onChange={field.onChange} />}
              />
            </>
          ) : null}
        </FormErrors>
      </form>
    </Dialog>
  );
}
