import type { SavedFilterSharing } from '@casbah/domain/filter/saved-filter';
import { groupSearchDelayMs, isGroupSearch } from '@casbah/domain/group';
import { useIntl } from 'react-intl';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import type { LoadItems } from '../typeahead/item.ts';
import { Typeahead } from '../typeahead/Typeahead.tsx';

/** Whom a filter is shared with: no one, everyone, or selected people. */
export function SharingFields({
  value,
  onChange,
  findPeople,
  error,
}: {
  value: SavedFilterSharing;
  onChange: (value: SavedFilterSharing) => void;
  findPeople: LoadItems;
  error: string | undefined;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SegmentedControl
        label={formatMessage({ id: 'widgets.savedFilters.sharing' })}
        value={value.with}
        onChange={(next) => onChange(next === 'people' ? { with: next, people: [] } : { with: next })}
        segments={[
          { value: 'private', label: formatMessage({ id: 'widgets.savedFilters.sharing.private' }) },
          { value: 'company', label: formatMessage({ id: 'widgets.savedFilters.sharing.company' }) },
          { value: 'people', label: formatMessage({ id: 'widgets.savedFilters.sharing.people' }) },
        ]}
      />
      {value.with === 'people' ? (
        <Typeahead
          label={formatMessage({ id: 'widgets.savedFilters.sharing.with' })}
          multiple
          chosen={value.people}
          onChosen={(people) => onChange({ with: 'people', people })}
          load={findPeople}
          isSearch={isGroupSearch}
          delayMs={groupSearchDelayMs}
          error={error}
        />
      ) : null}
    </>
  );
}
