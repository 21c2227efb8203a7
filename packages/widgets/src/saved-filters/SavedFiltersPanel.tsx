import { useIntl } from 'react-intl';
import { Chip } from '../chip/Chip.tsx';
import { SavedFilterButtons } from './SavedFilterButtons.tsx';
import { SavedFilterList } from './SavedFilterList.tsx';
import css from './SavedFilters.module.css';
import type { SavedFiltersProps } from './saved-filters-props.ts';
import { useSavedFilters } from './useSavedFilters.tsx';

/** The dropdown's content as a panel, always visible beside a list. */
export function SavedFiltersPanel({ label, ...props }: SavedFiltersProps & { label?: string | undefined }) {
  const { formatMessage } = useIntl();
  const state = useSavedFilters(props);
  const { filters, isDisabled = false } = props;
  return (
    <section aria-label={label ?? formatMessage({ id: 'widgets.savedFilters.title' })} className={css.panel}>
      <header className={css.head}>
        <h3>{formatMessage({ id: 'widgets.savedFilters.title' })}</h3>
        {state.offer === 'save_as_or_update' ? (
          <Chip tone="medium">{formatMessage({ id: 'widgets.savedFilters.changed' })}</Chip>
        ) : null}
      </header>
      <SavedFilterList filters={filters} state={state} isDisabled={isDisabled} onClear={props.onClear} />
      <footer className={css.foot}>
        <SavedFilterButtons state={state} canSave={props.current.length > 0} isDisabled={isDisabled} />
      </footer>
      {state.dialogs}
    </section>
  );
}
