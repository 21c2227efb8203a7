import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'protect.dataIdentifiers',
    path: '/protect/dlpprofiles/dataidentifiers',
    permission: 'protect.view',
    legacy: '#/dataidentifiers',
    order: 350,
  },
  {
    key: 'protect.manageDataIdentifier',
    path: '/protect/dlpprofiles/dataidentifiers/manage',
    permission: 'protect.view',
    legacy: '#/dataidentifiers/manage',
    offered: false,
  },
];
