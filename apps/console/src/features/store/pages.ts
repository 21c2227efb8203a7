import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'store.home',
    path: '/appStore',
    permission: 'store.view',
    legacy: '#/',
    order: 10,
    settings: [{ id: 'store', group: 'company', order: 40 }],
  },
  {
    key: 'store.addlParams',
    path: '/appStore/addlparams',
    permission: 'store.modify',
    legacy: '#/addlparams',
    offered: false,
  },
  {
    key: 'store.addlParamsOfApp',
    path: '/appStore/addlparams/{app}',
    permission: 'store.modify',
    legacy: '#/addlparams/{app}',
    offered: false,
  },
  {
    key: 'store.appDetails',
    path: '/appStore/appdetails',
    permission: 'store.view',
    legacy: '#/appdetails',
    offered: false,
  },
  {
    key: 'store.appDetailsOfApp',
    path: '/appStore/appdetails/{app}',
    permission: 'store.view',
    legacy: '#/appdetails/{app}',
    offered: false,
  },
  { key: 'store.catalog', path: '/appCatalog', permission: 'store.view', legacy: '#/catalog', order: 60 },
];
