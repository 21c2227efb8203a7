import type { DataFilterAnswer } from '@casbah/contract/content-definitions';
import { isContentProfileName } from '@casbah/domain/content-profile';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { ConditionFields } from './ConditionFields.tsx';
import css from './Content.module.css';
import { conditionOf, draftOfCondition, isSizeText, newCondition } from './filter-draft.ts';
import { NameFields } from './NameFields.tsx';
import { refreshContent } from './queries.ts';

/** Creates a data filter, or edits its name and conditions. */
export function FilterDialog({
  filter,
  fileClasses,
  onClose,
}: {
  filter: DataFilterAnswer | undefined;
  fileClasses: RuleChoices['fileClasses'];
  onClose: () => void;
}) {
  const say = useWords<typeof contentprofilesWords>();
  const [name, setName] = useState(filter?.name ?? '');
  const [description, setDescription] = useState(filter?.description ?? '');
  const [conditions, setConditions] = useState(() => {
    const drafts = (filter?.conditions ?? []).map(draftOfCondition);
    return drafts.length === 0 ? [newCondition()] : drafts;
  });
  const hasSizes = conditions.every(({ minSize, maxSize }) => isSizeText(minSize) && isSizeText(maxSize));

  const send = async (): Promise<void> => {
    const body = {
      name: name.trim(),
      description: description.trim(),
      conditions: conditions.map(conditionOf),
    };
    if (filter === undefined) await call('POST /protect/data_filters', { body });
    else await call('PATCH /protect/data_filters/{id}', { params: { id: filter.id }, body });
    await refreshContent();
    showToast({ tone: 'low', title: say('content.saved', { name: body.name }) });
    onClose();
  };
  return (
    <FormDialog
      wide
      title={say(filter === undefined ? 'content.filters.add' : 'content.filters.edit')}
      accept={say('content.save')}
      isRight={isContentProfileName(name.trim()) && hasSizes}
      send={send}
      failed={say('content.save.failed', { name: name.trim() })}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <NameFields
            name={name}
            description={description}
            wasTried={wasTried}
            onName={setName}
            onDescription={setDescription}
          />
          {conditions.map((condition, index) => (
            <ConditionFields
              key={condition.key}
              number={index + 1}
              condition={condition}
              fileClasses={fileClasses}
              wasTried={wasTried}
              onChange={(next) => setConditions(conditions.with(index, next))}
              onRemove={
                conditions.length === 1 ? undefined : () => setConditions(conditions.toSpliced(index, 1))
              }
            />
          ))}
          <div className={css.start}>
            <Button icon={<PlusIcon />} onPress={() => setConditions([...conditions, newCondition()])}>
              {say('content.condition.add')}
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
