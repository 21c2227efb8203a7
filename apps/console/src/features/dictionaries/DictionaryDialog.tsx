import type { Dictionary } from '@casbah/contract/dictionaries';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Dictionaries.module.css';
import { refreshDictionaries } from './queries.ts';

/** Creates a dictionary without terms, or edits its name, description and accents. */
export function DictionaryDialog({
  dictionary,
  onClose,
  onSaved,
}: {
  dictionary: Dictionary | undefined;
  onClose: () => void;
  onSaved?: (saved: Dictionary) => void;
}) {
  const say = useWords<typeof dictionariesWords>();
  const [name, setName] = useState(dictionary?.name ?? '');
  const [description, setDescription] = useState(dictionary?.description ?? '');
  const [ignoresAccents, setIgnoresAccents] = useState(dictionary?.ignore_accents ?? false);
  const isNew = dictionary === undefined;
  const isRight = name.trim() !== '';
  const send = async (): Promise<void> => {
    const body = { name: name.trim(), description: description.trim(), ignore_accents: ignoresAccents };
    const saved = isNew
      ? await call('POST /protect/dictionaries', { body })
      : await call('PATCH /protect/dictionaries/{id}', { params: { id: dictionary.id }, body });
    await refreshDictionaries();
    showToast({
      tone: 'low',
      title: say(isNew ? 'dictionaries.created' : 'dictionaries.saved', { name: saved.name }),
    });
    onClose();
    onSaved?.(saved);
  };
  return (
    <FormDialog
      title={say(isNew ? 'dictionaries.create' : 'dictionaries.edit')}
      accept={say(isNew ? 'dictionaries.create.accept' : 'dictionaries.save')}
      isRight={isRight}
      send={send}
      failed={say(isNew ? 'dictionaries.create.failed' : 'dictionaries.save.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('dictionaries.name')}
            value={name}
            maxLength={64}
            onChange={setName}
            formatError={wasTried && !isRight ? ' ' : undefined}
            autoFocus
          />
          <TextField
            name="description"
            label={say('dictionaries.description')}
            value={description}
            maxLength={1000}
            rows={2}
            onChange={setDescription}
          />
          <div>
            <Checkbox isSelected={ignoresAccents} onChange={setIgnoresAccents}>
              {say('dictionaries.accents')}
            </Checkbox>
            <p className={css.quiet}>{say('dictionaries.accents.text')}</p>
          </div>
        </>
      )}
    </FormDialog>
  );
}
