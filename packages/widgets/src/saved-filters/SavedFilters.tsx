import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import { SavedFilterButtons } from './SavedFilterButtons.tsx';
import { SavedFilterList } from './SavedFilterList.tsx';
import css from './SavedFilters.module.css';
import type { SavedFiltersProps } from './saved-filters-props.ts';
import { useSavedFilters } from './useSavedFilters.tsx';

/** Loaded filter with a list of all others and the available save actions. For the end of a filter bar. */
export function SavedFilters(props: SavedFiltersProps) {
  const { formatMessage } = useIntl();
  const state = useSavedFilters(props);
  const [open, setOpen] = useState(false);
  const { filters, isDisabled = false } = props;
  return (
    <span className={css.saved}>
      <Popover
        label={formatMessage({ id: 'widgets.savedFilters.title' })}
        placement="bottom end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="ghost" size="small" isDisabled={isDisabled}>
            <bdi className={css.loaded}>
              {state.active === undefined
                ? formatMessage({ id: 'widgets.savedFilters.title' })
                : formatMessage({ id: 'widgets.savedFilters.loaded' }, { name: state.active.name })}
            </bdi>
            <ChevronDownIcon size={14} />
          </Button>
        }
      >
        <div className={css.dropdown}>
          <SavedFilterList
            filters={filters}
            state={state}
            isDisabled={isDisabled}
            onDone={() => setOpen(false)}
            onClear={props.onClear}
          />
        </div>
      </Popover>
      <SavedFilterButtons state={state} canSave={props.current.length > 0} isDisabled={isDisabled} />
      {state.dialogs}
    </span>
  );
}
