import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.tags',
    path: '/appAccount/account/tags',
    permission: 'account.view',
    legacy: '#/tags',
    order: 110,
    settings: [{ id: 'tags', group: 'data', order: 30 }],
  },
];
