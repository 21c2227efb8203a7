import type { Permission } from '@casbah/domain/permission';
import type { RouteMessageId } from '@casbah/messages/route-id';
import type { tenantWords } from '@casbah/messages/tenant';
import type { IdOf } from '@casbah/messages/word-part';

type SettingsMessageId = IdOf<typeof tenantWords>;

/** What `features/<area>/pages.ts` says of a page. It loads only where addresses, titles or permissions are looked up. */
export interface PageFacts {
  /** Path below the console's base; `{id}` matches any one segment. */
  path: string;
  /** What it takes to open the page. */
  permission: Permission;
  /** The older address that leads here: the hash it had in addresses of the same app (`#/services`). */
  legacy: string;
  /** More hashes that lead here. */
  furtherLegacy?: readonly string[];
  /** The value of `deeplink` that leads here from the root of the app. */
  deepLink?: string;
  /** The address it had in the older Audit, used while the browser's flag `useNewAudit` is off. */
  older?: string;
  /** The values that the last segment of the path may have; any where absent. */
  values?: readonly string[];
  /** For a legacy path without a page: the key of its replacement. */
  leadsTo?: string;
  /** The key of the page that replaces this one in companies with a Sequence detector. */
  replacedBySequence?: string;
  /** False for pages that need parameters: other pages link to them, the palette doesn't. */
  offered?: false;
  /** Its place among the built pages of its app: ascending. */
  order?: number;
  /** Entries in the index of settings that lead here. */
  settings?: readonly SettingsEntry[];
}

/** Keys with a title, `route.<key>`. */
type NamedKey = { [Id in RouteMessageId]: Id extends `route.${infer Key}` ? Key : never }[RouteMessageId];

/** A page whose title is `route.` and its key. */
export interface NamedPage extends PageFacts {
  key: NamedKey;
}

/** A page of one cloud app. Its title is shared, and contains the app's name, which is the same in every language. */
export interface CloudAppPage extends PageFacts {
  key: string;
  title: RouteMessageId;
  name: string;
}

/** An entry in the index of settings. Its words are `settings.item.<id>` and `settings.item.<id>.about`. */
export interface SettingsEntry {
  id: SettingsItemId;
  group: SettingsGroupId;
  /** Its place in the group: ascending. */
  order: number;
  /** Whose facts it shows, if any. */
  facts?: string;
}

export type SettingsItemId = {
  [Id in SettingsMessageId]: Id extends `settings.item.${infer Item}.about` ? Item : never;
}[SettingsMessageId];

export type SettingsGroupId = {
  [Id in SettingsMessageId]: Id extends `settings.group.${infer Group}` ? Group : never;
}[SettingsMessageId];
