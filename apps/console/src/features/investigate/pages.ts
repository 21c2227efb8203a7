import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'investigate.home',
    path: '/appForensics',
    permission: 'investigate.view',
    legacy: '#/',
    order: 10,
  },
  {
    key: 'investigate.activity',
    path: '/appForensics/activities/{id}',
    permission: 'investigate.view',
    legacy: '#/activities/{id}',
  },
  {
    key: 'investigate.incidentData',
    path: '/appForensics/settings/incident-data',
    permission: 'investigate.view',
    legacy: '#/settings/incident-data',
    order: 30,
  },
];
