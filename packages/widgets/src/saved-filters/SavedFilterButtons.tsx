import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import css from './SavedFilters.module.css';
import type { SavedFiltersState } from './useSavedFilters.tsx';

/** Save if nothing is loaded; Save as and Update once the loaded filter changed. */
export function SavedFilterButtons({
  state,
  canSave,
  isDisabled,
}: {
  state: SavedFiltersState;
  /** Whether there is anything to save. */
  canSave: boolean;
  isDisabled: boolean;
}) {
  const { formatMessage } = useIntl();
  switch (state.offer) {
    case 'nothing':
      return null;
    case 'save':
      return (
        <Button size="small" isDisabled={isDisabled || !canSave} onPress={() => state.openForm('save')}>
          {formatMessage({ id: 'widgets.savedFilters.save' })}
        </Button>
      );
    case 'save_as_or_update':
      return (
        <span className={css.saved}>
          <Button
            variant="ghost"
            size="small"
            isDisabled={isDisabled || !canSave}
            onPress={() => state.openForm('saveAs')}
          >
            {formatMessage({ id: 'widgets.savedFilters.saveAs' })}
          </Button>
          {state.active?.owner === undefined ? (
            <Button
              size="small"
              isDisabled={isDisabled}
              onPress={() => state.openForm('update', state.active)}
            >
              {formatMessage({ id: 'widgets.savedFilters.update' })}
            </Button>
          ) : null}
        </span>
      );
  }
}
