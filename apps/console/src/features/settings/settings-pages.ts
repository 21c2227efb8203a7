import type { SettingFacts } from '@casbah/contract/tenant';
import type { PagePath } from '@casbah/domain/page';
import type { settingsWords } from '@casbah/messages/settings';
import type { IdOf } from '@casbah/messages/word-part';

/** A page that something is set on, as the index lists it. Its name and what it is about stand under `settings.item.` and its id. */
export interface SettingsItem {
  id: ItemId;
  path: string;
  /** Whose facts it shows, where there are any. */
  facts?: string;
}
type ItemId = {
  [Id in IdOf<typeof settingsWords>]: Id extends `settings.item.${infer Item}.about` ? Item : never;
}[IdOf<typeof settingsWords>];
type GroupId = {
  [Id in IdOf<typeof settingsWords>]: Id extends `settings.group.${infer Group}` ? Group : never;
}[IdOf<typeof settingsWords>];

/** Everything that can be set, by what it is about. */
export const SETTINGS: readonly { group: GroupId; items: readonly (SettingsItem & { path: PagePath })[] }[] =
  [
    {
      group: 'company',
      items: [
        { id: 'company', path: '/appAccount/account', facts: 'company' },
        { id: 'defaults', path: '/settings/defaults', facts: 'defaults' },
        { id: 'usage', path: '/settings/usage', facts: 'usage' },
        { id: 'store', path: '/appStore' },
        { id: 'partners', path: '/settings/partners' },
      ],
    },
    {
      group: 'people',
      items: [
        { id: 'people', path: '/appAccount/users', facts: 'people' },
        { id: 'groups', path: '/appAccount/groups' },
        { id: 'directory', path: '/settings/directory' },
        { id: 'profiles', path: '/appAccount/profiles', facts: 'profiles' },
      ],
    },
    {
      group: 'access',
      items: [
        { id: 'policy', path: '/settings/policy', facts: 'policy' },
        { id: 'sso', path: '/settings/sso', facts: 'sso' },
        { id: 'networks', path: '/settings/networks', facts: 'networks' },
      ],
    },
    {
      group: 'data',
      items: [
        { id: 'sources', path: '/appAudit/sources', facts: 'sources' },
        { id: 'retention', path: '/settings/defaults', facts: 'retention' },
        { id: 'tags', path: '/appAccount/account/tags' },
        { id: 'anonymisation', path: '/settings/anonymisation', facts: 'anonymisation' },
        { id: 'keys', path: '/settings/keys', facts: 'keys' },
        { id: 'apiKeys', path: '/settings/api-keys' },
      ],
    },
    {
      group: 'notices',
      items: [
        { id: 'destinations', path: '/settings/destinations', facts: 'destinations' },
        { id: 'maintenance', path: '/settings/maintenance' },
      ],
    },
  ];

/** The values of a fact's words, and whether they need somebody to look. */
export function isWarning(id: string, facts: SettingFacts): boolean {
  return (
    (id === 'destinations' && Number(facts.failing) > 0) || (id === 'company' && Number(facts.unshown) > 0)
  );
}
