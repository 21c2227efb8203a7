import { may, type Rights } from './access-profile.ts';
import { component, mayForApp } from './component.ts';
import type { Permission } from './permission.ts';
import type { SecurletApp } from './securlet-app.ts';

/** Components of future areas. Once built, an area moves its own to `component.ts`. */
export const PLANNED_COMPONENTS = {
  'dashboards.share': component('dashboards.modify', 'dashboards'),
  'dashboards.export': component('dashboards.export', 'dashboards'),
  'dashboards.update_widget': component('dashboards.modify', 'dashboards'),
  'detect.modify_sequences': component('detect.modify', 'detect'),
} as const;

/** Actions on one connected app; a profile may allow them for some apps only. */
const APP_COMPONENTS = {
  scan: 'securlets.modify',
  remediate: 'securlets.approve',
  activate: 'securlets.activate',
} as const satisfies Record<string, Permission>;

type State = 'enabled' | 'disabled' | 'hidden';

/** Enabled with its permission, disabled for people who see its area, hidden from all others. */
export function stateOfPlanned(rights: Rights, id: keyof typeof PLANNED_COMPONENTS): State {
  const { permission, seenBy } = PLANNED_COMPONENTS[id];
  return may(rights, permission) ? 'enabled' : may(rights, seenBy) ? 'disabled' : 'hidden';
}

export function stateForApp(rights: Rights, app: SecurletApp, action: keyof typeof APP_COMPONENTS): State {
  if (mayForApp(rights, APP_COMPONENTS[action], app)) return 'enabled';
  return mayForApp(rights, 'securlets.view', app) ? 'disabled' : 'hidden';
}
