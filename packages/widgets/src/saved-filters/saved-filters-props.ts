import type { SavedAttribute, SavedFilter } from '@casbah/domain/filter/saved-filter';

/** What is done with a saved filter may take a while, and may fail: then it says so and nothing is closed. */
export type Done = void | Promise<void>;

export interface SavedFilterInput {
  name: string;
  isDefault: boolean;
}

export interface SavedFiltersProps {
  filters: readonly SavedFilter[];
  /** The loaded one. */
  activeUid: string | undefined;
  /** What the page's filter asks as it stands. */
  current: readonly SavedAttribute[];
  onLoad: (filter: SavedFilter) => void;
  /** No filter is loaded any more. */
  onReset: () => void;
  onSave: (input: SavedFilterInput) => Done;
  onUpdate: (uid: string, input: SavedFilterInput) => Done;
  onRename: (uid: string, name: string) => Done;
  onDelete: (uid: string) => Done;
  /** `cleared` was the default until now. */
  onMakeDefault: (uid: string, cleared: string | undefined) => Done;
  isDisabled?: boolean | undefined;
}
