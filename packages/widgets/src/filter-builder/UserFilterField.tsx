import type { FilterModel } from '@casbah/domain/filter/model';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { UsersIcon } from '../icons/frame-icons.tsx';
import type { ChoiceSource } from './choice-source.ts';
import { UserFilterDialog } from './UserFilterDialog.tsx';
import type { UserStats } from './user-stats.ts';
import type { UserFilterProps } from './value-field-props.ts';

export interface UserFilterFieldProps extends UserFilterProps {
  choices: ChoiceSource;
  stats: UserStats | undefined;
  onDraft: ((model: FilterModel) => void) | undefined;
}

/** Shows how people are selected, and opens the filter over their attributes. */
export function UserFilterField({
  attribute,
  model,
  isDisabled,
  onModel,
  choices,
  stats,
  onDraft,
}: UserFilterFieldProps) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const count = model.exprGroups.reduce((sum, { exprBlocks }) => sum + exprBlocks.length, 0);
  return (
    <>
      <Button icon={<UsersIcon size={14} />} isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {count === 0
          ? formatMessage({ id: 'widgets.filterBuilder.users.choose' })
          : formatMessage({ id: 'widgets.filterBuilder.users.chosen' }, { count })}
      </Button>
      {open ? (
        <UserFilterDialog
          attributes={attribute.filterConfig?.attributes ?? []}
          model={model}
          choices={choices}
          stats={stats}
          onDraft={onDraft}
          onModel={(next) => {
            setOpen(false);
            onModel(next);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
