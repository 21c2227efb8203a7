import type { ContentIndex } from '@casbah/contract/indices';
import { INDEX_RULE_LIMITS } from '@casbah/domain/content-index';
import { CONTENT_PROFILE_LIMITS, isContentProfileName } from '@casbah/domain/content-profile';
import type { indicesWords } from '@casbah/messages/indices';
import type { patternsWords } from '@casbah/messages/patterns';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { ColumnFields } from './ColumnFields.tsx';
import css from './Indexes.module.css';
import { definitionOf, draftOf, draftProblem, newDraft } from './index-draft.ts';
import { refreshIndexes } from './queries.ts';
import { startTableUpload } from './table-uploads.ts';

/** Creates an index, or edits one. A table chosen here is uploaded once the index is saved. */
export function IndexDialog({
  index,
  onSaved,
  onClose,
}: {
  /** Undefined for a new one. */
  index: ContentIndex | undefined;
  onSaved?: ((saved: ContentIndex) => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof indicesWords | typeof patternsWords>();
  const [name, setName] = useState(index?.name ?? '');
  const [description, setDescription] = useState(index?.description ?? '');
  const [draft, setDraft] = useState(() => (index === undefined ? newDraft('exact') : draftOf(index)));
  const [table, setTable] = useState<File>();
  const isNew = index === undefined;
  const isName = isContentProfileName(name.trim());
  const problem = draftProblem(draft);

  const send = async (): Promise<void> => {
    const body = { name: name.trim(), description: description.trim(), definition: definitionOf(draft) };
    const saved = isNew
      ? await call('POST /protect/indices', { body })
      : await call('PATCH /protect/indices/{id}', { params: { id: index.id }, body });
    if (table !== undefined && draft.kind === 'exact') void startTableUpload(saved.id, table);
    await refreshIndexes();
    showToast({ tone: 'low', title: say(isNew ? 'indices.created' : 'indices.saved', { name: body.name }) });
    onClose();
    onSaved?.(saved);
  };
  return (
    <FormDialog
      wide
      title={say(isNew ? 'indices.create' : 'indices.edit.title')}
      accept={say(isNew ? 'indices.create.accept' : 'indices.save')}
      isRight={isName && problem === undefined}
      send={send}
      failed={say('indices.save.failed')}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <TextField
            name="name"
            isRequired
            label={say('indices.name')}
            hint={wasTried && !isName ? undefined : say('pattern.content_profile_name')}
            formatError={wasTried && !isName ? say('pattern.content_profile_name') : undefined}
            value={name}
            onChange={setName}
            maxLength={64}
            autoFocus
          />
          <TextField
            name="description"
            label={say('indices.description')}
            rows={2}
            value={description}
            onChange={setDescription}
            maxLength={CONTENT_PROFILE_LIMITS.description}
          />
          {isNew ? (
            <div className={css.field}>
              <span className={css.label}>{say('indices.kind')}</span>
              <SegmentedControl
                label={say('indices.kind')}
                value={draft.kind}
                onChange={(kind) => setDraft({ ...draft, kind })}
                segments={[
                  { value: 'exact', label: say('indices.kind.exact') },
                  { value: 'fingerprint', label: say('indices.kind.fingerprint') },
                ]}
              />
              <p className={css.quiet}>{say(`indices.kind.${draft.kind}.text`)}</p>
            </div>
          ) : null}
          {draft.kind === 'exact' ? (
            <ColumnFields
              draft={draft}
              onDraft={setDraft}
              table={table}
              onTable={setTable}
              problem={wasTried ? problem : undefined}
            />
          ) : (
            <div className={css.number}>
              <NumberField
                name="minimumShare"
                label={say('indices.share')}
                hint={say('indices.share.hint')}
                min={INDEX_RULE_LIMITS.minimumShare.min * 100}
                max={INDEX_RULE_LIMITS.minimumShare.max * 100}
                value={draft.minimumShare}
                onChange={(minimumShare) => setDraft({ ...draft, minimumShare })}
              />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
