import type { SavedAttribute, SavedFilter, SavedFilterSharing } from '@casbah/domain/filter/saved-filter';
import type { LoadItems } from '../typeahead/item.ts';

/** What is done with a saved filter may take a while, and may fail: then it says so and nothing is closed. */
export type Done = void | Promise<void>;

export interface SavedFilterInput {
  name: string;
  isDefault: boolean;
  /** Where filters can be shared. */
  sharing?: SavedFilterSharing | undefined;
}

export interface SavedFiltersProps {
  filters: readonly SavedFilter[];
  /** The loaded one. */
  activeUid: string | undefined;
  /** The page filter's current attributes. */
  current: readonly SavedAttribute[];
  onLoad: (filter: SavedFilter) => void;
  /** No filter is loaded anymore. */
  onReset: () => void;
  onSave: (input: SavedFilterInput) => Done;
  onUpdate: (uid: string, input: SavedFilterInput) => Done;
  onRename: (uid: string, name: string) => Done;
  onDelete: (uid: string) => Done;
  /** `cleared` was the default until now. */
  onMakeDefault: (uid: string, cleared: string | undefined) => Done;
  isDisabled?: boolean | undefined;
  /** Empties the page's filter and loads none. */
  onClear?: (() => void) | undefined;
  /** What a new filter is called until it is given a name. */
  defaultName?: string | undefined;
  /** Finds people to share with; without it filters aren't shared. */
  findPeople?: LoadItems | undefined;
}
