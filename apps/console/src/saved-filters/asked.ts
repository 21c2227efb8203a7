import type { SavedFilterConfig } from '@casbah/contract/savedfilters';
import type { SavedAttribute } from '@casbah/domain/filter/saved-filter';
import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';

/** The current query of a list, in the form of a saved filter. */
export type Asked = Omit<SavedFilterConfig, 'is_default' | 'tab'>;

/** A list with saved filters. */
export interface SavedFiltersOfList {
  app: SavedFilterApp;
  /** Name of the list, used for a new filter's name. */
  list: string;
  asked: Asked;
  /** Describes a query in words: equal queries have equal words. */
  describe: (asked: Asked) => readonly SavedAttribute[];
  /** Nothing is filtered yet: the default filter may load. */
  isUntouched: boolean;
  /** `first`: loaded as the page opens. */
  onLoad: (asked: Asked, first: boolean) => void;
  onClear: () => void;
}
