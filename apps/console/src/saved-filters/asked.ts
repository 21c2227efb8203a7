import type { SavedFilterConfig } from '@casbah/contract/savedfilters';
import type { SavedAttribute } from '@casbah/domain/filter/saved-filter';
import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';

/** The current query of a list, in the form of a saved filter. */
export type Asked = Omit<SavedFilterConfig, 'is_default' | 'tab'>;

/** A list that keeps filters. */
export interface SavedFiltersOfList {
  app: SavedFilterApp;
  /** What the list is called, for the name of a new filter. */
  list: string;
  asked: Asked;
  /** What is asked, in words: two that ask the same say the same. */
  describe: (asked: Asked) => readonly SavedAttribute[];
  /** Nothing is asked yet: the default filter may be loaded. */
  isUntouched: boolean;
  /** `first`: the page opens with it. */
  onLoad: (asked: Asked, first: boolean) => void;
  onClear: () => void;
}
