import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import type { investigateWords } from '@casbah/messages/investigate';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { FilterIcon, FilterOutIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../../words/useWords.ts';
import { useActivityWords } from '../activity-words.ts';

/** Filters the log for a value, or without it. */
export type OnFilter = (field: ActivityField, value: string, exclude: boolean) => void;

/** Buttons beside a value: filter for it, filter it out. */
export function FilterActions({
  field,
  value,
  shown = value,
  onFilter,
}: {
  field: ActivityField;
  value: string;
  /** Display text of the value. */
  shown?: string;
  onFilter: OnFilter;
}) {
  const say = useWords<typeof investigateWords>();
  const words = { field: useActivityWords().field(field), value: shown };
  return (
    <>
      <IconButton
        size="tiny"
        label={say('investigate.filterFor', words)}
        onPress={() => onFilter(field, value, false)}
      >
        <FilterIcon size={14} />
      </IconButton>
      <IconButton
        size="tiny"
        label={say('investigate.filterOut', words)}
        onPress={() => onFilter(field, value, true)}
      >
        <FilterOutIcon size={14} />
      </IconButton>
    </>
  );
}
