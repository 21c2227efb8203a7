import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'account.notifications',
    path: '/appAccount/notifications',
    permission: 'session.use',
    legacy: '#/notifications',
    order: 30,
  },
  {
    key: 'account.notification',
    path: '/appAccount/notifications/{id}',
    permission: 'session.use',
    legacy: '#/notifications/{id}',
  },
];
