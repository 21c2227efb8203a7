import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.groups',
    path: '/appAccount/groups',
    permission: 'account.view',
    legacy: '#/groups',
    order: 60,
    settings: [{ id: 'groups', group: 'people', order: 20 }],
  },
  {
    key: 'protect.customGroups',
    path: '/protect/custom-groups',
    permission: 'account.view',
    legacy: '#/custom-groups',
    order: 230,
  },
  {
    key: 'protect.manageCustomGroup',
    path: '/protect/custom-groups/manage',
    permission: 'account.view',
    legacy: '#/custom-groups/manage',
    offered: false,
  },
];
