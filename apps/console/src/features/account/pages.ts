import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.home',
    path: '/appAccount',
    permission: 'session.use',
    legacy: '#/',
    leadsTo: 'account.profile',
  },
  {
    key: 'account.profile',
    path: '/appAccount/profile',
    permission: 'session.use',
    legacy: '#/profile',
    order: 20,
  },
  {
    key: 'dashboards.enduser',
    path: '/dashboard/enduser',
    permission: 'session.use',
    legacy: '#/enduser',
    leadsTo: 'account.profile',
  },
];
