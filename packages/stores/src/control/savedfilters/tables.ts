import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Filters that people keep. */
interface SavedFilters {
  id: string;
  tenant_id: string;
  owner_id: string;
  /** The list it was made in; its name is one of a kind among its owner's there, whatever its case. */
  app: SavedFilterApp;
  supported_apps: JSONColumnType<readonly SavedFilterApp[]>;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  sharing: 'private' | 'company' | 'people';
  /** The text form of what it asks. */
  filter: string;
  /** How the list is shown with it, without what is one reader's own. */
  filter_config: ColumnType<unknown, string, string>;
  created_on: Millis;
  modified_on: Millis;
}

/** Recipients of filters shared with selected people. */
interface SavedFilterPeople {
  tenant_id: string;
  filter_id: string;
  user_id: string;
}

/** With which filter each list of a person opens. */
interface SavedFilterDefaults {
  tenant_id: string;
  user_id: string;
  app: SavedFilterApp;
  filter_id: string;
}

declare module '../database.ts' {
  interface Database {
    saved_filters: SavedFilters;
    saved_filter_people: SavedFilterPeople;
    saved_filter_defaults: SavedFilterDefaults;
  }
}
