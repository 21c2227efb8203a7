import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.users',
    path: '/appAccount/users',
    permission: 'account.view',
    legacy: '#/users',
    order: 50,
    settings: [{ id: 'people', group: 'people', order: 10, facts: 'people' }],
  },
];
