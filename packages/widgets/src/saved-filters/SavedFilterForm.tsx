import {
  SAVED_FILTER_NAME_MAX,
  type SavedFilter,
  type SavedFilterNameError,
  type SavedFilterSharing,
  savedFilterNameError,
} from '@casbah/domain/filter/saved-filter';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../text-field/TextField.tsx';
import type { LoadItems } from '../typeahead/item.ts';
import css from './SavedFilters.module.css';
import { SharingFields } from './SharingFields.tsx';
import type { SavedFilterInput } from './saved-filters-props.ts';

export type FormAction = 'save' | 'saveAs' | 'update' | 'rename';

const ACTION_WORDS: Readonly<Record<FormAction, string>> = {
  save: 'widgets.savedFilters.save',
  saveAs: 'widgets.savedFilters.saveAs',
  update: 'widgets.savedFilters.update',
  rename: 'widgets.savedFilters.rename',
};
const ERROR_WORDS: Readonly<Record<SavedFilterNameError, string>> = {
  REQUIRED: 'widgets.savedFilters.REQUIRED',
  MAX_LENGTH: 'widgets.savedFilters.MAX_LENGTH',
  EXISTING_FILTER: 'widgets.savedFilters.EXISTING_FILTER',
};

export interface SavedFilterFormProps {
  action: FormAction;
  filters: readonly SavedFilter[];
  /** The filter being updated or renamed; its name is the default for “Save as”. */
  filter: SavedFilter | undefined;
  isDefault: boolean;
  defaultName: string;
  /** Absent if filters can't be shared. */
  findPeople: LoadItems | undefined;
  pending: boolean;
  problem: string | undefined;
  onSubmit: (input: SavedFilterInput) => void;
  onCancel: () => void;
}

/** Asks for the name for an action. Enter submits. */
export function SavedFilterForm({
  action,
  filters,
  filter,
  isDefault: wasDefault,
  defaultName,
  findPeople,
  pending,
  problem,
  onSubmit,
  onCancel,
}: SavedFilterFormProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(
    action === 'update' || action === 'rename' ? (filter?.name ?? '') : defaultName,
  );
  const [isDefault, setDefault] = useState(wasDefault);
  const [sharing, setSharing] = useState<SavedFilterSharing>(
    action === 'save' ? { with: 'private' } : (filter?.sharing ?? { with: 'private' }),
  );
  const [tried, setTried] = useState(false);
  const edited = action === 'update' || action === 'rename' ? filter?.uid : undefined;
  const wrong = savedFilterNameError(name, filters, edited);
  // An empty name is reported only on submit.
  const shown = tried || (wrong !== undefined && wrong !== 'REQUIRED') ? wrong : undefined;
  const lacksPeople = findPeople !== undefined && sharing.with === 'people' && sharing.people.length === 0;
  const words = formatMessage({ id: ACTION_WORDS[action] });
  const submit = () => {
    setTried(true);
    if (wrong !== undefined || lacksPeople || pending) return;
    onSubmit({
      name: name.trim(),
      isDefault,
      ...(findPeople === undefined || action === 'rename' ? {} : { sharing }),
    });
  };

  return (
    <Dialog
      open
      onClose={onCancel}
      title={action === 'rename' || action === 'update' ? `${words}: ${filter?.name ?? ''}` : words}
      actions={
        <>
          <Button onPress={onCancel}>{formatMessage({ id: 'widgets.dialog.cancel' })}</Button>
          <Button variant="primary" isPending={pending} onPress={submit}>
            {words}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <TextField
          label={formatMessage({ id: 'widgets.savedFilters.name' })}
          autoFocus
          isRequired
          validationBehavior="aria"
          autoComplete="off"
          value={name}
          onChange={(next) => {
            setName(next);
            setTried(false);
          }}
          error={
            shown === undefined
              ? undefined
              : formatMessage({ id: ERROR_WORDS[shown] }, { max: SAVED_FILTER_NAME_MAX })
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') submit();
            else event.continuePropagation();
          }}
        />
        {action === 'rename' || findPeople === undefined ? null : (
          <SharingFields
            value={sharing}
            onChange={setSharing}
            findPeople={findPeople}
            error={
              tried && lacksPeople ? formatMessage({ id: 'widgets.savedFilters.sharing.nobody' }) : undefined
            }
          />
        )}
        {action === 'rename' ? null : (
          <Checkbox isSelected={isDefault} onChange={setDefault}>
            {formatMessage({ id: 'widgets.savedFilters.useByDefault' })}
          </Checkbox>
        )}
        {problem === undefined ? null : (
          <p role="alert" className={css.problem}>
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}
