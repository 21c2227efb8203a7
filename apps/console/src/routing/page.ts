import type { Permission } from '@casbah/domain/permission';
import type { RouteMessageId } from '@casbah/messages/route-id';
import type { tenantWords } from '@casbah/messages/tenant';
import type { IdOf } from '@casbah/messages/word-part';

type SettingsMessageId = IdOf<typeof tenantWords>;

/**
 * What `features/<area>/pages.ts` declares about a page. Loaded only to look up URLs, titles or permissions.
 */
export interface PageFacts {
  /** Path below the console's base; `{id}` matches any one segment. */
  path: string;
  /** Permission required to open the page. */
  permission: Permission;
  /** Legacy URL of the page: its hash in URLs of the same app (`#/services`). */
  legacy: string;
  /** Further legacy hashes. */
  furtherLegacy?: readonly string[];
  /** Value of `deeplink` that leads here from the app's root. */
  deepLink?: string;
  /** Its URL in the older Audit, used while the browser's `useNewAudit` flag is off. */
  older?: string;
  /** Allowed values of the last path segment; any if absent. */
  values?: readonly string[];
  /** For a legacy path without a page: the key of its replacement. */
  leadsTo?: string;
  /** Parameters that select its content on the replacement. Those of the legacy URL take precedence. */
  leadsWith?: Readonly<Record<string, string>>;
  /** Key of the page that replaces this one in companies with a Sequence detector. */
  replacedBySequence?: string;
  /** False for pages that need parameters: other pages link to them, the palette doesn't. */
  offered?: false;
  /** Position among its app's built pages: ascending. */
  order?: number;
  /** Its entries in the settings index. */
  settings?: readonly SettingsEntry[];
}

/** Keys with a title, `route.<key>`. */
type NamedKey = { [Id in RouteMessageId]: Id extends `route.${infer Key}` ? Key : never }[RouteMessageId];

/** A page whose title is the message `route.<key>`. */
export interface NamedPage extends PageFacts {
  key: NamedKey;
}

/**
 * A page of one cloud app. Its title is shared and contains the app's name, which is the same in every
 * language.
 */
export interface CloudAppPage extends PageFacts {
  key: string;
  title: RouteMessageId;
  name: string;
}

/** An entry in the settings index. Its messages are `settings.item.<id>` and `settings.item.<id>.about`. */
export interface SettingsEntry {
  id: SettingsItemId;
  group: SettingsGroupId;
  /** Position in the group: ascending. */
  order: number;
  /** ID of the facts it shows, if any. */
  facts?: string;
}

export type SettingsItemId = {
  [Id in SettingsMessageId]: Id extends `settings.item.${infer Item}.about` ? Item : never;
}[SettingsMessageId];

export type SettingsGroupId = {
  [Id in SettingsMessageId]: Id extends `settings.group.${infer Group}` ? Group : never;
}[SettingsMessageId];
