import type { SettingFacts } from '@casbah/contract/tenant';
import type { SettingsEntry, SettingsGroupId } from '../../routing/page.ts';
import { TABLE } from '../../routing/table.ts';

/** An entry of the index, and the page it leads to. */
export interface SettingsItem extends SettingsEntry {
  path: string;
}

/** The groups of the index, in their order. */
export const GROUPS: readonly SettingsGroupId[] = ['company', 'people', 'access', 'data', 'notices'];

/** Everything that can be set, by what it is about: what the built pages of all features enter. */
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

/** The values of a fact's words, and whether they need someone to look. */
export function isWarning(id: string, facts: SettingFacts): boolean {
  return (
    (id === 'destinations' && Number(facts.failing) > 0) || (id === 'company' && Number(facts.unshown) > 0)
  );
}
