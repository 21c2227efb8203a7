import type { SavedAttribute, SavedFilter, SavedFilterSharing } from '@casbah/domain/filter/saved-filter';
import type { LoadItems } from '../typeahead/item.ts';

/** Saved filter actions may take time and fail; then an error shows and nothing closes. */
export type Done = void | Promise<void>;

export interface SavedFilterInput {
  name: string;
  isDefault: boolean;
  /** Present if filters can be shared. */
  sharing?: SavedFilterSharing | undefined;
}

export interface SavedFiltersProps {
  filters: readonly SavedFilter[];
  /** UID of the loaded filter. */
  activeUid: string | undefined;
  /** The page filter's current attributes. */
  current: readonly SavedAttribute[];
  onLoad: (filter: SavedFilter) => void;
  /** Called when no filter is loaded anymore. */
  onReset: () => void;
  onSave: (input: SavedFilterInput) => Done;
  onUpdate: (uid: string, input: SavedFilterInput) => Done;
  onRename: (uid: string, name: string) => Done;
  onDelete: (uid: string) => Done;
  /** `cleared`: the previous default. */
  onMakeDefault: (uid: string, cleared: string | undefined) => Done;
  isDisabled?: boolean | undefined;
  /** Clears the page's filter and loads none. */
  onClear?: (() => void) | undefined;
  /** Suggested name of a new filter. */
  defaultName?: string | undefined;
  /** Finds people to share with; without it, filters can't be shared. */
  findPeople?: LoadItems | undefined;
}
