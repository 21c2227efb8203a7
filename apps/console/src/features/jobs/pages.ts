import type { NamedPage } from '../../routing/page.ts';

export const pages: readonly NamedPage[] = [
  {
    key: 'settings.jobs',
    path: '/settings/jobs',
    permission: 'sysadmin.use',
    legacy: '#/jobs',
    order: 55,
    settings: [{ id: 'jobs', group: 'data', order: 60 }],
  },
];
