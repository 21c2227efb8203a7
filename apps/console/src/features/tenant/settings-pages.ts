import type { SettingFacts } from '@casbah/contract/tenant';
import type { SettingsEntry, SettingsGroupId } from '../../routing/page.ts';
import { TABLE } from '../../routing/table.ts';

/** An entry of the index with its page. */
export interface SettingsItem extends SettingsEntry {
  path: string;
}

/** Groups of the index, in order. */
export const GROUPS: readonly SettingsGroupId[] = ['company', 'people', 'access', 'data', 'notices'];

/** All settings by topic, as registered by the features. */
export const SETTINGS: readonly { group: SettingsGroupId; items: readonly SettingsItem[] }[] = GROUPS.map(
  (group) => ({ group, items: itemsOf(group) }),
);

function itemsOf(group: SettingsGroupId): readonly SettingsItem[] {
  return TABLE.routes
    .filter(({ migrated }) => migrated)
    .flatMap(({ path, settings = [] }) => settings.map((entry) => ({ ...entry, path })))
    .filter((item) => item.group === group)
    .sort((one, other) => one.order - other.order);
}

/** Values for a fact's words, and whether they need attention. */
export function isWarning(id: string, facts: SettingFacts): boolean {
  return (
    (id === 'destinations' && Number(facts.failing) > 0) || (id === 'company' && Number(facts.unshown) > 0)
  );
}
