import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.profiles',
    path: '/appAccount/profiles',
    permission: 'sysadmin.use',
    legacy: '#/profiles',
    furtherLegacy: ['#/manage-profile'],
    deepLink: 'profiles',
    order: 70,
    settings: [{ id: 'profiles', group: 'people', order: 40, facts: 'profiles' }],
  },
  {
    key: 'account.accessProfile',
    path: '/appAccount/profiles/{id}',
    permission: 'sysadmin.use',
    legacy: '#/manage-profile/{id}',
  },
];
