import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Saved filters. */
interface SavedFilters {
  id: string;
  tenant_id: string;
  owner_id: string;
  /** The list it was created in. Its name is unique there among its owner's filters, ignoring case. */
  app: SavedFilterApp;
  supported_apps: JSONColumnType<readonly SavedFilterApp[]>;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  sharing: 'private' | 'company' | 'people';
  /** The filter in text form. */
  filter: string;
  /** Display settings of the list, without those of a single reader. */
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

/** Default filter of each list of a person. */
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
