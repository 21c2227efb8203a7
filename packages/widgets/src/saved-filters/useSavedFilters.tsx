import {
  type SavedFilter,
  type SavedFilterOffer,
  savedFilterOffer,
} from '@casbah/domain/filter/saved-filter';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { type FormAction, SavedFilterForm } from './SavedFilterForm.tsx';
import type { SavedFilterInput, SavedFiltersProps } from './saved-filters-props.ts';

type Asking =
  | { about: 'load'; filter: SavedFilter }
  | { about: 'delete'; filter: SavedFilter }
  | { about: 'form'; action: FormAction; filter: SavedFilter | undefined };

export interface SavedFiltersState {
  active: SavedFilter | undefined;
  offer: SavedFilterOffer;
  /** Whether the loaded filter becomes the default when updated. */
  isDefault: boolean;
  setDefault: (isDefault: boolean) => void;
  load: (filter: SavedFilter) => void;
  openForm: (action: FormAction, filter?: SavedFilter) => void;
  askDelete: (filter: SavedFilter) => void;
  makeDefault: (filter: SavedFilter) => void;
  /** Error message. */
  problem: string | undefined;
  /** Open dialogs. */
  dialogs: ReactNode;
}

/** Actions on saved filters with their dialogs, shared by dropdown and panel. */
export function useSavedFilters(props: SavedFiltersProps): SavedFiltersState {
  const { filters, activeUid, current, onLoad, onReset, onSave, onUpdate, onRename, onDelete } = props;
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<Asking>();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const active = filters.find(({ uid }) => uid === activeUid);
  const [flag, setFlag] = useState<{ uid: string; isDefault: boolean }>();
  // The flag applies to the filter it was set for, and until that is updated.
  const isDefault =
    flag !== undefined && flag.uid === active?.uid ? flag.isDefault : active?.isDefault === true;
  const offer = savedFilterOffer(active, current, isDefault);
  const isUnsaved = offer === 'save_as_or_update' || (active === undefined && current.length > 0);

  const attempt = async (work: () => void | Promise<void>): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      setProblem(message === '' ? formatMessage({ id: 'widgets.savedFilters.failed' }) : message);
      return false;
    } finally {
      setPending(false);
    }
  };
  const close = () => {
    setAsking(undefined);
    setProblem(undefined);
  };
  const loadNow = (filter: SavedFilter) => {
    close();
    setFlag(undefined);
    onLoad(filter);
  };
  const submit = async (action: FormAction, filter: SavedFilter | undefined, input: SavedFilterInput) => {
    const done = await attempt(async () => {
      if (action === 'save' || action === 'saveAs' || filter === undefined) await onSave(input);
      else if (action === 'update') await onUpdate(filter.uid, input);
      else await onRename(filter.uid, input.name);
    });
    if (!done) return;
    if (action !== 'rename') setFlag(undefined);
    close();
  };
  const deleteNow = async (filter: SavedFilter) => {
    if (!(await attempt(() => onDelete(filter.uid)))) return;
    close();
    if (filter.uid === activeUid) {
      setFlag(undefined);
      onReset();
    }
  };

  return {
    active,
    offer,
    isDefault,
    setDefault: (next) => {
      if (active !== undefined) setFlag({ uid: active.uid, isDefault: next });
    },
    load: (filter) => {
      if (filter.uid === activeUid && !isUnsaved) return;
      if (isUnsaved) setAsking({ about: 'load', filter });
      else loadNow(filter);
    },
    openForm: (action, filter) => setAsking({ about: 'form', action, filter }),
    askDelete: (filter) => setAsking({ about: 'delete', filter }),
    makeDefault: (filter) => {
      const previous = filters.find((one) => one.isDefault && one.uid !== filter.uid);
      setFlag(undefined);
      attempt(() => props.onMakeDefault(filter.uid, previous?.uid));
    },
    problem: asking === undefined ? problem : undefined,
    dialogs: <>{dialogOf(asking)}</>,
  };

  function dialogOf(question: Asking | undefined): ReactNode {
    switch (question?.about) {
      case undefined:
        return null;
      case 'load':
        return (
          <ConfirmDialog
            open
            title={formatMessage({ id: 'widgets.savedFilters.UNSAVED_FILTER_SET' })}
            accept={formatMessage({ id: 'widgets.savedFilters.loadWithoutSaving' })}
            onAccept={() => loadNow(question.filter)}
            onCancel={close}
          >
            {formatMessage(
              { id: 'widgets.savedFilters.SAVED_FILTER_LOAD_MSG' },
              { name: question.filter.name },
            )}
          </ConfirmDialog>
        );
      case 'delete':
        return (
          <ConfirmDialog
            open
            danger
            pending={pending}
            title={formatMessage(
              { id: 'widgets.savedFilters.CONFIRM_DELETE_SAVED_FILTER' },
              { name: question.filter.name },
            )}
            accept={formatMessage({ id: 'widgets.savedFilters.delete' })}
            onAccept={() => deleteNow(question.filter)}
            onCancel={close}
          >
            <p>{formatMessage({ id: 'widgets.savedFilters.SAVED_FILTER_DELETE_MSG' })}</p>
            {problem === undefined ? null : <p role="alert">{problem}</p>}
          </ConfirmDialog>
        );
      case 'form':
        return (
          <SavedFilterForm
            key={`${question.action} ${question.filter?.uid}`}
            action={question.action}
            filters={filters}
            filter={question.filter}
            isDefault={isDefault}
            defaultName={props.defaultName ?? ''}
            findPeople={props.findPeople}
            pending={pending}
            problem={problem}
            onSubmit={(input) => submit(question.action, question.filter, input)}
            onCancel={close}
          />
        );
    }
  }
}
