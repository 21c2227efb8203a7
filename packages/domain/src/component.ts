import { may, type Rights, scopesOf } from './access-profile.ts';
import type { Area, Permission } from './permission.ts';
import { SECURLET_APPS } from './securlet-app.ts';
import { STORE_APPS } from './store/store-apps.ts';

/** A button, field or menu of the console with restricted use. */
export interface Component {
  /** Permission to use it. */
  permission: Permission;
  /** Permission to see it disabled: viewing its area. */
  seenBy: Permission;
}

export const component = (permission: Permission, seenIn: Area): Component => ({
  permission,
  seenBy: `${seenIn}.view`,
});

/**
 * All console components by ID. The call behind each requires the same permission. Those of future areas are in
 * `planned-component.ts`.
 */
export const COMPONENTS = {
  'users.new': component('account.modify', 'account'),
  'users.deactivate': component('account.activate', 'account'),
  'users.reset_password': component('account.modify', 'account'),
  'users.delete': component('account.modify', 'account'),
  'users.unlock': component('account.activate', 'account'),
  'users.export': component('account.export', 'account'),
  'groups.new': component('account.modify', 'account'),
  // Only sysadmins manage permissions, and no one else sees these, so that no profile can extend itself.
  'accessprofiles.new': { permission: 'sysadmin.use', seenBy: 'sysadmin.use' },
  'audit.export': component('audit.export', 'audit'),
  'audit.schedule_report': component('audit.report', 'audit'),
  'audit.edit_brr_profile': component('audit.modify', 'audit'),
  'sources.new': component('datasources.modify', 'datasources'),
  'history.export': component('history.export', 'history'),
  'settings.edit_ip_ranges': component('settings.modify', 'settings'),
  'settings.edit_ssh_keys': component('settings.modify', 'settings'),
  'settings.edit_api_keys': component('settings.modify', 'settings'),
  'settings.edit_drm_servers': component('settings.modify', 'settings'),
  'store.configure_apps': component('store.modify', 'store'),
} as const satisfies Record<string, Component>;

export type ComponentId = keyof typeof COMPONENTS;

/**
 * Components a person may use, and those shown disabled; all others are hidden. A component is enabled if its
 * permission is held for any scope.
 */
export function componentsOf(rights: Rights): { enabled: ComponentId[]; disabled: ComponentId[] } {
  const found: { enabled: ComponentId[]; disabled: ComponentId[] } = { enabled: [], disabled: [] };
  for (const [id, { permission, seenBy }] of entriesOf(COMPONENTS)) {
    if (may(rights, permission)) found.enabled.push(id);
    else if (may(rights, seenBy)) found.disabled.push(id);
  }
  return found;
}

/**
 * Apps a person may enable and disable; `undefined` if not limited to a list. Connected apps need a securlet
 * permission, others a Store permission.
 */
export function appsForActivation(rights: Rights): readonly string[] | undefined {
  if (scopesOf(rights, 'securlets.activate') === 'everything') return undefined;
  const others = STORE_APPS.filter(({ securlet }) => securlet === undefined).map(({ key }) => key);
  return [
    ...SECURLET_APPS.filter((app) => mayForApp(rights, 'securlets.activate', app)),
    ...others.filter((app) => mayForApp(rights, 'store.activate', app)),
  ];
}

export function mayForApp(rights: Rights, permission: Permission, app: string): boolean {
  const scopes = scopesOf(rights, permission);
  if (scopes === 'everything' || scopes === 'nothing') return scopes === 'everything';
  return scopes.some(({ apps }) => apps === undefined || apps.includes(app));
}

function entriesOf<Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] {
  // The keys of an object literal are the keys of its type.
  return Object.entries(table) as [Key, Value][];
}
