import {
  type FilterAttribute,
  USER_ATTRIBUTE_MAX_BLOCKS,
  type UserFilterError,
  userFilterErrors,
} from '@casbah/domain/filter/attribute';
import { completeModel, type FilterModel } from '@casbah/domain/filter/model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useFormat } from '../format/useFormat.ts';
import type { ChoiceSource } from './choice-source.ts';
import { type Draft, draftOf, hasPatternError, modelOfDraft } from './draft.ts';
import css from './FilterBuilder.module.css';
import { GroupsEditor } from './GroupsEditor.tsx';
import type { UserStats } from './user-stats.ts';

export interface UserFilterDialogProps {
  attributes: readonly FilterAttribute[];
  model: FilterModel;
  choices: ChoiceSource;
  stats: UserStats | undefined;
  /** Called with the current filter, for the stats. */
  onDraft: ((model: FilterModel) => void) | undefined;
  onModel: (model: FilterModel) => void;
  onClose: () => void;
}

const ERROR_WORDS: Readonly<Record<UserFilterError, string>> = {
  FIRST_ATTRIBUTE_OPERATOR: 'widgets.filterBuilder.users.FIRST_ATTRIBUTE_OPERATOR',
  MISSING_VALUE: 'widgets.filterBuilder.users.MISSING_VALUE',
};

/** Dialog for a filter over user attributes: a few conditions and their number of matches. */
export function UserFilterDialog({
  attributes,
  model,
  choices,
  stats,
  onDraft,
  onModel,
  onClose,
}: UserFilterDialogProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [draft, setDraft] = useState<Draft>(() => draftOf(model, attributes));
  const [tried, setTried] = useState(false);
  const current = modelOfDraft(draft);
  const errors = userFilterErrors(current);
  const misfits = current.exprGroups.some(({ exprBlocks }) =>
    exprBlocks.some((block) => hasPatternError(block, attributes)),
  );
  // Missing values are reported only on submit.
  const shown = errors.filter((error) => tried || (error !== 'MISSING_VALUE' && errors.length === 1));

  const change = (next: Draft) => {
    setDraft(next);
    setTried(false);
    const asks = modelOfDraft(next);
    if (userFilterErrors(asks).length === 0) onDraft?.(completeModel(asks));
  };
  const use = () => {
    setTried(true);
    if (errors.length === 0 && !misfits) onModel(completeModel(current));
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={formatMessage({ id: 'widgets.filterBuilder.users.title' })}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage({ id: 'widgets.dialog.cancel' })}</Button>
          <Button variant="primary" onPress={use}>
            {formatMessage({ id: 'widgets.filterBuilder.users.use' })}
          </Button>
        </>
      }
    >
      <div className={css.users}>
        <GroupsEditor
          draft={draft}
          onDraft={change}
          attributes={attributes}
          choices={choices}
          maxBlocks={USER_ATTRIBUTE_MAX_BLOCKS}
          oneGroup
          onEnter={use}
        />
        {shown.length === 0 ? null : (
          <div role="alert" className={css.problem}>
            {shown.map((error) => (
              <p key={error}>{formatMessage({ id: ERROR_WORDS[error] })}</p>
            ))}
          </div>
        )}
        {stats === undefined || errors.length > 0 ? null : (
          <p role="status" className={css.stats}>
            {stats.state === 'loading'
              ? formatMessage({ id: 'widgets.filterBuilder.users.counting' })
              : formatMessage(
                  { id: 'widgets.filterBuilder.users.matching' },
                  { matching: format.number(stats.matching), total: format.number(stats.total) },
                )}
          </p>
        )}
      </div>
    </Dialog>
  );
}
